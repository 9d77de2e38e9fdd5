import { keepFocus } from '@/ui/keep-focus'
import { swapLive } from '@/ui/live-regions'
import { selectionQuery } from '@/domain/favourites/ids'
import { load } from '@/features/favourites/components/browser-store'
import { showState } from './show-state'

const page = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-selection]')

/**
 * Fills the page of the favourites, or leads to the comparison, with what the browser stores by now. A page
 * whose address names properties is left as it is.
 */
export async function showSaved(signal: AbortSignal): Promise<void> {
  const own = page()
  if (own?.dataset.selection === 'favourites') await showFavourites(own, signal)
  if (own?.dataset.selection === 'compare') showCompared()
}

/** What the page of the favourites shows, as parameters: none as it comes. */
let shown = ''
let isFetching = false

async function showFavourites(own: HTMLElement, signal: AbortSignal): Promise<void> {
  const favourites = load('favourites')
  const seen = load('seen')
  if (!favourites || !seen) return showState('unusable')
  const ids = favourites.map(({ id }) => id)
  const others = seen.map(({ id }) => id).filter((id) => !ids.includes(id))
  const query = selectionQuery(ids, others)
  if (query === shown) {
    if (query === '') showState('empty')
    return
  }
  // What is stored is read again when that has come.
  if (isFetching) return
  isFetching = true
  const giveFocus = keepFocus(own)
  const swapped = await swapLive(`${window.location.pathname}${query}`, signal, own).catch(() => null)
  giveFocus()
  isFetching = false
  if (signal.aborted) return
  if (!swapped) return showState('failed')
  shown = query
  await showFavourites(own, signal)
}

function showCompared(): void {
  const ids = (load('compare') ?? []).map(({ id }) => id)
  if (ids.length > 0) window.location.replace(`${window.location.pathname}${selectionQuery(ids)}`)
  else showState('empty')
}

/** Says of properties that are no longer offered what they were. */
export function nameGone(): void {
  const saved = [...(load('favourites') ?? []), ...(load('seen') ?? [])]
  for (const name of document.querySelectorAll<HTMLElement>('[data-gone]')) {
    const known = saved.find(({ id, title }) => String(id) === name.dataset.gone && title !== '')
    if (known) name.textContent = known.title
  }
}
