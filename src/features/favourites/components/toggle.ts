import { toggled, type Favourite } from '@/domain/favourites/saved'
import { sendSeen } from '@/ui/send-seen'
import { load, MOST_SAVED, save } from './browser-store'
import { mark } from './mark'

type Said =
  | ('added' | 'removed' | 'full' | 'notKept')
  | ('compareAdded' | 'compareRemoved' | 'compareFull')

/** What is to be said of a button that was pressed, by the name of its message. */
export type ToggleLabels = Record<Said, string>

/** What a button or mark knows of its property; the title of a card's heart is the card's. */
export function favouriteFrom(button: HTMLElement, id: string | undefined): Favourite {
  const { dataset } = button
  return {
    id: Number(id),
    price: dataset.price ? Number(dataset.price) : null,
    at: Date.now(),
    title: dataset.title ?? button.closest('article')?.querySelector('a')?.textContent ?? '',
  }
}

/**
 * Keeps the property of a heart or compare button, or keeps it no longer; says what became of it.
 */
export function toggle(button: HTMLElement): keyof ToggleLabels {
  const { favourite, compare } = button.dataset
  const name = favourite ? 'favourites' : 'compare'
  const before = load(name)
  if (!before) return 'notKept'
  const after = toggled(before, favouriteFrom(button, favourite ?? compare), MOST_SAVED[name])
  if (!after) return favourite ? 'full' : 'compareFull'
  if (!save(name, after)) return 'notKept'
  mark()
  const isAdded = after.length > before.length
  if (isAdded && favourite) sendSeen({ counter: 'favourites', properties: [Number(favourite)] })
  if (isAdded) return favourite ? 'added' : 'compareAdded'
  return favourite ? 'removed' : 'compareRemoved'
}
