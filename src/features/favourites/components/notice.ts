import { selectionQuery } from '@/domain/favourites/ids'
import { load } from './browser-store'
import { toggle, type ToggleLabels } from './toggle'

/** What the island says, with where it leads. */
export interface Notice {
  text: string
  link: { href: string; label: string } | null
  /** Milliseconds; one with the same words is another, and read aloud anew. */
  at: number
}

type NoticeLink = Notice['link']

export interface NoticeLabels extends ToggleLabels {
  /** Where what it takes could not be fetched. */
  offline: string
  /** Null where the page is off line. */
  favourites: NoticeLink
  compare: NoticeLink
}

/** What is said without a way to go. */
export const wordsOnly = (text: string): Notice => ({ text, link: null, at: performance.now() })

/** Does what a heart or compare button is for, and says so with a way to what is saved. */
export function noticeOf(button: HTMLElement, labels: NoticeLabels): Notice {
  const done = toggle(button)
  const { compare, favourites } = labels
  const said = wordsOnly(labels[done])
  if (done === 'added' || done === 'full') return { ...said, link: favourites }
  if (!compare || (done !== 'compareAdded' && done !== 'compareFull')) return said
  const ids = (load('compare') ?? []).map(({ id }) => id)
  return { ...said, link: { ...compare, href: `${compare.href}${selectionQuery(ids)}` } }
}
