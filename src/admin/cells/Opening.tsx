import type { ReactNode } from 'react'
import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Picked } from './Picked'

interface OpeningProps {
  cell: Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'link' | 'linkURL' | 'payload' | 'rowData'>
  /** What the document is called. */
  label: string
  children: ReactNode
}

/** What a cell shows, leading to the document where the cell is the first of its row. */
export function Opening({ cell: { collectionSlug, link, linkURL, payload, rowData }, label, children }: OpeningProps) {
  if (!link) return children
  const path = `/collections/${collectionSlug}/${encodeURIComponent(rowData.id as number)}` as const
  return (
    <Picked
      href={linkURL ?? formatAdminURL({ adminRoute: payload.config.routes.admin, path })}
      label={label}
      collectionSlug={collectionSlug}
      doc={rowData}
    >
      {children}
    </Picked>
  )
}
