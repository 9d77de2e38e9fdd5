'use client'

import { useEffect, type ReactNode } from 'react'
import { usePathname } from 'next/navigation'
import { fieldIn } from './field-link'
import { showField } from './show-field'

/** Opens a form at the field that the end of its address names, as links of the dashboard do. */
export function FieldOpener({ children }: { children: ReactNode }) {
  const path = usePathname()

  useEffect(() => {
    let stop: (() => void) | undefined
    const open = (): void => {
      stop?.()
      const wanted = fieldIn(location.hash)
      stop = wanted ? showField(wanted.name, wanted.tab) : undefined
    }
    open()
    addEventListener('hashchange', open)
    return () => {
      stop?.()
      removeEventListener('hashchange', open)
    }
  }, [path])

  return children
}
