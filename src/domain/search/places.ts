import type { Catalogue } from './catalogue'
import type { CatalogueCity } from './catalogue-row'
import { foldedCity, mistypedPlace, placeParts, typedPlace, type FoldedCity } from './city-match'
import { townName } from '@/domain/properties/town-name'
import { type Language, LANGUAGES } from '@/i18n/languages'
import { madeOnce } from '@/lib/made-once'
import type { SearchPlaces } from './criteria/codecs'
import { closestZone, zoneName, zoneNamed, type Zone } from './zones'

// Every search asks for towns: their names are folded once, not at each request.
const namesOf: (city: CatalogueCity) => FoldedCity[] = madeOnce((city) => {
  const names = LANGUAGES.flatMap((code) => city.names[code] || []).map((name) => foldedCity({ name, zip: city.zip }))
  return [...new Map(names.map((one) => [one.name, one])).values()]
})

type Towns = Map<string, Set<CatalogueCity>>

/** All towns by each of their names, and by their postcodes, as these are folded. */
const townsBy = (catalogue: Catalogue): Record<'name' | 'zip', Towns> =>
  catalogue.cached('towns', () => {
    const towns = { name: new Map() as Towns, zip: new Map() as Towns }
    for (const city of catalogue.cities.values()) {
      for (const named of namesOf(city)) {
        for (const part of ['name', 'zip'] as const) {
          towns[part].set(named[part], (towns[part].get(named[part]) ?? new Set()).add(city))
        }
      }
    }
    return towns
  })

/** The towns that a typed place means, letter for letter. */
function citiesNamed(catalogue: Catalogue, place: string): CatalogueCity[] {
  const { name, zip } = placeParts(place)
  const towns = townsBy(catalogue)
  const likely = name === '' ? towns.zip.get(zip) : towns.name.get(name)
  const isMeant = typedPlace(place)
  return [...(likely ?? [])].filter((city) => namesOf(city).some(isMeant))
}

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
  const found = best && townsBy(catalogue).name.get(best.name)
  return [...(found ?? [])].filter((city) => namesOf(city).some((one) => one.name === best?.name && slipsIn(one) === fewest))
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

/** `find`, called once for each place: a search asks for the same ones several times. */
function onceFor<V>(find: (place: string) => V): (place: string) => V {
  const known = new Map<string, { value: V }>()
  return (place) => {
    const found = known.get(place) ?? { value: find(place) }
    known.set(place, found)
    return found.value
  }
}

/** Names and numbers of cities, types and agencies in one language. Spec §5, "Search". */
export function placesIn(catalogue: Catalogue, language: Language): SearchPlaces {
  const findCities = onceFor((place: string): number[] => {
    const found = citiesNamed(catalogue, place)
    return (found.length > 0 ? found : closestCities(catalogue, place)).map(({ id }) => id)
  })
  const findZone = onceFor((place: string): Zone | null => {
    const zone = zoneNamed(place, (name) => citiesNamed(catalogue, name).length > 0)
    if (zone !== null) return zone
    const closest = closestZone(place)
    return closest !== null && findCities(place).length === 0 ? closest : null
  })
  return {
    findCities, findZone,
    zoneName: (zone) => zoneName(zone, language),
    findType(number) {
      for (const type of catalogue.types.values()) {
        if (String(type.number) === number) return type.id
      }
      return null
    },
    cityName(id) {
      const city = catalogue.cities.get(id)
      const name = city && townName(city, language)
      return name ? `${name.text}|${city.zip}` : null
    },
    findAgency(number) {
      for (const agency of catalogue.agencies.values()) {
        if (String(agency.number) === number) return agency.id
      }
      return null
    },
    typeNumber: (id) => catalogue.types.get(id)?.number ?? null,
    agencyNumber: (id) => catalogue.agencies.get(id)?.number ?? null,
  }
}
