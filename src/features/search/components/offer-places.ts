import { placeNames } from '@/domain/search/place-names'
import type { SearchIndex } from '@/domain/search/search-index'
import { fetchLate } from '@/lib/retry'
import { stateOf } from './open-list'

let asked = false

/** Offers every place of the list's goal in a field; the few it came with where that fails. */
export async function offerPlaces(root: HTMLElement, field: HTMLInputElement): Promise<void> {
  if (asked) return
  asked = true
  const response = await fetchLate(`/find/index/${document.documentElement.lang}`).catch(() => null)
  if (!response?.ok) {
    asked = false
    return
  }
  const index = (await response.json()) as SearchIndex
  const names = placeNames(index, stateOf(root).goal === 'rent' ? 'rent' : 'sale')
  field.list?.replaceChildren(...names.map((name) => new Option(name, name)))
}
