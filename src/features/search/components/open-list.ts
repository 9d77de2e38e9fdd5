/** The list that is open in this window. */
export interface OpenList {
  root: HTMLElement
  /** Path and parameters of what it shows now. */
  shown: string
}

/** The list of places that are offered while one is typed. */
export const PLACES = 'city-names'

/** Path and parameters of an address of this site. */
export const pathAndQuery = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname + search

/** What the list is now, as `ListState` drew it. */
export const stateOf = (root: HTMLElement): DOMStringMap =>
  root.querySelector<HTMLElement>('[data-live="state"]')?.dataset ?? {}

/** The heading of the list, which says what it shows. */
export const headingIn = (root: HTMLElement): HTMLElement | null => root.querySelector('h1')

/** Says, for all to see, that the site cannot be reached: the list stays as it is. */
export function sayOffline(root: HTMLElement): void {
  const said = saidIn(root)
  if (!said) return
  said.textContent = said.dataset.offline ?? ''
  said.dataset.lost = ''
}

/** What is said of the list, aloud or for all to see. */
export const saidIn = (root: HTMLElement): HTMLElement | null => root.querySelector('[data-said]')
