import { LRUCache } from 'lru-cache'
import type { Language } from '@/i18n/languages'
import type { CatalogueAgency, CatalogueCity, CatalogueRow, CatalogueType } from './catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import { comparison, followsNames, sortedListings, type SortName } from './list-order'
import { listingOf, type Listing } from './criteria/table'
import { offerCounts } from './listing-counts'
import { SortedListings } from './sorted-listings'
import { unitsByProject } from './units'

/** Searches whose results are cached, 50,000 properties at most each. */
const MOST_RESULTS = 32

/**
 * Every published property that is not withdrawn, in memory. Lists show what is available or
 * under option; sold and rented ones keep their page. Reads are plain scans over sorted arrays:
 * a page of 50,000 properties takes a few milliseconds.
 */
export class Catalogue {
  readonly cities = new Map<number, CatalogueCity>()
  readonly types = new Map<number, CatalogueType>()
  readonly agencies = new Map<number, CatalogueAgency>()
  private readonly listings = new Map<number, Listing>()
  /** At most one for each goal and order, and of an order of names one for each language. */
  private readonly sorted = new Map<string, { goal: Goal; sort: SortName; order: SortedListings }>()
  private readonly results = new LRUCache<string, NonNullable<unknown>>({ max: MOST_RESULTS })

  get size(): number {
    return this.listings.size
  }

  /** Adds a property or replaces the one with its number. */
  put(row: CatalogueRow): void {
    const before = this.listings.get(row.id)
    const after = listingOf(row)
    this.listings.set(row.id, after)
    this.notify(before, after)
  }

  /** Removes a property; an unknown number does nothing. */
  remove(id: number): void {
    const before = this.listings.get(id)
    if (before && this.listings.delete(id)) this.notify(before, undefined)
  }

  /** Must be called after cities or types were changed in place: orders by their names. */
  invalidateOrders(by: 'city' | 'type'): void {
    for (const [name, { sort }] of this.sorted) if (sort.startsWith(by)) this.sorted.delete(name)
    this.invalidateResults()
  }

  /** Must be called after agencies were changed in place. */
  invalidateResults(): void {
    this.results.clear()
  }

  get(id: number): CatalogueRow | undefined {
    return this.listings.get(id)?.row
  }

  /** Every property, in no particular order. */
  *all(): Iterable<CatalogueRow> {
    for (const { row } of this.listings.values()) yield row
  }

  /** The properties of a project by its row, in no particular order. */
  unitsOf(project: number): readonly CatalogueRow[] {
    return this.cached('units', () => unitsByProject(this.all())).get(project) ?? []
  }

  /** What lists show, in no particular order. */
  *listed(): Iterable<Listing> {
    for (const listing of this.listings.values()) if (listing.goal !== null) yield listing
  }

  /** The numbers of the properties whose card shows one of some pictures, by their rows. */
  showing(pictures: ReadonlySet<number>): number[] {
    const found: number[] = []
    if (pictures.size === 0) return found
    for (const { id, picture } of this.listings.values()) {
      if (picture !== null && pictures.has(picture)) found.push(id)
    }
    return found
  }

  /** The numbers of every property. */
  ids(): Iterable<number> {
    return this.listings.keys()
  }

  /** Everything listed for a goal in an order, what is not live in the language included. */
  ordered(goal: Goal, language: Language, sort: SortName): readonly Listing[] {
    const name = [goal, sort, followsNames(sort) ? language : ''].join(':')
    const known = this.sorted.get(name)
    if (known && !known.order.outdated) return known.order.all()
    const listings = sort === 'date' ? this.listedFor(goal) : this.ordered(goal, language, 'date')
    const sorted = sortedListings(listings, sort, language, this)
    const order = new SortedListings(sorted, comparison(sort, language, this))
    this.sorted.set(name, { goal, sort, order })
    return order.all()
  }

  /** What `make` gives, cached under a name until something changes; the least recent ones are evicted. */
  cached<T extends NonNullable<unknown>>(name: string, make: () => T): T {
    const known = this.results.get(name)
    if (known !== undefined) return known as T
    const result = make()
    this.results.set(name, result)
    return result
  }

  /** How many listed properties of a city or type are for sale or for rent. Spec §3. */
  count(by: 'city' | 'type', id: number, goal: Goal): number {
    const counts = this.cached('counts', () => offerCounts(this.listings.values()))
    return counts[by][goal].get(id) ?? 0
  }

  private listedFor(goal: Goal): Listing[] {
    return [...this.listed()].filter((listing) => listing.goal === goal)
  }

  private notify(before: Listing | undefined, after: Listing | undefined): void {
    for (const { goal, order } of this.sorted.values()) {
      order.change(ofGoal(before, goal), ofGoal(after, goal))
    }
    this.results.clear()
  }
}

/** A listing where it is listed for a goal. */
const ofGoal = (listing: Listing | undefined, goal: Goal): Listing | null =>
  listing?.goal === goal ? listing : null
