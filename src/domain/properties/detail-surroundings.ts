import { pickText, type Language } from '@/i18n/languages'
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
