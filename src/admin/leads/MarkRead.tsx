'use client'

import { useEffect } from 'react'

/** Says that the lead was opened, once its page stands in front of somebody. */
export function MarkRead({ address }: { address: string }) {
  useEffect(() => {
    // What fails now happens the next time that somebody opens it.
    void fetch(address, { method: 'POST', credentials: 'include' }).catch(() => undefined)
  }, [address])
  return null
}
