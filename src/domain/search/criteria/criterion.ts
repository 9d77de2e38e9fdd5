import type {
  CatalogueAgency,
  CatalogueCity,
  CatalogueType,
} from '../catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import type { Language } from '@/i18n/languages'
import type { FieldView } from '../list-views'
import type { ListLabels } from '../list-labels'
import type { Codec, SearchPlaces } from './codecs'
import type { Listing } from './table'
import type { Zone } from '../zones'

/** What a search knows beside its criteria. */
export interface Ground {
  cities: ReadonlyMap<number, CatalogueCity>
  types: ReadonlyMap<number, CatalogueType>
  agencies: ReadonlyMap<number, CatalogueAgency>
  /** ISO date. */
  today: string
}

/** Towns, the kilometres around them, and regions, any of which will do. */
export interface AskedPlace {
  cities: readonly number[]
  regions: readonly Zone[]
  radius: number | null
}

/** What a criterion may know of the others: places, bounds of the price in euro, ticks. */
export interface AskedBeside extends AskedPlace {
  price: { min: number | null; max: number | null }
  features: readonly string[]
}

/** One thing that a search asks of a property. */
export interface Narrowing<D extends string> {
  dimension: D
  meets: (listing: Listing) => boolean
  /** It measures on the map: what fails elsewhere need not be measured. */
  slow?: true
}

/** How many properties there are of each choice, by its row or its value. */
export type ChoiceCounts = ReadonlyMap<string | number, number>

/** Counts the choices of one criterion. */
export interface Counter {
  /** Called for every property that would be found with the right choice. */
  add(listing: Listing): void
  /** Called for a property that fails nothing but another criterion, for a choice that lifts that. */
  addLifted?: { dimension: string; add(listing: Listing): void }
  counts(): ChoiceCounts
}

/** A value that narrows a list, and what is left of its criterion without it. */
export interface ChipOf<V, D extends string> {
  dimension: D
  /** Null for a row that is gone: it has no chip. */
  label: string | null
  /** That of the page unless said. */
  lang?: Language
  without: V
}

/** Names of the rows that criteria point at; null for one that is gone. */
export interface ChipNames {
  city(id: number): string | null
  type(id: number): { text: string; lang: Language } | null
  agency(id: number): string | null
}

/** What a field of the form is made from. */
export interface FieldFacts {
  goal: Goal
  labels: ListLabels
  places: SearchPlaces
  ground: Omit<Ground, 'today'>
  place: AskedPlace
  /** How many properties there would be with each choice. */
  counts: ChoiceCounts
}

/**
 * Everything about one criterion: `V` is its value, `D` what can be left out of a search on its own.
 * One without `asks` narrows nothing, one without `chips` or `field` is not shown as such.
 */
export interface Criterion<V, D extends string = never> {
  /** Its value where nothing is asked. */
  none: V
  address: Codec<V>
  /** What is left out of a search with the whole criterion; null where each value is on its own. */
  dimension: D | null
  asks?(value: V, ground: Ground, beside: AskedBeside): Narrowing<D>[]
  count?(ground: Ground, beside: AskedBeside): Counter
  chips?(value: V, labels: ListLabels, names: ChipNames): ChipOf<V, D>[]
  field?(value: V, facts: FieldFacts): FieldView
}

/** All without one, for a chip. */
export const less = <T>(all: readonly T[], one: T): T[] => all.filter((other) => other !== one)
