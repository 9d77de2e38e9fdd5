import { swapLive } from '@/ui/live-regions'
import { fillForm } from './filter-form'
import { keepFocus } from './keep-focus'
import { headingIn, pathOf, type OpenList } from './list-page'

/** Milliseconds after which a wait is shown. */
const SHOWN_WAIT = 150

/** How far the page was scrolled in each state of the list that was left, in pixels. */
const scrolled = new Map<string, number>()

let running: AbortController | null = null

/** How far the page was scrolled when a list was last left; undefined for one not seen yet. */
export const scrolledIn = (path: string): number | undefined => scrolled.get(path)

let follows = false

/**
 * Keeps how far the page is scrolled from now on. Who goes back has already been scrolled by the
 * browser when that is said, so that asking then is too late.
 */
function followScroll(list: OpenList): void {
  const keep = () => {
    if (pathOf(location) === list.shown) scrolled.set(list.shown, window.scrollY)
  }
  keep()
  if (follows) return
  follows = true
  window.addEventListener('scroll', keep, { passive: true })
}

/**
 * Shows the list of an address in place of the one that is open, and says its heading. It becomes a
 * new entry of the history, the same one, or none. Gives false where a later one took over or the
 * address had to be opened as a page.
 */
export async function showList(
  list: OpenList,
  href: string,
  entry: 'new' | 'same' | 'none',
): Promise<boolean> {
  const { root } = list
  followScroll(list)
  const results = root.querySelector<HTMLElement>('[data-results]')
  running?.abort()
  const own = (running = new AbortController())
  const waiting = window.setTimeout(() => results?.setAttribute('aria-busy', 'true'), SHOWN_WAIT)
  const giveFocus = keepFocus(root)
  const swapped = await swapLive(href, own.signal).catch(() => null)
  window.clearTimeout(waiting)
  giveFocus()
  if (running !== own) return false
  results?.removeAttribute('aria-busy')
  if (!swapped) {
    window.location.assign(href)
    return false
  }
  const shown = pathOf(new URL(swapped.href))
  // By the prototype: the framework's own would fetch the page once more.
  if (entry === 'new' && shown !== list.shown) {
    History.prototype.pushState.call(history, null, '', shown)
  } else if (entry !== 'none') {
    History.prototype.replaceState.call(history, null, '', shown)
  }
  list.shown = shown
  for (const form of root.querySelectorAll('form')) {
    fillForm(form, new URL(swapped.href).searchParams)
  }
  const said = root.querySelector('[data-said]')
  if (said) said.textContent = headingIn(root)?.textContent.replaceAll('\u00AD', '') ?? ''
  return true
}
