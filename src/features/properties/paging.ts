import type { ListCriteria } from '@/features/search/criteria'
import { found } from '@/features/search/search'
import type { Language } from '@/i18n/languages'
import type { Catalogue, CatalogueRow } from './catalogue'

export const PAGE_SIZE = 24

/** The properties a list shows for criteria, in order; none for a place nobody knows. Spec §1. */
export const listed = (
  catalogue: Catalogue,
  goal: 'sale' | 'rent',
  language: Language,
  criteria: ListCriteria,
): readonly CatalogueRow[] => found(catalogue, goal, language, criteria)

/** How many pages of 24 a list has; an empty one has one. */
export const pageCount = (rows: readonly unknown[]): number =>
  Math.max(1, Math.ceil(rows.length / PAGE_SIZE))

/** First, last and the neighbours of a page, ascending. */
export const pageNumbers = (page: number, pages: number): number[] =>
  [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
