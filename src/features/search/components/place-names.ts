import { stateOf } from './list-page'
import type { SearchIndex } from '../search-index'

let asked = false

/** The places that have something for a goal, as they are typed, those with the most first. */
export function placeNames({ cities }: Pick<SearchIndex, 'cities'>, goal: 'sale' | 'rent'): string[] {
  const counts = cities[goal]
  return [...cities.names.keys()]
    .filter((city) => (counts[city] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .map((city) => `${cities.names[city]} (${cities.zips[city]})`)
}

/** Offers every place of the list's goal in a field; the few it came with where that fails. */
export async function offerPlaces(root: HTMLElement, field: HTMLInputElement): Promise<void> {
  if (asked) return
  asked = true
  const response = await fetch(`/find/index/${document.documentElement.lang}`).catch(() => null)
  if (!response?.ok) {
    asked = false
    return
  }
  const names = placeNames(await response.json(), stateOf(root).goal === 'rent' ? 'rent' : 'sale')
  field.list?.replaceChildren(...names.map((name) => new Option(name, name)))
}
