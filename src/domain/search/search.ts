import type { Catalogue } from './catalogue'
import type { CatalogueRow } from './catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import type { Language } from '@/i18n/languages'
import { today } from '@/lib/today'
import { criteriaSegment, NO_CRITERIA, type ListCriteria } from './criteria'
import type { Ground } from './criteria/criterion'
import { languageBit, type Listing } from './criteria/table'
import { facetsOf, type Facets } from './facets'
import { meetsAll, narrowings } from './narrowing'

/**
 * The properties that meet criteria, in their order, all pages of them; none for a place nobody
 * knows. Cached until the catalogue changes, so nobody may change it. Spec §1.
 */
export function matchingRows(
  catalogue: Catalogue,
  goal: Goal,
  language: Language,
  criteria: ListCriteria,
): readonly CatalogueRow[] {
  if (criteria.unknownCity) return []
  return catalogue.cached(nameOf('rows', goal, language, criteria), () => {
    const isMet = meeting(catalogue, language, criteria)
    const rows: CatalogueRow[] = []
    for (const listing of catalogue.ordered(goal, language, criteria.sort)) if (isMet(listing)) rows.push(listing.row)
    return rows
  })
}

/** Whether `found` has any: reads as far as the first, and takes no place among the cached results. */
export const isAnyFound = (catalogue: Catalogue, goal: Goal, language: Language, criteria: ListCriteria): boolean =>
  !criteria.unknownCity && catalogue.ordered(goal, language, NO_CRITERIA.sort).some(meeting(catalogue, language, criteria))

/** Whether a property is live in a language and meets criteria. */
function meeting(catalogue: Catalogue, language: Language, criteria: ListCriteria): (listing: Listing) => boolean {
  const bit = languageBit(language)
  const asked = narrowings(criteria, groundOf(catalogue))
  return (listing) => (listing.hidden & bit) === 0 && meetsAll(listing, asked)
}

/** How many there would be for each choice, see `facetsOf`; cached as long. */
export const facetsFor = (
  catalogue: Catalogue,
  goal: Goal,
  language: Language,
  criteria: ListCriteria,
): Facets =>
  catalogue.cached(nameOf('facets', goal, language, { ...criteria, sort: 'date' }), () => {
    const listings = catalogue.ordered(goal, language, 'date')
    return facetsOf(listings, languageBit(language), criteria, groundOf(catalogue))
  })

/** What searches of a catalogue know beside their criteria. */
export const groundOf = ({ cities, types, agencies }: Catalogue): Ground => {
  return { cities, types, agencies, today: today() }
}

/** What is free in three months is so by the day that a list is asked for. */
function nameOf(what: string, goal: Goal, language: Language, criteria: ListCriteria): string {
  const segment = criteriaSegment({ ...criteria, view: 'grid', page: 1, words: '', unknownCity: false })
  return [what, goal, language, today(), segment].join(':')
}
