import type { Subject } from '../pictures/subject'
import { demoFacts, type Facts } from './facts'
import { projectRows } from './project-rows'
import { proseOf } from './prose'
import { rowsOf, type FeedRow } from './rows'
import { TOWNS } from './towns'
import { COUNTRIES, typeRows, type TypeRow } from './types'
import { PROSE_LANGUAGES, type ProseLanguage } from './words'

interface CityRow {
  Name: string
  Zip: string
  CountryID: number
  CountryName: string
  PropertyCount: number
  language: ProseLanguage
}

interface DemoFeed {
  generated: string
  types: TypeRow[]
  cities: CityRow[]
  properties: FeedRow[]
  projects: FeedRow[]
}

const cityRows = (listings: readonly Facts[]): CityRow[] =>
  TOWNS.flatMap((town) =>
    PROSE_LANGUAGES.map((language) => ({
      Name: town.name[language],
      Zip: town.zip,
      CountryID: town.country,
      CountryName: COUNTRIES[town.country][language],
      PropertyCount: listings.filter(({ planned }) => planned.town.key === town.key).length,
      language,
    })),
  )

/**
 * The demo in the format of a listing feed, the same at each call: about 130 invented listings in
 * nl, fr and en, in German without their descriptions, and five projects. `pictureCount` says how many pictures a subject has; they are
 * named `pictures/{id}-{n}.png` from 1 on.
 */
export function demoFeed(pictureCount: (subject: Subject) => number): DemoFeed {
  const listings = demoFacts()
  const prose = proseOf(listings)
  return {
    generated: '2026-11-21T08:00:00Z',
    types: typeRows(),
    cities: cityRows(listings),
    properties: listings.flatMap((facts, index) => {
      const own = prose[index]
      return own === undefined ? [] : rowsOf(facts, own, pictureCount)
    }),
    projects: projectRows(listings, pictureCount),
  }
}
