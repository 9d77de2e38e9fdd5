import { pickText, type Language } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import { fold } from '@/lib/fold'
import { docsIn, numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import type { PropertyDetailView } from './detail-views'
import type { Property } from '@/payload-types'

/** What stands near a property, with the metres to it where they are known. Spec §3. */
export const pointsIn = (
  doc: AllLocales<Property>,
  language: Language,
): PropertyDetailView['pointsOfInterest'] =>
  docsIn(doc, 'pointsOfInterest')
    .map((point) => ({
      name: pickText(textsIn(point, 'name'), language)?.text ?? textIn(point, 'kind'),
      kind: textIn(point, 'kind'),
      metres: numberIn(point, 'distance'),
    }))
    .filter(({ name }) => name !== '')

/** Kinds of places that feeds name by a code. */
const PLACE_KINDS = ['school', 'shop', 'transport', 'station', 'park', 'health', 'sport'] as const

/**
 * What a place nearby is called, and what it is: empty where nothing is said of that, or its name says
 * it. A kind that feeds have a code for is in the page's language, any other as staff wrote it. Spec §3.
 */
export function placeWords({ name, kind }: PlaceWords, { t }: Speech): PlaceWords {
  const code = PLACE_KINDS.find((one) => one === fold(kind.trim()))
  const what = code ? t(`Surroundings.kinds.${code}`) : kind
  if (name === kind) return { name: what, kind: '' }
  return { name, kind: fold(name) === fold(what) ? '' : what }
}

type PlaceWords = Pick<PropertyDetailView['pointsOfInterest'][number], 'name' | 'kind'>

/** The best mobility score; what is beyond it is none. */
export const BEST_SCORE = 10

/** The mobility scores that have a category and lie between 0 and 10. Spec §3. */
export const mobilityIn = (doc: AllLocales<Property>): PropertyDetailView['mobility'] =>
  docsIn(doc, 'mobilityScores').flatMap((row) => {
    const category = textIn(row, 'category').trim()
    const score = numberIn(row, 'score')
    const known = category !== '' && score !== null && score >= 0 && score <= BEST_SCORE
    return known ? [{ category, score }] : []
  })
