import type { ListCriteria } from '@/features/search/criteria'
import type { Language } from '@/i18n/languages'
import type { Catalogue, CatalogueRow } from './catalogue'

export const PAGE_SIZE = 24

/** The properties a list shows for criteria, in order; none for a place nobody knows. Spec §1. */
export const listed = (
  catalogue: Catalogue,
  goal: 'sale' | 'rent',
  language: Language,
  { cities, types, sort, unknownCity }: ListCriteria,
): CatalogueRow[] =>
  unknownCity ? [] : catalogue.list({ goal, language, cityIds: cities, typeIds: types, sort })

/** How many pages of 24 a list has; an empty one has one. */
export const pageCount = (rows: readonly unknown[]): number =>
  Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
