import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { isLanguage, pickText } from '@/i18n/languages'
import { batched, sharedAsk } from '@/lib/batch'
import { readNewestNames } from './names'
import { Picked } from './Picked'

interface NameCellProps extends Omit<DefaultServerCellComponentProps, 'rowData'> {
  /** Missing where Payload prepares the form of a document, which has no columns. */
  rowData?: DefaultServerCellComponentProps['rowData']
}

/**
 * What a document is called in the language of whoever reads the list, else in the next one that has a
 * name. Payload's own cell shows the language of the content, and nothing where that has none.
 */
export async function NameCell({ collectionSlug, field, i18n, link, linkURL, payload, rowData }: NameCellProps) {
  if (!rowData) return null
  const name = 'name' in field && field.name ? field.name : ''
  const ask = sharedAsk(payload, `name:${collectionSlug}.${name}`, () =>
    batched((ids) => readNewestNames(payload, collectionSlug, name, ids)),
  )
  const id = rowData.id as number
  const { language } = i18n
  const label = pickText(await ask(id), isLanguage(language) ? language : 'en')?.text ?? `#${id}`
  if (!link) return label
  const path = `/collections/${collectionSlug}/${encodeURIComponent(id)}` as const
  return (
    <Picked
      href={linkURL ?? formatAdminURL({ adminRoute: payload.config.routes.admin, path })}
      label={label}
      collectionSlug={collectionSlug}
      doc={rowData}
    >
      {label}
    </Picked>
  )
}
