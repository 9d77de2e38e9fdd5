const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), summary'

/** The item of a list that an element belongs to, such as the card of a property; undefined for none. */
const itemOf = (element: Element): string | undefined => element.closest<HTMLElement>('[data-item]')?.dataset.item

/** What can have the focus in a part of the page: what belongs to an item, or else to none. */
const focusableIn = (part: Element | null | undefined, item?: string): HTMLElement[] =>
  [...(part?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((one) => itemOf(one) === item && one.checkVisibility())

/** What tells links and buttons from each other. */
const NAMING = ['data-to', 'href', 'aria-label']

/** What makes an element the same one after it was rendered anew. */
const nameOf = (element: Element): string =>
  element instanceof HTMLInputElement
    ? `${element.name}=${element.value}`
    : (NAMING.map((name) => element.getAttribute(name)).find((text) => text !== null) ?? element.tagName)

/** What had the focus inside a part of the page. */
interface FocusPlace {
  part: HTMLElement
  item: string | undefined
  name: string
  /** Among what has the same item, or none. */
  index: number
  isInMenu: boolean
}

function placeOf(root: HTMLElement): FocusPlace | null {
  const active = document.activeElement
  const part = active?.closest<HTMLElement>('[data-live]')
  if (!(active instanceof HTMLElement) || !part || !root.contains(part)) return null
  const item = itemOf(active)
  return {
    part, item,
    name: nameOf(active),
    index: focusableIn(part, item).indexOf(active),
    isInMenu: active.closest('details')?.parentElement?.closest('[data-live]') === part,
  }
}

/**
 * Watches what has the focus until a part marked `data-live` below `root` is exchanged. The answer gives the focus
 * back where that took it away: to the same element, else to the button of its menu, else to what
 * now stands in its place, else to what stands beside the part, else to the heading, else to the content of the
 * page. From inside of an item marked `data-item` (another card is another property) it never goes to another
 * one. WCAG 2.4.3.
 */
export function keepFocus(root: HTMLElement): () => void {
  let place = placeOf(root)
  const watch = () => (place = placeOf(root))
  document.addEventListener('focusin', watch)
  return () => {
    document.removeEventListener('focusin', watch)
    const active = document.activeElement
    if (!place || (active && active !== document.body)) return
    const { part, item, name, index, isInMenu } = place
    const now = focusableIn(part, item)
    const next =
      now.find((one) => nameOf(one) === name) ??
      (isInMenu ? part.querySelector('summary') : null) ??
      now[Math.min(index, now.length - 1)] ??
      (part.closest('form') ? focusableIn(part.parentElement)[0] : null) ??
      root.querySelector<HTMLElement>('h1[tabindex]') ??
      document.getElementById('content')
    next?.focus({ preventScroll: true })
  }
}
