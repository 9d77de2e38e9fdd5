'use client'

import { useEffect } from 'react'

/** Tells that the page heeds its visitor now. Renders nothing; stands after all that listens. */
export function Ready() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
