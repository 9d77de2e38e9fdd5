import type { CalculatorView } from '@/domain/calculators/views'
import type { RichTextView, VideoView } from '@/domain/rich-text/rich-text-view'
import type { Language, TextView } from '@/i18n/languages'
import type { BuildingKind } from './building-kind'
import type { FieldUnit } from './fields'
import type { FloodScore } from './flood-score'
import type { Region } from './region'
import type { ListingStatus } from './status'
import type {
  EnergyView,
  PriceView,
  PropertyCardView,
  RibbonView,
} from './views'
import type { PictureView } from '@/domain/media/picture'
import type { AgencyView, ContactView } from '@/domain/agencies/views'
import type { CrumbView } from '@/routes/crumb'

/** One line of a fact group; `field` is a message key below `Facts`. */
export interface FactView {
  field: string
  /** Where its name depends on it: a certificate is EPC, EPB or PEB. */
  region?: Region
  value:
    | { kind: 'number'; number: number; unit: FieldUnit | null }
    | { kind: 'text'; text: TextView }
    | { kind: 'code'; code: string }
    | { kind: 'yesNo'; yes: boolean }
    | { kind: 'date'; iso: string }
    | { kind: 'year'; year: number }
    | { kind: 'euro'; euro: number; perMonth: boolean }
}

export interface FactGroupView {
  group: string
  facts: FactView[]
}

/** A video or tour behind a picture of the property. Spec §5, "Video links". */
export interface FilmView extends VideoView {
  /** The provider's own still, for while its player is on its way; never asked for before. */
  thumbnail: string | null
}

/** A file that is sent to whoever asks for it; the file itself is not public. */
export interface DocumentView {
  name: string
  language: Language | null
  /** Null where it is not known. */
  bytes: number | null
}

export interface StreetViewView {
  /** Opens at the provider. */
  href: string
  /** What the frame loads; null where the site has no key of the provider. */
  embed: string | null
}

/** Why a property is like another one; what is not known is null. */
export interface SimilarReason {
  /** False where they share only one of their further types. */
  sameType: boolean
  /** Between the centres of their towns; 0 in the same town. */
  kilometres: number
  /** How much dearer it is, in percent; negative when cheaper. */
  percent: number | null
}

export interface SimilarView extends PropertyCardView {
  reason: SimilarReason
}

/** The forms by which visitors ask something about a property. */
export const PROPERTY_FORMS = [
  ...(['contact-me', 'contact-appointment', 'document-request'] as const),
  ...(['send-to-friend', 'purchase-offer', 'rent-application'] as const),
] as const

type PropertyForm = (typeof PROPERTY_FORMS)[number]

export interface PropertyDetailView {
  id: number
  goal: 'sale' | 'rent'
  status: ListingStatus
  title: TextView
  type: TextView
  city: TextView | null
  zip: string
  /** Null where the address is not public. */
  address: TextView | null
  /** Only where the address is public. */
  coordinates: { latitude: number; longitude: number } | null
  /** False where staff hide the map. */
  map: boolean
  streetView: StreetViewView | null
  price: PriceView
  /** Euro per month, for rent. */
  charges: number | null
  /** How many months' rent a deposit may be at most, where rent is due and no amount is given. */
  depositMonths: number | null
  ribbon: RibbonView | null
  kind: BuildingKind
  /** The site is Belgian: the country is said of what lies elsewhere. */
  isInLuxembourg: boolean
  icon: PropertyCardView['icon']
  pictures: PictureView[]
  description: RichTextView | null
  keyFacts: FactView[]
  groups: FactGroupView[]
  energy: EnergyView | null
  /** kWh/m²/year */
  energyValue: number | null
  region: Region | null
  renovationDuty: boolean
  /** Within how many years a buyer has to renovate; null where no term is known. */
  renovationYears: number | null
  flood: { parcel: FloodScore | null; building: FloodScore | null } | null
  /** Planning facts as codes; the sentence is the message `Planning.{fact}.{code}`. */
  planning: { fact: string; code: string }[]
  videos: FilmView[]
  virtualTour: FilmView | null
  documents: DocumentView[]
  pointsOfInterest: { name: string; kind: string; metres: number | null }[]
  /** Scores from 0 to 10. */
  mobility: { category: string; score: number }[]
  agency: AgencyView | null
  contact: ContactView | null
  /** Its page, or its own site elsewhere. */
  project: { name: TextView; href: string; external: boolean } | null
  breadcrumb: CrumbView[]
  similar: SimilarView[]
  /** Address of the list with the same goal. */
  listHref: string
  /** Address of the comparison; null where its page is off line. */
  compareHref: string | null
  /** Address of the form that keeps visitors informed, filled in; null where there is none. */
  demandHref: string | null
  /** Addresses of the forms about it; null for each that the site does not offer for it. */
  forms: Record<PropertyForm, string | null>
  /** Address of the sheet to print; null where there is none. */
  brochureHref: string | null
  /** The whole address of the page, to send to others. */
  url: string
  /** False where staff hide the calculators. */
  calculators: boolean
  /** What they reckon with; null where there is nothing to reckon or they are hidden. */
  calculation: CalculatorView | null
  /** The languages it has a text of its own in; elsewhere its page is wholly a fallback. */
  ownLanguages: Language[]
  createdAt: string | null
  /** ISO date; null where it is not known. */
  modifiedAt: string | null
}
