import type { DefaultServerCellComponentProps } from 'payload'
import { pickText, readerLanguage } from '@/i18n/languages'
import { batched, sharedAsk } from '@/lib/batch'
import { adminMessage } from '@/cms/fields/labels'
import { NameElsewhere } from './NameElsewhere'
import { readNewestNames } from './names'
import { Opening } from './Opening'

/**
 * What a document is called in the language of whoever reads the list; where that is nothing, its name in
 * another language, marked as such, or its number. Payload's own cell shows the language of the content,
 * and nothing where that has none.
 */
export async function NameCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug, field, i18n, payload, rowData } = props
  // Missing where Payload prepares the form of a document, which has no columns.
  if (!(rowData as typeof rowData | undefined)) return null
  const name = 'name' in field && field.name ? field.name : ''
  const ask = sharedAsk(payload, `name:${collectionSlug}.${name}`, () =>
    batched((ids) => readNewestNames(payload, collectionSlug, name, ids)),
  )
  const id = rowData.id as number
  const reader = readerLanguage(i18n.language)
  const found = pickText(await ask(id), reader)
  const label = found?.text ?? adminMessage('lists.nameless', reader, { id })
  return (
    <Opening cell={props} label={label}>
      {found && found.lang !== reader ? <NameElsewhere {...found} reader={reader} /> : label}
    </Opening>
  )
}
