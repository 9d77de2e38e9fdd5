import type { DefaultServerCellComponentProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { batched, sharedAsk } from '@/lib/batch'
import { Opening } from './Opening'
import { readThumbnails } from './pictures'

/**
 * The picture of a document in a list, also where only its gallery holds one. Payload's own cell
 * asks for each picture from the browser and writes the name of the file beside it.
 */
export async function ThumbnailCell(props: DefaultServerCellComponentProps) {
  const { payload, collectionSlug, collectionConfig, field, rowData, i18n } = props
  const name = 'name' in field && field.name ? field.name : ''
  const ask = sharedAsk(payload, `thumbnail:${collectionSlug}.${name}`, () =>
    batched((ids) => readThumbnails(payload, collectionSlug, name, ids)),
  )
  const id = rowData.id as number
  const src = await ask(id)
  const none = adminMessage('lists.noPicture', i18n.language)
  const picture = src ? (
    <img className="cell-picture" src={src} alt="" width={56} height={38} loading="lazy" />
  ) : (
    <span className="cell-picture cell-picture--none" role="img" aria-label={none} title={none} />
  )
  const title: unknown = rowData[collectionConfig.admin.useAsTitle ?? 'id']
  return (
    <Opening cell={props} label={String(title ?? id)}>
      {picture}
    </Opening>
  )
}
