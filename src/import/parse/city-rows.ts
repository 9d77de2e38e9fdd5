import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { factsOf } from './facts'
import { readText } from './read-text'
import type { Report } from './report'
import { accept, readRows } from './rows'
import type { CityRow } from './types'

const KNOWN = new Set(['Name', 'Zip', 'CountryID', 'CountryName', 'PropertyCount', 'language'])
const PLACE = factsOf(PROPERTY_FIELDS.filter(({ name }) => ['zip', 'countryId'].includes(name)))

/** The country that is meant where none is named. Spec §3. */
export const HOME_COUNTRY = '10'

/**
 * The lines of the feed's list of cities, each with a name and a postcode; counts are computed
 * by the site and not read. Spec §3.
 */
export function readCityRows(list: readonly unknown[], report: Report): CityRow[] {
  return readRows('cities', list, KNOWN, report).flatMap((row) => {
    const name = accept(row, 'Name', readText(row.raw.Name), report)
    const [zip, country] = PLACE.map((fact) => accept(row, fact.name, fact.read(row), report))
    if (name === '') report.problem(row.place, 'Name', 'the name of a city', row.raw.Name)
    if (zip === null) report.problem(row.place, 'Zip', 'a postcode', row.raw.Zip)
    if (!name || typeof zip !== 'string' || !row.language || country === undefined) return []
    return [{ name, zip, countryId: String(country ?? HOME_COUNTRY), language: row.language }]
  })
}
