import type { SortName } from './list-order'
import type { Language } from '@/i18n/languages'
import type nl from '@/i18n/messages/nl.json'
import type { NumberRange } from './criteria/range'
import type { ListedState } from './criteria/states'

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`
}[keyof T & string]

/** The names of the messages below `ListWords`. */
export type ListWord = Keys<(typeof nl)['ListWords']>

/** The words of a list in the language of its page. */
export interface ListLabels {
  language: Language
  /** One of those messages. */
  say(key: ListWord, values?: Record<string, string | number>): string
  sorts: Record<SortName, string>
  states: Record<ListedState, string>
}

/** Two bounds in words, such as `up to € 300.000`; null where both are open. */
export function boundLabels(
  { min, max }: NumberRange,
  unit: (number: number) => string,
  { say }: ListLabels,
): string | null {
  if (min !== null && max !== null) {
    return say('bound.between', { least: unit(min), most: unit(max) })
  }
  if (min !== null) return say('bound.from', { least: unit(min) })
  return max === null ? null : say('bound.upTo', { most: unit(max) })
}
