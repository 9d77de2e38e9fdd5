import type { Goal } from '@/domain/properties/goal'
import type { ListingStatus } from '@/domain/properties/status'
import type { PriceView } from '@/domain/properties/views'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import type { Language, TextView } from '@/i18n/languages'
import type { PictureView } from '@/domain/media/picture'
import type { AgencyView } from '@/domain/agencies/views'
import type { CrumbView } from '@/routes/crumb'

/** One line of the price list. Spec §3, "Project". */
export interface ProjectUnitView {
  id: number
  href: string
  type: TextView
  floor: number | null
  bedrooms: number | null
  /** m² */
  livingArea: number | null
  price: PriceView
  /** Its whole price in euro, of a rent each month, to compare with others; null for none, or one of an area or another period. */
  wholePrice: number | null
  status: ListingStatus
}

export interface ProjectCardView {
  id: number
  /** Its page, or its own site where it has one. */
  href: string
  /** Whether `href` leads to another site. */
  isElsewhere: boolean
  goal: Goal
  /** The main type of its units. */
  type: TextView | null
  name: TextView
  city: TextView | null
  zip: string
  /** The site is Belgian: the country is said of what lies elsewhere. */
  isInLuxembourg: boolean
  picture: PictureView | null
  /** Euro. */
  priceMin: number | null
  priceMax: number | null
  /** Only where the prices are without VAT; the rate is null unless all units have the same. */
  vat?: { percent: number | null }
  /** Of rents, what tenants pay besides them, in euro per month; missing where it is not known. */
  charges?: { lowest: number; highest: number }
  delivery: string
  soldOut: boolean
  progress: ProgressView
}

/** How many units are in which state: each in one. */
export interface ProgressView {
  sold: number
  option: number
  /** Neither sold nor under option. */
  free: number
  total: number
}

/** A document that is sent on request; the file itself is never public. */
export interface ProjectDocumentView {
  name: string
  language: Language | null
}

/** The forms by which visitors ask something about a project. */
export const PROJECT_FORMS = ['contact-construction', 'document-request'] as const

type ProjectForm = (typeof PROJECT_FORMS)[number]

export interface ProjectDetailView extends ProjectCardView {
  /** The number by which visitors and agency name it. */
  reference: number
  address: TextView | null
  description: RichTextView | null
  situation: RichTextView | null
  technical: RichTextView | null
  pictures: PictureView[]
  units: ProjectUnitView[]
  /** How many of its units are of which type, most first. */
  unitTypes: { name: TextView; count: number }[]
  constructions: { name: string; delivery: string }[]
  documents: ProjectDocumentView[]
  /** Where it stands, in degrees: at its address where that is public, else in the centre of its town. */
  place: { latitude: number; longitude: number; isExact: boolean } | null
  agency: AgencyView | null
  breadcrumb: CrumbView[]
  similar: ProjectCardView[]
  /** Addresses of the forms about it; null for each that the site does not offer. */
  forms: Record<ProjectForm, string | null>
  ownLanguages: Language[]
}
