import { townName } from '@/domain/properties/town-name'
import { pickText, type Language } from '@/i18n/languages'
import type { Catalogue } from './catalogue'
import { wholePrice } from './criteria/price'
import type { Listing } from './criteria/table'
import { sortedBy } from './sorted-by'

/** The orders of a list, the first one unless another is asked for. Spec §1, §2. */
export const SORT_NAMES = [
  'date',
  'date-asc',
  'price',
  'price-desc',
  'type',
  'type-desc',
  'city',
  'city-desc',
] as const

export type SortName = (typeof SORT_NAMES)[number]

type Names = Pick<Catalogue, 'cities' | 'types'>
type RowComparison = (a: Listing, b: Listing) => number
type ValueOf = (listing: Listing) => number | null

const newest: RowComparison = (a, b) => b.created - a.created || b.id - a.id

/**
 * Which of two listings comes first in an order. What cannot be put in it (no price to show, or only
 * that of a life annuity, an area or a year, no town) is last in both directions; equal ones are newest first. Spec §1.
 */
export function comparison(sort: SortName, language: Language, names: Names): RowComparison {
  if (sort === 'date') return newest
  if (sort === 'date-asc') return (a, b) => -newest(a, b)
  const [sign, valueOf] = [signOf(sort), valueIn(sort, language, names)]
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || newest(a, b)
    }
    return sign * (left - right) || newest(a, b)
  }
}

/**
 * Listings in an order, the same as `comparison` gives. Those for `date` may come in any order; for
 * every other they are given newest first. Towns and types are few: counting beats comparing.
 */
export function sortedListings(
  listings: readonly Listing[],
  sort: SortName,
  language: Language,
  names: Names,
): Listing[] {
  if (sort === 'date') return listings.toSorted(newest)
  if (sort === 'date-asc') return listings.toReversed()
  return sortedBy(listings, signOf(sort), valueIn(sort, language, names))
}

/** Whether an order follows names, so that it is another one in each language. */
export const followsNames = (sort: SortName): boolean => sort.startsWith('city') || sort.startsWith('type')

const signOf = (sort: SortName): 1 | -1 => (sort.endsWith('-desc') ? -1 : 1)

/** What listings are compared by; null for one that cannot be put in the order. */
function valueIn(
  sort: Exclude<SortName, 'date' | 'date-asc'>,
  language: Language,
  names: Names,
): ValueOf {
  switch (sort) {
    case 'price':
    case 'price-desc':
      return wholePrice
    case 'type':
    case 'type-desc': {
      const ranks = typeRanks(names, language)
      return ({ type }) => ranks.get(type ?? -1) ?? null
    }
    case 'city':
    case 'city-desc': {
      const ranks = cityRanks(names, language)
      return ({ city }) => ranks.get(city ?? -1) ?? null
    }
  }
}

/** In the order that staff gave them; those without an order of their own by name. */
function typeRanks({ types }: Names, language: Language): Map<number, number> {
  const collator = new Intl.Collator(language)
  const named = [...types.values()].map(({ id, names, showOrder }) => ({ id, showOrder, name: pickText(names, language)?.text ?? '' }))
  named.sort((a, b) => a.showOrder - b.showOrder || collator.compare(a.name, b.name))
  return ranksOf(named)
}

function cityRanks({ cities }: Names, language: Language): Map<number, number> {
  const collator = new Intl.Collator(language)
  const named = [...cities.values()].map((city) => ({ id: city.id, name: townName(city, language)?.text ?? '' }))
  return ranksOf(named.sort((a, b) => collator.compare(a.name, b.name)))
}

const ranksOf = (sorted: readonly { id: number }[]): Map<number, number> =>
  new Map(sorted.map(({ id }, index) => [id, index]))
