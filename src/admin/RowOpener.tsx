'use client'

import { useEffect, type ReactNode } from 'react'
import { openRow } from './open-row'

/** Lets every row of a list open what its link opens, or pick what its button picks, wherever it is pressed. */
export function RowOpener({ children }: { children: ReactNode }) {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', openRow, { signal })
    document.addEventListener('auxclick', openRow, { signal })
    return () => listening.abort()
  }, [])
  return children
}
