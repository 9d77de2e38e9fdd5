import { pickText, type Language } from '@/i18n/languages'
import type { Catalogue } from './catalogue'
import type { Listing } from '@/features/search/criteria/table'

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

type Comparison = (a: Listing, b: Listing) => number

const newest: Comparison = (a, b) => b.created - a.created || b.id - a.id

/**
 * Which of two listings comes first in an order. What cannot be put in it (no price to show, no
 * town) is last in both directions; equal ones are newest first. Spec §1.
 */
export function comparison(sort: SortName, language: Language, names: Names): Comparison {
  const sign = sort.endsWith('-desc') ? -1 : 1
  switch (sort) {
    case 'date':
      return newest
    case 'date-asc':
      return (a, b) => -newest(a, b)
    case 'price':
    case 'price-desc':
      return byValue(sign, ({ price }) => price)
    case 'type':
    case 'type-desc': {
      const { types } = names
      return byValue(sign, ({ type }) => types.get(type ?? -1)?.showOrder ?? null)
    }
    case 'city':
    case 'city-desc': {
      const ranks = cityRanks(names, language)
      return byValue(sign, ({ city }) => ranks.get(city ?? -1) ?? null)
    }
  }
}

type Names = Pick<Catalogue, 'cities' | 'types'>

const byValue =
  (sign: number, valueOf: (listing: Listing) => number | null): Comparison =>
  (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || newest(a, b)
    }
    return sign * (left - right) || newest(a, b)
  }

function cityRanks({ cities }: Names, language: Language): Map<number, number> {
  const collator = new Intl.Collator(language)
  const names = [...cities.values()].map(
    ({ id, names: own }) => [id, pickText(own, language)?.text ?? ''] as const,
  )
  names.sort((a, b) => collator.compare(a[1], b[1]))
  return new Map(names.map(([id], index) => [id, index]))
}
