import { SEARCH_KEY } from '@/domain/search/last-search'
import { headingIn, stateOf } from './open-list'

/** Keeps the search for the detail pages opened from it; nothing where nothing may be stored. */
export function storeSearch(root: HTMLElement): void {
  const { goal, segment, href } = stateOf(root)
  const heading = headingIn(root)?.textContent ?? ''
  try {
    window.sessionStorage.setItem(SEARCH_KEY, JSON.stringify({ goal, segment, href, heading }))
  } catch {
    // A detail page then has no previous and next.
  }
}
