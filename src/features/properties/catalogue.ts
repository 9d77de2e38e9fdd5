import type { Language, Localized } from '@/i18n/languages'
import { pickText } from '@/i18n/languages'

export type ListingStatus = 'available' | 'option' | 'sold' | 'rented'

/** What lists, counts and cards need to know of a property: kept in memory for every one. */
export interface CatalogueRow {
  /** Row in the database. */
  row: number
  /** The public number. */
  id: number
  goal: 'sale' | 'rent'
  status: ListingStatus
  typeId: number | null
  /** Every type it is found under, its own included. */
  typeIds: number[]
  cityId: number | null
  projectId: number | null
  zip: string
  countryId: string
  publishPrice: boolean
  price: number | null
  priceUnit: number | null
  marquee: string
  marqueeName: Localized<string>
  headline: Localized<string>
  /** Languages it is not live in. */
  hiddenIn: Language[]
  bedrooms: number | null
  bathrooms: number | null
  livingArea: number | null
  plotArea: number | null
  floor: number | null
  /** Garages and parking places together. */
  garages: number | null
  /** m² */
  gardenArea: number | null
  /** m² */
  terraceArea: number | null
  /** Where it stands; null where its address is not public. */
  latitude: number | null
  longitude: number | null
  agencyId: number | null
  /** Part of a project, or sold under VAT. */
  newBuild: boolean
  lifeAnnuity: boolean
  /** ISO date; null where nothing is said. */
  availableFrom: string | null
  energyPerformance: number | null
  epcLabelText: string | null
  /** ISO date. */
  createDate: string
  picture: CataloguePicture | null
}

export interface CataloguePicture {
  hash: string
  width: number
  height: number
  preview: string
  focalX: number
  focalY: number
  alt: Localized<string>
}

export interface CatalogueCity {
  id: number
  names: Localized<string>
  zip: string
  countryId: string
  latitude: number | null
  longitude: number | null
}

export interface CatalogueType {
  id: number
  typeId: number
  names: Localized<string>
  iconClass: number
  showOrder: number
  sale: boolean
  rent: boolean
}

export interface Criteria {
  goal: 'sale' | 'rent'
  language: Language
  cityIds: readonly number[]
  typeIds: readonly number[]
  sort: SortName
}

export const SORT_NAMES = ['date', 'price', 'price-desc', 'type', 'city'] as const
export type SortName = (typeof SORT_NAMES)[number]

const LISTED: ReadonlySet<ListingStatus> = new Set(['available', 'option'])

/**
 * Every published property that is not withdrawn, in memory. Lists show what is available or
 * under option; sold and rented ones keep their page. Reads are plain scans over sorted arrays:
 * a page of 50,000 properties takes a few milliseconds.
 */
export class Catalogue {
  readonly cities = new Map<number, CatalogueCity>()
  readonly types = new Map<number, CatalogueType>()
  private readonly rows = new Map<number, CatalogueRow>()
  private readonly sorted = new Map<string, CatalogueRow[]>()
  private counts: Map<string, number> | null = null

  get size(): number {
    return this.rows.size
  }

  /** Adds a property or replaces the one with its number. */
  put(row: CatalogueRow): void {
    this.rows.set(row.id, row)
    this.forgetOrders()
  }

  /** Forgets a property; an unknown number does nothing. */
  remove(id: number): void {
    if (this.rows.delete(id)) this.forgetOrders()
  }

  /** Must be called after a city or type was changed in place. */
  forgetOrders(): void {
    this.sorted.clear()
    this.counts = null
  }

  get(id: number): CatalogueRow | undefined {
    return this.rows.get(id)
  }

  /** Every property, in no particular order. */
  all(): Iterable<CatalogueRow> {
    return this.rows.values()
  }

  /** The properties that meet the criteria, in their order. Spec §1, "Visitor capabilities". */
  list({ goal, language, cityIds, typeIds, sort }: Criteria): CatalogueRow[] {
    const rows = this.ordered(goal, language, sort)
    if (cityIds.length === 0 && typeIds.length === 0) return rows
    const cities = new Set<number | null>(cityIds)
    const types = new Set<number | null>(typeIds)
    const isType = (type: number): boolean => types.has(type)
    return rows.filter(
      ({ cityId, typeId, typeIds: every }) =>
        (cities.size === 0 || cities.has(cityId)) &&
        (types.size === 0 || types.has(typeId) || (every.length > 1 && every.some(isType))),
    )
  }

  /** How many listed properties of a city or type are for sale or for rent. Spec §3. */
  count(by: 'city' | 'type', id: number, goal: 'sale' | 'rent'): number {
    this.counts ??= this.countAll()
    return this.counts.get(`${by}:${id}:${goal}`) ?? 0
  }

  private countAll(): Map<string, number> {
    const counts = new Map<string, number>()
    const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
    for (const row of this.rows.values()) {
      if (!LISTED.has(row.status)) continue
      if (row.cityId !== null) add(`city:${row.cityId}:${row.goal}`)
      for (const type of row.typeIds) add(`type:${type}:${row.goal}`)
    }
    return counts
  }

  private ordered(goal: 'sale' | 'rent', language: Language, sort: SortName): CatalogueRow[] {
    const key = `${goal}:${language}:${sort}`
    const known = this.sorted.get(key)
    if (known) return known
    const rows = [...this.rows.values()].filter(
      (row) => row.goal === goal && LISTED.has(row.status) && !row.hiddenIn.includes(language),
    )
    rows.sort(this.comparison(sort, language))
    this.sorted.set(key, rows)
    return rows
  }

  private comparison(sort: SortName, language: Language) {
    const newest = (a: CatalogueRow, b: CatalogueRow) =>
      compare(b.createDate, a.createDate) || b.id - a.id
    if (sort === 'date') return newest
    if (sort === 'price' || sort === 'price-desc') {
      const sign = sort === 'price' ? 1 : -1
      return (a: CatalogueRow, b: CatalogueRow) => {
        const [left, right] = [shownPrice(a), shownPrice(b)]
        // Without a price to show, last in both directions.
        if (left === null || right === null) {
          return Number(left === null) - Number(right === null) || newest(a, b)
        }
        return sign * (left - right) || newest(a, b)
      }
    }
    const rank = sort === 'city' ? this.cityRanks(language) : this.typeRanks()
    const idOf = (row: CatalogueRow) => (sort === 'city' ? row.cityId : row.typeId) ?? -1
    return (a: CatalogueRow, b: CatalogueRow) =>
      (rank.get(idOf(a)) ?? Infinity) - (rank.get(idOf(b)) ?? Infinity) || newest(a, b)
  }

  private cityRanks(language: Language): Map<number, number> {
    const collator = new Intl.Collator(language)
    const names = [...this.cities.values()].map(
      (city) => [city.id, pickText(city.names, language)?.text ?? ''] as const,
    )
    names.sort((a, b) => collator.compare(a[1], b[1]))
    return new Map(names.map(([id], index) => [id, index]))
  }

  private typeRanks(): Map<number, number> {
    return new Map([...this.types.values()].map((type) => [type.id, type.showOrder]))
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const shownPrice = (row: CatalogueRow): number | null =>
  row.publishPrice && row.price ? row.price : null
