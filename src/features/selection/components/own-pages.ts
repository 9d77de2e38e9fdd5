import { withNewest } from '@/domain/favourites/saved'
import { load, MOST_SAVED, save } from '@/features/favourites/components/browser-store'
import { nameGone, showSaved } from './own-selection'
import { pressOn, type Say } from './page-buttons'
import { acceptPrice, showPriceNotes } from '@/features/favourites/components/price-notes'
import { favouriteFrom } from '@/features/favourites/components/toggle'
import { shareBy, showShareWays } from '@/features/properties/components/share-page'

/** Buttons that do nothing without a script. */
const SCRIPTED = 'button[data-share], button[data-forget]'

/**
 * Brings a page with more than hearts to life: the favourites and the comparison show what the
 * browser stores, changed prices are shown, and a property's own page is remembered as seen and can be shared.
 */
export function startPage(signal: AbortSignal, say: Say): void {
  if (signal.aborted) return
  document.addEventListener('live', rendered, { signal })
  rendered()
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      const note = target.closest('button')?.closest<HTMLElement>('[data-price-note]')
      if (note) acceptPrice(note)
      else pressOn(target, say)
      shareBy(target)
    },
    { signal },
  )
  const again = () => void showSaved(signal)
  again()
  // Another tab changed something, or the page comes back as it was left.
  window.addEventListener('storage', again, { signal })
  window.addEventListener('pageshow', again, { signal })
  for (const mark of document.querySelectorAll<HTMLElement>('[data-seen]')) rememberSeen(mark)
}

/** What is to be done for what the server drew, at first and whenever a part was put in. */
function rendered(): void {
  showPriceNotes()
  nameGone()
  showShareWays()
  for (const button of document.querySelectorAll<HTMLElement>(SCRIPTED)) button.hidden = false
}

/** After the change of its price was shown, its price is the one of today; a mark without any leaves it as it is. */
function rememberSeen(mark: HTMLElement): void {
  const seen = load('seen')
  if (!seen) return
  const now = favouriteFrom(mark, mark.dataset.seen)
  const known = seen.find(({ id }) => id === now.id)
  const price = mark.dataset.price === undefined ? (known?.price ?? null) : now.price
  save('seen', withNewest(seen, { ...now, price }, MOST_SAVED.seen))
}
