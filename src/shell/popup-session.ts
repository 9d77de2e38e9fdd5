/** Where the session keeps the popup that was closed. Spec §3, "Stored in the browser". */
const KEY = 'modalActive'

/** The popup that this session closed last; null for none, or where nothing may be stored. */
export function closedPopup(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Keeps for this session that a popup was closed; nothing where nothing may be stored. */
export function rememberClosed(id: string): void {
  try {
    window.sessionStorage.setItem(KEY, id)
  } catch {
    // It opens again on the next page: a browser that forgets cannot be asked to remember.
  }
}

/**
 * The action of the first form of the page itself, as it is written there; null without one. The
 * search in the header stands on every page and says nothing about this one.
 */
export const firstFormAction = (): string | null =>
  document.querySelector('main form')?.getAttribute('action') ?? null
