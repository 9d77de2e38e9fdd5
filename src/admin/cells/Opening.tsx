import type { ReactNode } from 'react'
import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Picked } from './Picked'

interface OpeningProps {
  cell: Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'link' | 'linkURL' | 'payload' | 'rowData' | 'viewType'>
  /** What the document is called. */
  label: string
  children: ReactNode
}

/** What a cell shows, leading to the document, in the bin where it lies there, if the cell is the first of its row. */
export function Opening({ cell: { collectionSlug, link, linkURL, payload, rowData, viewType }, label, children }: OpeningProps) {
  if (!link) return children
  const list = `/collections/${collectionSlug}${viewType === 'trash' ? '/trash' : ''}` as const
  const path = `${list}/${encodeURIComponent(rowData.id as number)}` as const
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
