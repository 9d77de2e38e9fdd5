import { selectionQuery } from '@/domain/favourites/ids'
import type { Favourite } from '@/domain/favourites/saved'
import { load } from './browser-store'

/**
 * Brings hearts, compare buttons, counts and the links to the comparison in line with what the
 * browser stores. Where nothing may be stored they stay hidden.
 */
export function mark(): void {
  const favourites = load('favourites')
  const compare = load('compare')
  if (!favourites || !compare) return
  press('favourite', favourites)
  press('compare', compare)
  count('favourites', favourites)
  count('compare', compare)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare-link]')) {
    link.search = selectionQuery(compare.map(({ id }) => id))
    link.hidden = compare.length === 0
  }
}

function press(name: 'favourite' | 'compare', saved: readonly Favourite[]): void {
  const ids = new Set(saved.map(({ id }) => String(id)))
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[data-${name}]`)) {
    button.setAttribute('aria-pressed', String(ids.has(button.dataset[name] ?? '')))
    button.hidden = false
  }
}

function count(name: 'favourites' | 'compare', { length }: readonly Favourite[]): void {
  for (const badge of document.querySelectorAll<HTMLElement>(`[data-count="${name}"]`)) {
    badge.textContent = String(length)
    badge.hidden = length === 0
  }
}
