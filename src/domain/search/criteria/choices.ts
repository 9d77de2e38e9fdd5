import type { ChoicesView, CountedChoice, FieldPlace } from '../list-views'
import type { FieldFacts } from './criterion'

interface OfferedChoices<K> extends FieldPlace {
  /** The parameter of the address. */
  name: string
  /** What it is called to choose none, where only one can be chosen. */
  none?: ChoicesView['none']
  keys: readonly K[]
  labelOf: (key: K) => string
  isChosen: (key: K) => boolean
}

/** A field that offers a few known values, each with how many there would be. */
export function offer<K extends string | number>(
  { panel, legend, name, none, keys, labelOf, isChosen }: OfferedChoices<K>,
  { counts, labels }: FieldFacts,
): ChoicesView {
  const choices = keys.map((key) => ({
    value: String(key), label: labelOf(key), lang: labels.language,
    count: counts.get(key) ?? 0, selected: isChosen(key),
  }))
  return { kind: 'choices', panel, legend, name, none, choices, set: chosenIn(choices) }
}

/** How many of some choices are chosen. */
export const chosenIn = (choices: readonly CountedChoice[]): number =>
  choices.filter(({ selected }) => selected).length
