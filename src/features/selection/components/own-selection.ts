import { swapLive } from '@/ui/live-regions'
import { selectionQuery } from '@/domain/favourites/ids'
import { load } from '@/features/favourites/components/browser-store'

const page = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-selection]')

/** Shows one of the page's states, by its name, instead of that it is loading. */
function show(state: 'empty' | 'failed' | 'unusable'): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-state]')) {
    part.hidden = part.dataset.state !== state
  }
}

/**
 * Fills the page of the favourites, or leads to the comparison, with what the browser stores. A page
 * whose address names properties is left as it is.
 */
export async function showSaved(signal: AbortSignal): Promise<void> {
  const { selection } = page()?.dataset ?? {}
  if (selection === 'favourites') await showFavourites(signal)
  if (selection === 'compare') showCompared()
}

async function showFavourites(signal: AbortSignal): Promise<void> {
  const favourites = load('favourites')
  const seen = load('seen')
  if (!favourites || !seen) return show('unusable')
  const ids = favourites.map(({ id }) => id)
  const others = seen.map(({ id }) => id).filter((id) => !ids.includes(id))
  if (ids.length + others.length === 0) return show('empty')
  const address = `${window.location.pathname}${selectionQuery(ids, others)}`
  const swapped = await swapLive(address, signal).catch(() => null)
  if (!swapped && !signal.aborted) show('failed')
}

function showCompared(): void {
  const ids = (load('compare') ?? []).map(({ id }) => id)
  if (ids.length > 0) window.location.replace(`${window.location.pathname}${selectionQuery(ids)}`)
  else show('empty')
}

/** Says of properties that are no longer offered what they were. */
export function nameGone(): void {
  const saved = [...(load('favourites') ?? []), ...(load('seen') ?? [])]
  for (const name of document.querySelectorAll<HTMLElement>('[data-gone]')) {
    const known = saved.find(({ id, title }) => String(id) === name.dataset.gone && title !== '')
    if (known) name.textContent = known.title
  }
}
