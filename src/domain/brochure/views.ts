import type { Language, TextView } from '@/i18n/languages'
import type { PrintBlock } from './text-blocks'

/** A picture by its encoded files, cropped around its subject (percent from left and top). */
export interface BrochurePicture {
  hash: string
  width: number
  height: number
  focalX: number
  focalY: number
  /** What stands for it where it cannot be seen. */
  alt: TextView
}

export interface BrochureLine {
  name: string
  value: string
  /** The sign that the page draws with it, for the eye only: its words say the same. */
  sign?: 'waves'
}

export interface BrochureSection {
  /** `surroundings`, for what has a place of its own. */
  name: string
  title: string
  lines: BrochureLine[]
  /** Values are whole sentences: one line below the other. */
  wide: boolean
  /** A notice that stands out above the lines. */
  notice: { title: string; text: string } | null
}

/** Who to call or write to. */
export interface BrochureContact {
  name: string
  role: string
  phone: string
  email: string
  photo: BrochurePicture | null
}

/** What the law has the agency say of itself. */
interface BrochureAgency {
  name: string
  /** Address, phone, e-mail. */
  lines: string[]
  mentions: string[]
}

/** Everything the brochure of a property says, in words of its language. */
export interface BrochureView {
  language: Language
  id: number
  siteName: string
  logo: BrochurePicture | null
  /** `#rrggbb`, with the colour of text that stands out on it, and the shade of it that reads on paper. */
  brand: string
  onBrand: string
  brandInk: string
  goal: string
  ribbon: string | null
  title: string
  /** The language it is really written in. */
  titleLang: Language
  place: string
  price: string
  /** What stands under the price, such as charges. */
  priceNotes: string[]
  keyFacts: BrochureLine[]
  /** `name` is the label in words, `image` a path such as `/images/epc/flanders/b.png`. */
  energy: { label: string; image: string | null; name: string; value: string | null } | null
  /** The whole address of the page. */
  url: string
  photos: BrochurePicture[]
  plans: BrochurePicture[]
  description: PrintBlock[]
  /** The language it is really written in. */
  descriptionLang: Language
  sections: BrochureSection[]
  contact: BrochureContact | null
  agency: BrochureAgency | null
  labels: {
    scan: string
    /** What the code to scan is, for who cannot see it. */
    page: string
    reference: string
    description: string
    plans: string
    contact: string
    agency: string
    made: string
    disclaimer: string
  }
}
