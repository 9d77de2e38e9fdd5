'use client'

import type { ReactNode } from 'react'
import { Link, useListDrawerContext } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'

interface PickedProps {
  href: string
  /** What the document is called. */
  label: string
  collectionSlug: CollectionSlug
  doc: Record<string, unknown>
  children: ReactNode
}

/** The first cell of a row: opens the document, or picks it where the list is there to pick from. */
export function Picked({ href, label, collectionSlug, doc, children }: PickedProps) {
  const { drawerSlug, onSelect } = useListDrawerContext()
  if (!drawerSlug) {
    return (
      <Link href={href} prefetch={false} aria-label={label}>
        {children}
      </Link>
    )
  }
  const pick = () => onSelect?.({ collectionSlug, doc, docID: String(doc.id) })
  return (
    <button type="button" className="default-cell__first-cell" aria-label={label} onClick={pick}>
      {children}
    </button>
  )
}
