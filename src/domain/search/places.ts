import type { Catalogue } from './catalogue'
import type { CatalogueCity } from './catalogue-row'
import { foldedCity, mistypedPlace, typedPlace, type FoldedCity } from './city-match'
import { townName } from '@/domain/properties/town-name'
import { type Language, LANGUAGES } from '@/i18n/languages'
import { madeOnce } from '@/lib/made-once'
import type { SearchPlaces } from './criteria/codecs'
import { closestZone, zoneName, zoneNamed } from './zones'

// Every search asks all cities: their names are folded once, not at each request.
const namesOf: (city: CatalogueCity) => FoldedCity[] = madeOnce((city) =>
  LANGUAGES.flatMap((code) => {
    const name = city.names[code]
    return name ? [foldedCity({ name, zip: city.zip })] : []
  }),
)

/** The cities whose names pass a test. */
const citiesNamed = (catalogue: Catalogue, isMeant: (city: FoldedCity) => boolean): CatalogueCity[] =>
  [...catalogue.cities.values()].filter((city) => namesOf(city).some(isMeant))

/** Those with the name that comes closest to a mistyped one; of two as close that with more to show. */
function closestCities(catalogue: Catalogue, place: string): CatalogueCity[] {
  const slipsIn = mistypedPlace(place)
  let [best, fewest, most]: [FoldedCity | null, number, number] = [null, Infinity, -1]
  for (const city of catalogue.cities.values()) {
    for (const name of namesOf(city)) {
      const count = slipsIn(name)
      if (count === Infinity || count > fewest) continue
      const offered = catalogue.count('city', city.id, 'sale') + catalogue.count('city', city.id, 'rent')
      if (count < fewest || offered > most) [best, fewest, most] = [name, count, offered]
    }
  }
  const found = best?.name
  return found ? citiesNamed(catalogue, (city) => city.name === found && slipsIn(city) === fewest) : []
}

/**
 * The names of some towns in a language, each with its postcode where a town that is not among them is called the
 * same: `Heusden (9070)`. Rows that are gone have none.
 */
export function townNamesApart({ cities }: Catalogue, rows: readonly number[], language: Language): string[] {
  if (rows.length === 0) return []
  const others = [...cities.values()].filter(({ id }) => !rows.includes(id))
  const taken = new Set(others.map((city) => townName(city, language)?.text))
  return rows.flatMap((row) => {
    const city = cities.get(row)
    const name = townName(city, language)?.text
    if (!city || !name) return []
    return taken.has(name) ? `${name} (${city.zip})` : name
  })
}

/** Names and numbers of cities, types and agencies in one language. Spec §5, "Search". */
export function placesIn(catalogue: Catalogue, language: Language): SearchPlaces {
  const findCities = (place: string): number[] => {
    const found = citiesNamed(catalogue, typedPlace(place))
    return (found.length > 0 ? found : closestCities(catalogue, place)).map(({ id }) => id)
  }
  return {
    findCities,
    findZone(place) {
      const zone = zoneNamed(place, (name) => citiesNamed(catalogue, typedPlace(name)).length > 0)
      if (zone !== null) return zone
      const closest = closestZone(place)
      return closest !== null && findCities(place).length === 0 ? closest : null
    },
    zoneName: (zone) => zoneName(zone, language),
    findType(typeId) {
      for (const type of catalogue.types.values()) {
        if (String(type.typeId) === typeId) return type.id
      }
      return null
    },
    cityName(id) {
      const city = catalogue.cities.get(id)
      const name = city && townName(city, language)
      return name ? `${name.text}|${city.zip}` : null
    },
    findAgency(agencyId) {
      for (const agency of catalogue.agencies.values()) {
        if (String(agency.agencyId) === agencyId) return agency.id
      }
      return null
    },
    typeNumber: (id) => catalogue.types.get(id)?.typeId ?? null,
    agencyNumber: (id) => catalogue.agencies.get(id)?.agencyId ?? null,
  }
}
