import type { Catalogue } from './catalogue'
import type { CatalogueCity } from './catalogue-row'
import { foldedCity, typedPlace, type FoldedCity } from './city-match'
import { townName } from '@/domain/properties/town-name'
import { type Language, LANGUAGES } from '@/i18n/languages'
import type { SearchPlaces } from './criteria/codecs'

// Every search asks all cities: their names are folded once, not at each request.
const folded = new WeakMap<CatalogueCity, FoldedCity[]>()

function namesOf(city: CatalogueCity): FoldedCity[] {
  const known = folded.get(city)
  if (known) return known
  const names = LANGUAGES.flatMap((code) => {
    const name = city.names[code]
    return name ? [foldedCity({ name, zip: city.zip })] : []
  })
  folded.set(city, names)
  return names
}

/** Names and numbers of cities, types and agencies in one language. Spec §5, "Search". */
export function placesIn(catalogue: Catalogue, language: Language): SearchPlaces {
  return {
    findCities(place) {
      const isMeant = typedPlace(place)
      const cities = [...catalogue.cities.values()]
      return cities.filter((city) => namesOf(city).some(isMeant)).map(({ id }) => id)
    },
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
