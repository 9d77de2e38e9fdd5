import type { Catalogue } from '@/features/properties/catalogue'
import { cityMatches } from '@/features/properties/city-match'
import { pickText, type Language, LANGUAGES } from '@/i18n/languages'
import type { Places } from './criteria'

/** Names and numbers of the catalogue's cities and types in one language. Spec §5, "Search". */
export function placesIn(catalogue: Catalogue, language: Language): Places {
  return {
    findCities(place) {
      const found: number[] = []
      for (const { id, names, zip } of catalogue.cities.values()) {
        const known = LANGUAGES.some((code) => {
          const name = names[code]
          return name ? cityMatches(place, { name, zip }) : false
        })
        if (known) found.push(id)
      }
      return found
    },
    findType(typeId) {
      for (const type of catalogue.types.values()) if (String(type.typeId) === typeId) return type.id
      return null
    },
    cityName(id) {
      const city = catalogue.cities.get(id)
      const name = city && pickText(city.names, language)
      return name ? `${name.text}|${city.zip}` : null
    },
    typeNumber: (id) => catalogue.types.get(id)?.typeId ?? null,
  }
}
