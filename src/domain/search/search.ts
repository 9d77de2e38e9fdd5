import type { Catalogue } from './catalogue'
import type { CatalogueRow } from './catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import type { Language } from '@/i18n/languages'
import { today } from '@/lib/today'
import { criteriaSegment, type ListCriteria } from './criteria'
import type { Ground } from './criteria/criterion'
import { languageBit } from './criteria/table'
import { facetsOf, type Facets } from './facets'
import { meetsAll, narrowings } from './narrowing'

/**
 * The properties that meet criteria, in their order, all pages of them; none for a place nobody
 * knows. Cached until the catalogue changes, so nobody may change it. Spec §1.
 */
export function found(
  catalogue: Catalogue,
  goal: Goal,
  language: Language,
  criteria: ListCriteria,
): readonly CatalogueRow[] {
  if (criteria.unknownCity) return []
  return catalogue.cached(nameOf('rows', goal, language, criteria), () => {
    const bit = languageBit(language)
    const asked = narrowings(criteria, groundOf(catalogue))
    const rows: CatalogueRow[] = []
    for (const listing of catalogue.ordered(goal, language, criteria.sort)) {
      if ((listing.hidden & bit) !== 0) continue
      if (meetsAll(listing, asked)) rows.push(listing.row)
    }
    return rows
  })
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
