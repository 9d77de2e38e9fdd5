import { LANGUAGES, type Language } from '@/i18n/languages'
import type { CatalogueRow } from './catalogue'
import { energyLabel } from './energy-label'
import { regionOf } from './region'

/** A listed property with what searches compare, worked out once for many searches. */
export interface Listing {
  row: CatalogueRow
  /** Milliseconds since 1970. */
  created: number
  /** Euro; null where no price may be shown, so that no search gives it away. */
  price: number | null
  /** Place of its energy class in `abcdefg`; -1 without a label. */
  energy: number
  /** Milliseconds since 1970; 0 where nothing is said, which counts as free now. */
  freeFrom: number
  /** One bit for each language it is not live in. */
  hidden: number
}

const CLASSES = 'abcdefg'

/** The bit of a language in `hidden`. */
export const languageBit = (language: Language): number => 1 << LANGUAGES.indexOf(language)

/** What searches compare of a property. A date that is none counts as 1970. Spec §3, §9. */
export const listingOf = (row: CatalogueRow): Listing => ({
  row,
  created: time(row.createDate),
  price: row.publishPrice && row.price ? row.price : null,
  energy: energyClass(row),
  freeFrom: row.availableFrom === null ? 0 : time(row.availableFrom),
  hidden: row.hiddenIn.reduce((bits, language) => bits | languageBit(language), 0),
})

const time = (iso: string): number => Date.parse(iso) || 0

/** A+ and better count as A, and what is worse than G as G. Spec §9. */
function energyClass({ countryId, zip, energyPerformance, epcLabelText }: CatalogueRow): number {
  const region = regionOf({ countryId, zip })
  const label = energyLabel({ region, value: energyPerformance, labelText: epcLabelText })
  const letter = label?.code?.[0]
  if (letter === undefined) return -1
  const place = CLASSES.indexOf(letter)
  return place === -1 ? CLASSES.length - 1 : place
}
