import type { Language } from '@/i18n/languages'
import type { PropertyCardView } from '@/features/properties/views'
import type { LOOKS } from './criteria-values'

/** How a list is looked at: cards side by side, cards one below the other, or beside a map. */
export type ListLook = (typeof LOOKS)[number]

/** One link among several of which one is chosen. */
export interface LinkChoice {
  value: string
  label: string
  lang: Language
  href: string
  selected: boolean
}

/** One value that can be ticked, with how many properties there would be with it. */
export interface CountedChoice {
  /** What stands in the address. */
  value: string
  label: string
  lang: Language
  /** Properties that meet every other criterion and have this value. */
  count: number
  selected: boolean
}

/** A lower and an upper bound, each of which may be open. */
export interface RangeView {
  /** Names of the two parameters. */
  minName: string
  maxName: string
  min: number | null
  max: number | null
  /** Round values that are offered while typing. */
  steps: number[]
}

/** Everything a list can be narrowed by. Names are those of the address. */
export interface FilterView {
  /** Places that are chosen; `value` is `Namur|5000`. */
  cities: { value: string; label: string }[]
  /** Places offered while typing. */
  cityChoices: { name: string; zip: string; count: number }[]
  /** Kilometres around the chosen place; empty where none is chosen. */
  radius: CountedChoice[]
  types: CountedChoice[]
  price: RangeView
  /** At least so many. */
  bedrooms: CountedChoice[]
  livingArea: RangeView
  plotArea: RangeView
  /** Energy classes: a covers a and better. */
  energy: CountedChoice[]
  /** Garage, garden, terrace, new-build, life annuity: each a tick of its own. */
  features: (CountedChoice & { name: string })[]
  /** Available, under option. */
  state: CountedChoice[]
  /** Free now, within three months, within six. */
  availability: CountedChoice[]
  agencies: CountedChoice[]
  /** How many criteria narrow the list now, for the button that opens the filters. */
  active: number
}

/** A criterion that narrows the list, with the address of the list without it. */
export interface ChipView {
  label: string
  lang: Language
  href: string
}

export interface ListView {
  goal: 'sale' | 'rent'
  /** What the list shows, in words: `12 houses for sale in Namur`. */
  heading: string
  total: number
  page: number
  pages: number
  cards: PropertyCardView[]
  /** Address of the list without criteria; the filter form is sent there. */
  action: string
  /** The one address of this search, without page and look. */
  href: string
  /** The search as it is kept and asked of endpoints, `-` without criteria. */
  segment: string
  look: ListLook
  /** True where the address says how to look at it; else the browser's memory decides. */
  lookAsked: boolean
  looks: LinkChoice[]
  sorts: LinkChoice[]
  filters: FilterView
  /** Parameters that the filter form passes on unseen: order, look, drawn area. */
  kept: { name: string; value: string }[]
  chips: ChipView[]
  /** Address without any criterion; null where there is none. */
  clearHref: string | null
  /** What to loosen where nothing is found, the most promising first. */
  loosen: (ChipView & { count: number })[]
  /** The demand register, filled in from the search. */
  demandHref: string | null
  /** What the map shows for this search. */
  map: {
    /** All points of the search: `/find/points/...`. */
    pointsHref: string
    /** Drawn area as latitude and longitude. */
    area: [number, number][] | null
    /** Circles around the chosen places, in metres. */
    circles: { latitude: number; longitude: number; metres: number }[]
    /** South, west, north, east of the map as it was searched. */
    bounds: [number, number, number, number] | null
  }
  previous: string | null
  next: string | null
  pageLinks: { page: number; href: string; current: boolean }[]
  /** A place was asked for that nobody knows. */
  unknownCity: boolean
}
