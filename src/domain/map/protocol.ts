import type { Language } from '@/i18n/languages'
import type { MapTextName } from './text-names'

/** Milliseconds between the frame's `ready` and the host's string. Spec §7. */
export const READY_DELAY = 50

/** How points are drawn: a price each, a marker each, or only about where they are. */
export const MAP_TYPES = ['prices', 'pins', 'area'] as const
export type MapType = (typeof MAP_TYPES)[number]

/** A picture by its address. Spec §3, `SmallPictureItem`. */
export interface PictureItem {
  Url: string
  Width: number
  Height: number
}

/** What the map knows of a listing; the names are the specification's. Spec §3. */
export interface ListingSnapshot {
  ID: number
  Latitude: number
  Longitude: number
  /** False where it stands in its town's centre. Missing: at its address. */
  AddressPublic?: boolean
  /** 0 for sale, as where it is missing; any other is for rent. */
  Goal?: number
  /** Euro; a month's rent where it is for rent. */
  Price?: number
  /** False keeps the price back. */
  PublishPrice?: boolean
  /** 7 means "starting from". */
  PriceUnit?: number
  /** What `Price` is for; a period takes the place of the month. */
  PriceUnitText?: string
  /** Euro per month on top of a rent, 0 for none; missing where they are not known. */
  Charges?: number
  /** The highest of several, of which `Charges` is the lowest. */
  ChargesMax?: number
  /** True where all of it is sold or let: that is said in place of a price. */
  SoldOut?: boolean
  /** True where `Price` is only the bouquet of a life annuity. */
  LifeAnnuity?: boolean
  /** Euro per month, of a life annuity. */
  AnnuityRent?: number
  /** True where VAT comes on top of `Price`. */
  VatExcluded?: boolean
  /** Its rate in percent, where one is stated. */
  VatPercent?: number
  Marquee?: number
  /** Words of the ribbon. */
  MarqueeName?: string
  TypeDescription?: string
  MainTypeName?: string
  City?: string
  /** Only where it is not the country of the site. */
  CountryName?: string
  Zip?: string
  SmallPictureItem?: PictureItem
  /** An http(s) address, or a path of the site the frame is from. */
  Url?: string
}

/** Degrees. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** Latitude first, then longitude, in degrees. */
export type MapPlace = readonly [latitude: number, longitude: number]

/** What is marked on the map: something drawn, or circles of one size around some places. */
export type MapArea =
  | { kind: 'polygon'; points: MapPlace[] }
  | { kind: 'circle'; centres: MapPlace[]; metres: number }

/** Pictures of the ground: `url` has {z}, {x}, {y}; the attribution is text with links. */
export interface Tiles {
  url: string
  attribution: string
}

/** Language and words of the map, and what it opens on. */
export interface MessageInfo {
  language: Language
  /** Words that replace the frame's own in that language. */
  texts?: Partial<Record<MapTextName, string>>
  /** Null: the plain ground. Missing: the tiles of the site the frame is from. */
  tiles?: Tiles | null
  /** The listing that stands out. */
  highlight?: number | null
  /** What the map opens on. Missing: all listings, or the area. */
  bounds?: Bounds
  area?: MapArea | null
  /** False where there is nothing to draw an area for. */
  canDraw?: boolean
  /** True where the visitor's view of the map is to stay. */
  keepView?: boolean
  /** True where the host has controls of its own floating over the lower edge, on narrow screens. */
  controlsBelow?: boolean
}

/** The marker of a listing. */
export interface CustomMarker {
  /** `#rrggbb` */
  colour?: string
  /** Drawn for each listing where `mapType` is `pins`. */
  picture?: PictureItem
}

/** What the host posts as one JSON string. Spec §7. */
export interface MapData {
  propsList: ListingSnapshot[]
  messageInfo: MessageInfo
  mapType: MapType
  customMarker: CustomMarker
  /** Values of `Marquee` whose ribbon is not shown. */
  marqueeIgnore: number[]
}

/** From the frame to its host. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'shown'; count: number }
  | { type: 'select'; ID: number }
  | { type: 'opened'; ID: number }
  | { type: 'moved'; bounds: Bounds; by: 'visitor' }
  | { type: 'drawn'; points: MapPlace[] }
  | { type: 'cleared' }

/** From the host to the frame, beside the string with the data. */
export type HostMessage =
  | { type: 'highlight'; ID: number | null }
  | { type: 'details'; listing: ListingSnapshot }
  | { type: 'mode'; draw: boolean }
  | { type: 'area'; area: MapArea | null }
