import type { Language } from '@/i18n/languages'
import type nl from '@/i18n/messages/nl.json'
import type { ListLook } from './criteria/shown'
import type { ListCardView } from './list-card'

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
  /** A part of the choice before it, as a province is of its region. */
  isPart?: boolean
}

/** The panels of the form, in their order; the last one gathers what is asked less often. */
export const PANELS = ['city', 'type', 'price', 'bedrooms', 'more'] as const

/** The kinds of field, in the order in which they stand in a panel. */
export const FIELD_KINDS = ['place', 'range', 'ticks', 'choices'] as const

export type FilterLabel = Exclude<keyof (typeof nl)['Filters'], 'show'>

/** Where a field stands and what it is called, by the message below `Filters`. */
export interface FieldPlace {
  panel: (typeof PANELS)[number]
  legend: FilterLabel
}

interface Field extends FieldPlace {
  kind: (typeof FIELD_KINDS)[number]
  /** How many of its values narrow the list. */
  set: number
}

/** Places that are typed. Its parameter is that of cities. */
export interface PlaceView extends Field {
  kind: 'place'
  /** Places that are chosen; `value` is `Namur|5000`. */
  chosen: { value: string; label: string }[]
  /** Places offered while typing. */
  offered: { name: string; zip: string; count: number }[]
}

/** A lower and an upper bound, each of which may be open. */
export interface RangeView extends Field {
  kind: 'range'
  /** Tells the round values of several ranges apart. */
  id: string
  unit: string
  /** Names of the two parameters. */
  minName: string
  maxName: string
  min: number | null
  max: number | null
  /** What counts within the bounds, where that is not plain. */
  note?: FilterLabel
  /** Round values that are offered while typing. */
  steps: number[]
}

/** Values to tick, each a parameter of its own. */
export interface TicksView extends Field {
  kind: 'ticks'
  choices: (CountedChoice & { name: string })[]
}

/** Values of one parameter. */
export interface ChoicesView extends Field {
  kind: 'choices'
  name: string
  /** What it is called to choose none, where only one can be chosen. */
  none?: FilterLabel
  choices: CountedChoice[]
}

export type FieldView = PlaceView | RangeView | TicksView | ChoicesView

/** Everything a list can be narrowed by. Names are those of the address. */
export interface FilterView {
  panels: {
    id: FieldPlace['panel']
    fields: FieldView[]
    /** How many of its values narrow the list. */
    set: number
  }[]
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
  cards: ListCardView[]
  /** Address of the list without criteria; the filter form is sent there. */
  action: string
  /** The one address of this search, without page and look. */
  href: string
  /** The search as it is cached and asked of endpoints, `-` without criteria. */
  segment: string
  look: ListLook
  /** True where the address says how to look at it; else the browser's memory decides. */
  lookAsked: boolean
  looks: LinkChoice[]
  /** The same page of the list with its cards one below the other. */
  rowsHref: string
  sorts: LinkChoice[]
  filters: FilterView
  /** Parameters that the filter form passes on unseen: order, look, drawn area, words that were not understood. */
  passedOn: { name: string; value: string }[]
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
  /** What was typed and not understood, null without, and what else the list is asked for. */
  unread: { words: string; asked: { name: string; value: string }[]; dropHref: string } | null
}
