'use client'

import { useEffect, useRef, useState } from 'react'
import { retry, whileBusy } from '@/lib/retry'
import { mark } from '@/features/favourites/components/mark'
import { showState } from './show-state'
import styles from './FavouritesIsland.module.css'
import type { Notice, NoticeLabels } from '@/features/favourites/components/notice'

/** One that is busy was pressed already: pressed again while nothing happens is the same press. */
const BUTTONS = 'button:is([data-favourite], [data-compare]):not([aria-busy])'

/** Pages with more to do than hearts: the favourites, the comparison, a property's own page. */
const MORE = '[data-selection], [data-seen]'

const MILLISECONDS_SHOWN = 8000

/**
 * Keeps favourites and properties to compare in the browser, for every button on the page, and
 * says what it did. What it takes to change anything is fetched at the first press.
 */
export function FavouritesIsland({ labels }: { labels: NoticeLabels }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>(BUTTONS)
      if (!button) return
      whileBusy(button, retry(() => import('@/features/favourites/components/notice'))).then(
        ({ noticeOf }) => signal.aborted || setNotice(noticeOf(button, labels)),
        () => signal.aborted || setNotice({ text: labels.offline, link: null, at: event.timeStamp }),
      )
    }
    mark()
    document.addEventListener('click', press, { signal })
    document.addEventListener('live', mark, { signal })
    // Another tab changed something, or the page comes back as it was left.
    window.addEventListener('storage', mark, { signal })
    window.addEventListener('pageshow', mark, { signal })
    if (document.querySelector(MORE)) {
      retry(() => import('./own-pages')).then(
        ({ startPage }) => startPage(signal, setNotice),
        () => showState('failed'),
      )
    }
    return () => leaving.abort()
  }, [labels])

  useEffect(() => {
    if (!notice) return
    // It stays with who reads it or goes where it leads.
    const timer = setInterval(() => place.current?.matches(':hover, :focus-within') || setNotice(null), MILLISECONDS_SHOWN)
    return () => clearInterval(timer)
  }, [notice])

  return (
    <div ref={place} role="status" className={styles.place}>
      {notice && (
        <p key={notice.at} className={styles.notice}>
          {notice.text} {notice.link && <a href={notice.link.href}>{notice.link.label}</a>}
        </p>
      )}
    </div>
  )
}
