import { selectionQuery } from '@/domain/favourites/ids'
import { load } from './browser-store'
import { toggle, type ToggleLabels } from './toggle'

/** What the island says, with where it leads. */
export interface Notice {
  text: string
  link: { href: string; label: string } | null
}

type NoticeLink = Notice['link']

export interface NoticeLabels extends ToggleLabels {
  /** Where what it takes could not be fetched. */
  offline: string
  /** Null where the page is off line. */
  favourites: NoticeLink
  compare: NoticeLink
}

/** Does what a heart or compare button is for, and says so with a way to what is saved. */
export function noticeOf(button: HTMLElement, labels: NoticeLabels): Notice {
  const done = toggle(button)
  const { compare, favourites } = labels
  const text = labels[done]
  if (done === 'added' || done === 'full') return { text, link: favourites }
  if (!compare || (done !== 'compareAdded' && done !== 'compareFull')) return { text, link: null }
  const ids = (load('compare') ?? []).map(({ id }) => id)
  return { text, link: { ...compare, href: `${compare.href}${selectionQuery(ids)}` } }
}
