import type { Goal } from '@/domain/properties/goal'
import type { Language } from '@/i18n/languages'
import type { Feature } from './criteria/features'

/** How many listed properties a type or city has, one number per row of the table. */
type GoalCounts = Record<Goal, number[]>

/** The words for what was read, in the language of the index; `{…}` stands for a number. */
export interface ReadWords {
  /** In the order of `ZONES`. */
  regions: string[]
  features: Record<Feature, string>
  bedrooms: string
  energy: string
  /** Of A and better. */
  energyBest: string
  radius: string
  from: string
  upTo: string
  between: string
}

/**
 * What the search needs of everything that is listed, column by column: equal things stand beside
 * each other, which compresses to a third of a list of objects. Pictures and descriptions are not
 * in it: a number that is typed in full is one property, and its row is asked for then.
 */
export interface SearchIndex {
  language: Language
  /** Addresses of the two lists. */
  lists: Record<Goal, string>
  /** What stands before the number in the address of a property. */
  property: string
  /** Whether the links of a city or type say how many there are. Spec §3, "Settings". */
  showCounts: boolean
  words: ReadWords
  /** Public numbers in ascending order, each as its distance from the one before. */
  ids: number[]
  /** `words` are what else a type is called, with commas between them. */
  types: GoalCounts & { names: string[]; langs: Language[]; numbers: number[]; words: string[] }
  /** `others` are the names in other languages, `/` between them; blank where there are none. */
  cities: GoalCounts & { names: string[]; langs: Language[]; zips: string[]; others: string[] }
}

/** Ascending numbers as distances from the one before, the first from zero. */
export const distances = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0))

/** The numbers that `distances` was made of. */
export function summed(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}

/** How many things an index lets one find. */
export const indexSize = ({ ids, types, cities }: SearchIndex): number =>
  ids.length + types.names.length + cities.names.length

/** The header of the answer that says how many things its index lets one find. */
export const SIZE_HEADER = 'x-search-size'
