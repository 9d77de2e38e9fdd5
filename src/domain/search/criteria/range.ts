import type { Goal } from '@/domain/properties/goal'
import { fold } from '@/lib/fold'
import { readAmount } from '@/lib/read-number'
import { boundLabels, type ListWord, type ListLabels } from '../list-labels'
import type { FieldPlace, FilterLabel } from '../list-views'
import { LARGEST, one, type Codec } from './codecs'
import type { AskedBeside, Criterion } from './criterion'
import type { Listing } from './table'

/** A lower and an upper bound, both included; null is open. */
export interface NumberRange {
  min: number | null
  max: number | null
}

/** Words that stand behind a number, folded, with what they multiply it by. */
type UnitWords = ReadonlyMap<string, number>

/** The name of the currency, a number, `,-` for no cents, a word, and that name behind it. */
const TYPED = /^(?:euros?|eur)?([\d\s.,'’]*\d)(?:\s*[.,]\s*[-–—]+)?\s*(\p{L}\S*)?(?:\s+(?:euros?|eur))?$/iu

/**
 * A number as people type it, such as `300000`, `€ 300.000,50`, `EUR 300,000`, `300.000,-`, `300k` or `300 k euro`, without its
 * decimals; null for anything else, and below 1.
 */
function wholeNumber(text: string | null, words: UnitWords): number | null {
  const [, digits = '', word] = TYPED.exec(text?.replaceAll('€', '').trim() ?? '') ?? []
  const amount = readAmount(digits)
  const times = word === undefined ? 1 : words.get(fold(word))
  if (amount === null || times === undefined) return null
  // In whole cents first: 2.3 times a million is a little less than 2,300,000.
  const number = Math.floor(Number((amount * times).toFixed(2)))
  return number >= 1 && number <= LARGEST ? number : null
}

const rangeOf = (min: number | null, max: number | null): NumberRange =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }

/** Tells whether a value is within bounds; one that is not known never is. */
export function withinBounds({ min, max }: NumberRange): (value: number | null) => boolean {
  const [least, most] = [min ?? 0, max ?? Infinity]
  return (value) => value !== null && value >= least && value <= most
}

/** Two bounds, each a parameter of its own. */
const bounds = (name: string, key: string, words: UnitWords): Codec<NumberRange> => ({
  names: [`${name}-min`, `${name}-max`],
  key,
  read: (params) =>
    rangeOf(wholeNumber(one(params, `${name}-min`), words), wholeNumber(one(params, `${name}-max`), words)),
  write: ({ min, max }) => [
    ...(min === null ? [] : [[`${name}-min`, String(min)] satisfies [string, string]]),
    ...(max === null ? [] : [[`${name}-max`, String(max)] satisfies [string, string]]),
  ],
  pack: ({ min, max }) => (min === null && max === null ? null : `${min ?? ''}-${max ?? ''}`),
  unpack: (text) => {
    const [min = '', max = ''] = text.split('-')
    return rangeOf(wholeNumber(min, words), wholeNumber(max, words))
  },
})

interface RangeFacts<D extends string> {
  /** What it is left out of a search as, and the beginning of its parameters. */
  name: D
  /** Its letter in the segment. */
  key: string
  /** What may stand behind a bound. */
  words: UnitWords
  /** What is compared; null, a value that is not known or may not be shown, is within no bounds. */
  valueOf: (listing: Listing, beside: AskedBeside) => number | null
  /** A bound as it is read on a chip. */
  shown: (number: number, labels: ListLabels) => string
  /** The message of its chip, with a `{bound}`. */
  chip: Extract<ListWord, `chip.${string}`>
  field: FieldPlace & {
    unit: string
    steps: (goal: Goal) => readonly number[]
    note?: (goal: Goal) => FilterLabel | undefined
  }
}

/** A criterion with a lower and an upper bound, typed freely. */
export const range = <D extends string>(facts: RangeFacts<D>): Criterion<NumberRange, D> => ({
  none: { min: null, max: null },
  address: bounds(facts.name, facts.key, facts.words),
  dimension: facts.name,
  asks: (bounds, _, beside) => {
    if (bounds.min === null && bounds.max === null) return []
    const { name: dimension, valueOf } = facts
    const isMet = withinBounds(bounds)
    const meets = (listing: Listing): boolean => isMet(valueOf(listing, beside))
    return [{ dimension, meets }]
  },
  chips: (value, labels) => {
    const bound = boundLabels(value, (number) => facts.shown(number, labels), labels)
    if (bound === null) return []
    const label = labels.say(facts.chip, { bound })
    return [{ dimension: facts.name, label, without: { min: null, max: null } }]
  },
  field: ({ min, max }, { goal }) => ({
    kind: 'range',
    panel: facts.field.panel,
    legend: facts.field.legend,
    set: Number(min !== null) + Number(max !== null),
    id: facts.name, unit: facts.field.unit, min, max,
    minName: `${facts.name}-min`, maxName: `${facts.name}-max`,
    steps: [...facts.field.steps(goal)],
    note: facts.field.note?.(goal),
  }),
})
