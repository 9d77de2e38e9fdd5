'use client'

import { useEffect, type ReactNode } from 'react'
import { usePathname, useSearchParams } from 'next/navigation'

/**
 * Lets the back button lead back to a list that was the first page to be loaded. As such a list appears,
 * Payload (3.90.1) writes its order into the address, before Next (16) notices that: going back to that
 * address, Next finds nothing of its own there and leaves on the screen what was open.
 */
export function BackToLists({ children }: { children: ReactNode }) {
  const path = usePathname()
  const query = useSearchParams()
  useEffect(() => {
    // By then Next adds its own to what is written.
    const timer = setTimeout(() => {
      if (history.state === null) history.replaceState(null, '', location.href)
    })
    return () => clearTimeout(timer)
  }, [path, query])
  return children
}
