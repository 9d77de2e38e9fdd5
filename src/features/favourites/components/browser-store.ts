import { MOST, MOST_SEEN } from '@/domain/favourites/ids'
import { readSaved, writeSaved, type Favourite } from '@/domain/favourites/saved'

export type StoreName = 'favourites' | 'compare' | 'seen'

/** How many properties the browser stores under each name. */
export const MOST_SAVED: Readonly<Record<StoreName, number>> = { ...MOST, seen: MOST_SEEN }

/** What the browser stores under a name; null where nothing may be stored. */
export function load(name: StoreName): Favourite[] | null {
  try {
    return readSaved(window.localStorage.getItem(name), MOST_SAVED[name])
  } catch {
    return null
  }
}

/** Keeps a list under a name; false where the browser refuses. */
export function save(name: StoreName, items: readonly Favourite[]): boolean {
  try {
    window.localStorage.setItem(name, writeSaved(items))
    return true
  } catch {
    return false
  }
}
