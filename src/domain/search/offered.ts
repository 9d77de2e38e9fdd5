import { pickText, type Language, type TextView } from '@/i18n/languages'
import type { CatalogueType } from './catalogue-row'
import type { Goal } from '@/domain/properties/goal'
import { townName } from '@/domain/properties/town-name'
import type { Cities } from './town-distance'

/** More would weigh on every list; a place that is not offered can still be typed. */
const MOST_CITIES = 200

/** The cities with most properties, by name; one without any is left out. Spec §3, "City". */
export function offeredCities(
  { cities }: { cities: Cities },
  language: Language,
  countOf: (city: number) => number,
): { name: string; zip: string; count: number }[] {
  const collator = new Intl.Collator(language)
  return [...cities.values()]
    .map((city) => ({
      name: townName(city, language)?.text ?? '', zip: city.zip,
      count: countOf(city.id),
    }))
    .filter(({ count, name }) => count > 0 && name !== '')
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CITIES)
    .sort((a, b) => collator.compare(a.name, b.name))
}

/** A property type with its public number and its name. */
export interface OfferedType extends TextView {
  id: number
  value: string
}

/** The property types offered for a goal, in their order. Spec §3. */
export const offeredTypes = (
  { types }: { types: ReadonlyMap<number, CatalogueType> },
  language: Language,
  goal: Goal,
): OfferedType[] =>
  [...types.values()]
    .filter((type) => type[goal])
    .sort((a, b) => a.showOrder - b.showOrder)
    .flatMap(({ id, number, names }) => {
      const name = pickText(names, language)
      return name ? [{ id, value: String(number), ...name }] : []
    })
