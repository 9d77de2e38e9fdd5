'use client'

import { useEffect, type ReactNode } from 'react'
import { usePathname } from 'next/navigation'
import { fieldIn } from './field-link'
import { showField } from './show-field'

/** Opens a form at the field that the end of its address names, as links of the dashboard do. */
export function FieldOpener({ children }: { children: ReactNode }) {
  const path = usePathname()

  useEffect(() => {
    const wanted = fieldIn(location.hash)
    return wanted ? showField(wanted.name, wanted.tab) : undefined
  }, [path])

  return children
}
