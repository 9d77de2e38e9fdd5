import { keepFocus } from '@/ui/keep-focus'
import { swapLive } from '@/ui/live-regions'
import { fillForm } from './filter-form'
import { headingIn, pathAndQuery, saidIn, sayOffline, type OpenList } from './open-list'

/** Milliseconds after which a wait is shown. */
const SHOWN_WAIT = 150

/** How far the page was scrolled in each state of the list that was left, in pixels. */
const scrolled = new Map<string, number>()

/** What a pointer may hold down. */
const HELD = ':is(a, button, label, summary):active'

let running: AbortController | null = null

/** The list that is on its way, if any: whether it was shown. */
let coming: Promise<boolean> | null = null

/** The list that could not be fetched, if it was the last one. */
let lost: { href: string; again: () => Promise<boolean> } | null = null

/** How far the page was scrolled when a list was last left; undefined for one not seen yet. */
export const scrolledIn = (path: string): number | undefined => scrolled.get(path)

let follows = false

/**
 * Keeps how far the page is scrolled from now on. Who goes back has already been scrolled by the
 * browser when that is said, so that asking then is too late.
 */
function followScroll(list: OpenList): void {
  const keep = () => {
    if (pathAndQuery(location) === list.shown) scrolled.set(list.shown, window.scrollY)
  }
  keep()
  if (follows) return
  follows = true
  window.addEventListener('scroll', keep, { passive: true })
}

/**
 * Waits until nothing of the list is held down: what is exchanged between a press and its release is not
 * pressed. The click comes after the release, and goes first.
 */
async function released(root: HTMLElement): Promise<void> {
  if (!root.querySelector(HELD)) return
  await new Promise<void>((resolve) => {
    const end = () => window.setTimeout(resolve)
    for (const way of ['pointerup', 'pointercancel', 'contextmenu', 'keyup']) {
      window.addEventListener(way, end, { once: true })
    }
  })
}

/** Says aloud what the list shows. */
function say(root: HTMLElement, text: string): void {
  const said = saidIn(root)
  if (!said) return
  said.textContent = text
  delete said.dataset.lost
}

function setBusy(root: HTMLElement, isBusy: boolean): void {
  const results = root.querySelector('[data-results]')
  if (isBusy) results?.setAttribute('aria-busy', 'true')
  else results?.removeAttribute('aria-busy')
}

/** Shows that a press was heard that has to wait for the list on its way. */
export function showWait({ root }: OpenList): void {
  if (coming) setBusy(root, true)
}

/**
 * Waits until no list is on its way. One that was lost is asked for once more, unless it is that of `href`,
 * which is asked for next. Gives false where the last one could not be shown.
 */
export async function settled(href: string): Promise<boolean> {
  let isShown = true
  if (lost && lost.href !== href) void lost.again()
  while (coming) isShown = await coming
  return isShown
}

/**
 * Shows the list of an address in place of the one that is open, and says its heading. It becomes a
 * new entry of the history, the same one, or none. Gives false where a later one took over, where the
 * address had to be opened as a page, and where nothing can be reached: then the list stays, says so, and
 * is asked for again once there is a network.
 */
export function showList(list: OpenList, href: string, entry: 'new' | 'same' | 'none'): Promise<boolean> {
  const own: Promise<boolean> = exchange(list, href, entry).finally(() => {
    if (coming === own) coming = null
  })
  coming = own
  return own
}

/**
 * Lets go of a list that the visitor went back to once they go forward again to the one that is open, whether it is
 * on its way or was lost.
 */
function stayIfLeft(list: OpenList, own: AbortController): void {
  const stay = () => {
    if (pathAndQuery(location) !== list.shown) return
    own.abort()
    lost = null
    say(list.root, '')
  }
  // The next list aborts this one, and ends the listening.
  window.addEventListener('popstate', stay, { signal: own.signal })
}

async function exchange(list: OpenList, href: string, entry: 'new' | 'same' | 'none'): Promise<boolean> {
  const { root } = list
  followScroll(list)
  lost = null
  running?.abort()
  const own = (running = new AbortController())
  if (entry === 'none') stayIfLeft(list, own)
  const waiting = window.setTimeout(() => setBusy(root, true), SHOWN_WAIT)
  const giveFocus = keepFocus(root)
  say(root, '')
  let isLost = false
  const swapped = await swapLive(href, own.signal, document, () => released(root)).catch((error: unknown) => {
    // What `fetch` throws where nobody answers.
    isLost = error instanceof TypeError
    return null
  })
  window.clearTimeout(waiting)
  giveFocus()
  if (running !== own) return false
  setBusy(root, false)
  if (own.signal.aborted) return false
  if (isLost) {
    sayOffline(root)
    const missed = (lost = { href, again: () => showList(list, href, entry) })
    window.addEventListener('online', () => lost === missed && void missed.again(), { once: true })
    return false
  }
  if (!swapped) {
    window.location.assign(href)
    return false
  }
  const { searchParams: asked } = new URL(href)
  const { searchParams } = new URL(swapped.href)
  const shown = pathAndQuery(new URL(swapped.href))
  // By the prototype: the framework's own would fetch the page once more.
  if (entry === 'new' && shown !== list.shown) {
    History.prototype.pushState.call(history, null, '', shown)
  } else if (entry !== 'none') {
    History.prototype.replaceState.call(history, null, '', shown)
  }
  list.shown = shown
  for (const form of root.querySelectorAll('form')) fillForm(form, searchParams, asked)
  say(root, headingIn(root)?.textContent.replaceAll('\u00AD', '') ?? '')
  return true
}
