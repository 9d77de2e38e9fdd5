'use client'

import { useEffect } from 'react'
import { retry } from '@/lib/retry'

/** What is not as urgent as anything a visitor does. */
const LATEST_MS = 2000

/** Has what visitors see counted, once the page has nothing else to do. Renders nothing. Decision 094. */
export function Counting() {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const start = () => {
      retry(() => import('./count-page')).then(
        ({ countPage }) => signal.aborted || countPage(signal),
        // A view that cannot be counted is not missed.
        () => undefined,
      )
    }
    const isPatient = 'requestIdleCallback' in window
    const timer = isPatient ? window.requestIdleCallback(start, { timeout: LATEST_MS }) : setTimeout(start)
    return () => {
      leaving.abort()
      if (isPatient) window.cancelIdleCallback(Number(timer))
      else clearTimeout(timer)
    }
  }, [])
  return null
}
