import type { DefaultServerCellComponentProps } from 'payload'
import { isLanguage, pickText } from '@/i18n/languages'
import { batched, sharedAsk } from '@/lib/batch'
import { readNewestNames } from './names'
import { Opening } from './Opening'

/**
 * What a document is called in the language of whoever reads the list, else in the next one that has a
 * name. Payload's own cell shows the language of the content, and nothing where that has none.
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
  const { language } = i18n
  const label = pickText(await ask(id), isLanguage(language) ? language : 'en')?.text ?? `#${id}`
  return (
    <Opening cell={props} label={label}>
      {label}
    </Opening>
  )
}
