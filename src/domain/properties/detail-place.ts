import { pickText, type Language, type TextView } from '@/i18n/languages'
import { numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import type { PropertyDetailView } from './detail-views'
import type { Property } from '@/payload-types'

/** Street, number and box in one line; null without a street. Whether it is public is not asked. */
export function addressOf(doc: Pick<AllLocales<Property>, 'street' | 'boxNr' | 'houseNumber'>, language: Language): TextView | null {
  const street = pickText(textsIn(doc, 'street'), language)
  if (!street) return null
  const box = textIn(doc, 'boxNr')
  const number = [textIn(doc, 'houseNumber'), box && `/ ${box}`].filter(Boolean).join(' ')
  return { text: [street.text, number].filter(Boolean).join(' '), lang: street.lang }
}

/** Where a property or a town stands, in degrees; null where either number is missing. */
export function coordinatesOf(
  doc: AllLocales<Pick<Property, 'latitude' | 'longitude'>>,
): PropertyDetailView['coordinates'] {
  const latitude = numberIn(doc, 'latitude')
  const longitude = numberIn(doc, 'longitude')
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
