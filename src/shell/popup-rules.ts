/** In an address, it says that the popup has done its work. Spec §4. */
const DONE = 'modal-clicked'

/** The home page of the site or of a language: its address begins every other one. */
const HOME = /^\/(?:[a-z]{2}\/?)?$/

/** Milliseconds before a popup opens: its delay in seconds, or none for 0 and less. Spec §4. */
export const openingDelay = (seconds: number): number => (seconds > 0 ? seconds * 1000 : 0)

/**
 * Whether a popup closes by itself at an address: when that contains `modal-clicked`, or the
 * action of the first form on the page, as it stands in the form; null or blank for none.
 * A form whose action is the page itself, or a home page, is part of every such address before
 * anybody sent it; it counts only once a query shows that it was sent. Spec §4, "Popup".
 */
export function closesItself(address: string, formAction: string | null): boolean {
  if (address.includes(DONE)) return true
  const action = (formAction ?? '').trim()
  if (action === '' || action.startsWith('#') || !URL.canParse(action, address)) return false
  const page = new URL(address)
  const sent = new URL(action, address)
  sent.hash = ''
  if (!address.includes(sent.href)) return false
  const itself = sent.pathname === page.pathname
  if (itself) return page.search !== ''
  return !HOME.test(sent.pathname)
}

/**
 * Whether a popup may open at an address: not in a preview, not where it would close itself, and
 * not again in a session that has closed it. `closed` is what the session keeps. Spec §4.
 */
export function popupMayOpen(
  id: string,
  { address, formAction, closed }: {
    address: string
    formAction: string | null
    closed: string | null
  },
): boolean {
  if (new URL(address).pathname.includes('preview')) return false
  return closed !== id && !closesItself(address, formAction)
}
