import { pickText, type Language, type Text } from '@/i18n/languages'
import { numberIn, textIn, textsIn, type Doc } from '@/lib/documents'
import type { PropertyDetailView } from './detail-views'

/** Street, number and box in one line; null without a street. Whether it is public is not asked. */
export function addressOf(doc: Doc, language: Language): Text | null {
  const street = pickText(textsIn(doc, 'street'), language)
  if (!street) return null
  const box = textIn(doc, 'boxNr')
  const number = [textIn(doc, 'houseNumber'), box && `/ ${box}`].filter(Boolean).join(' ')
  return { text: [street.text, number].filter(Boolean).join(' '), lang: street.lang }
}

/** Where a property stands, in degrees; null where either number is missing. */
export function coordinatesOf(doc: Doc): PropertyDetailView['coordinates'] {
  const latitude = numberIn(doc, 'latitude')
  const longitude = numberIn(doc, 'longitude')
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
