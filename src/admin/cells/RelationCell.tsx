import { getTranslation } from '@payloadcms/translations'
import type { DefaultServerCellComponentProps } from 'payload'
import { readerLanguage } from '@/i18n/languages'
import { batched, sharedAsk } from '@/lib/batch'
import { idOf } from '@/lib/documents'
import { adminMessage } from '@/cms/fields/labels'
import { NameElsewhere } from './NameElsewhere'
import { Opening } from './Opening'
import { readRelatedNames } from './related-names'

/**
 * What a document belongs to, by its name in the language of whoever reads the list. Payload's own cell (3.90.1) asks
 * from the browser for what comes into view, misses some of it, and says then that there is none.
 */
export async function RelationCell(props: DefaultServerCellComponentProps) {
  const { cellData, field, i18n, payload, rowData } = props
  // Missing where Payload prepares the form of a document, which has no columns.
  if (!(rowData as typeof rowData | undefined)) return null
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return null
  const { label: name, relationTo } = field
  const reader = readerLanguage(i18n.language)
  const id = idOf(cellData)
  if (id === null) {
    const none = i18n.t('general:noLabel', { label: getTranslation(name || field.name, i18n) })
    return (
      <Opening cell={props} label={none}>
        {none}
      </Opening>
    )
  }
  const ask = sharedAsk(payload, `related:${relationTo}.${reader}`, () =>
    batched((ids) => readRelatedNames(payload, relationTo, ids, reader)),
  )
  const found = await ask(id)
  const label = found?.text ?? adminMessage('lists.nameless', reader, { id })
  return (
    <Opening cell={props} label={label}>
      {found && found.lang !== reader ? <NameElsewhere {...found} reader={reader} /> : label}
    </Opening>
  )
}
