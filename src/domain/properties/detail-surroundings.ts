import { pickText, type Language } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import { fold } from '@/lib/fold'
import { docsIn, numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import type { PropertyDetailView } from './detail-views'
import { surroundingCode } from './surrounding-words'
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

/**
 * What a place nearby is called, and what it is: empty where nothing is said of that, or its name says
 * it. A kind that is a usual one, in whichever language, is in the page's; any other as staff wrote it. Spec §3.
 */
export function placeWords({ name, kind }: PlaceWords, { t }: Speech): PlaceWords {
  const code = surroundingCode(kind)
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

/** What a mobility score is of: a usual means of transport, in whichever language, in the page's; any other as written. Spec §3. */
export function mobilityName(category: string, { language, t }: Speech): string {
  const code = surroundingCode(category)
  if (!code) return category
  const name = t(`Surroundings.kinds.${code}`)
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`
}
