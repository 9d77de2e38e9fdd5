import { SORT_NAMES, type SortName } from '../list-order'
import { oneOf, whole } from './codecs'
import type { Criterion } from './criterion'

/** How a list is looked at, the first one unless another is asked for. Spec §1. */
export const LOOKS = ['grid', 'list', 'map'] as const

/** How a list is looked at: cards side by side, cards one below the other, or beside a map. */
export type ListLook = (typeof LOOKS)[number]

/** The order of a list. */
export const sort: Criterion<SortName> = {
  none: 'date',
  address: oneOf('sort', 's', SORT_NAMES, 'date'),
  dimension: null,
}

/** How it is looked at. */
export const view: Criterion<ListLook> = {
  none: 'grid',
  address: oneOf('view', 'd', LOOKS, 'grid'),
  dimension: null,
}

/** Which page of it, from 1. */
export const page: Criterion<number> = {
  none: 1,
  address: whole('page', 'p', () => true, 1),
  dimension: null,
}
