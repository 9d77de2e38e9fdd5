import { headingOf, stateOf } from './list-page'

/** Where the session keeps the search that a detail page leads back to. */
const KEY = 'search'

/** Keeps the search for the detail pages opened from it; nothing where nothing may be stored. */
export function keepSearch(root: HTMLElement): void {
  const { goal, segment, href } = stateOf(root)
  const heading = headingOf(root)?.textContent ?? ''
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ goal, segment, href, heading }))
  } catch {
    // A detail page then has no previous and next.
  }
}
