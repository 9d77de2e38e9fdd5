import { LRUCache } from 'lru-cache'
import type { Language } from '@/i18n/languages'
import type { CatalogueAgency, CatalogueCity, CatalogueRow, CatalogueType } from './catalogue-row'
import type { Goal } from './goal'
import { comparison, type SortName } from './list-order'
import { listingOf, type Listing } from './listing'
import { countsOf } from './listing-counts'
import { SortedListings } from './sorted-listings'

/** Searches whose results are kept, 50,000 properties at most each. */
const KEPT = 32

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
  private readonly sorted = new Map<string, { goal: Goal; order: SortedListings }>()
  private readonly results = new LRUCache<string, NonNullable<unknown>>({ max: KEPT })

  get size(): number {
    return this.listings.size
  }

  /** Adds a property or replaces the one with its number. */
  put(row: CatalogueRow): void {
    const before = this.listings.get(row.id)
    const after = listingOf(row)
    this.listings.set(row.id, after)
    this.tell(before, after)
  }

  /** Forgets a property; an unknown number does nothing. */
  remove(id: number): void {
    const before = this.listings.get(id)
    if (before && this.listings.delete(id)) this.tell(before, undefined)
  }

  /** Must be called after a city, type or agency was changed in place. */
  forgetOrders(): void {
    this.sorted.clear()
    this.results.clear()
  }

  get(id: number): CatalogueRow | undefined {
    return this.listings.get(id)?.row
  }

  /** Every property, in no particular order. */
  *all(): Iterable<CatalogueRow> {
    for (const { row } of this.listings.values()) yield row
  }

  /** Everything listed for a goal in an order, what is not live in the language included. */
  ordered(goal: Goal, language: Language, sort: SortName): readonly Listing[] {
    const name = [goal, sort, sort.startsWith('city') ? language : ''].join(':')
    const known = this.sorted.get(name)
    if (known && !known.order.outdated) return known.order.all()
    const listings = [...this.listings.values()].filter((listing) => listing.goal === goal)
    const order = new SortedListings(listings, comparison(sort, language, this))
    this.sorted.set(name, { goal, order })
    return order.all()
  }

  /** What `make` gives, kept under a name until something changes; the oldest ones are dropped. */
  keep<T extends NonNullable<unknown>>(name: string, make: () => T): T {
    const known = this.results.get(name)
    if (known !== undefined) return known as T
    const result = make()
    this.results.set(name, result)
    return result
  }

  /** How many listed properties of a city or type are for sale or for rent. Spec §3. */
  count(by: 'city' | 'type', id: number, goal: Goal): number {
    const counts = this.keep('counts', () => countsOf(this.listings.values()))
    return counts.get(`${by}:${id}:${goal}`) ?? 0
  }

  private tell(before: Listing | undefined, after: Listing | undefined): void {
    for (const { goal, order } of this.sorted.values()) {
      order.change(ofGoal(before, goal), ofGoal(after, goal))
    }
    this.results.clear()
  }
}

/** A listing where it is listed for a goal. */
const ofGoal = (listing: Listing | undefined, goal: Goal): Listing | null =>
  listing?.goal === goal ? listing : null
