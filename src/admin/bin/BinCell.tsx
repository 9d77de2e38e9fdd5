import type { DefaultServerCellComponentProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { deletedForGoodAt, isOffered } from '@/domain/bin/days'
import { shortDay } from '../dates/written-dates'

/** When a document in the bin is deleted for good, in a list. */
export function BinCell({ cellData, i18n: { language }, rowData }: DefaultServerCellComponentProps) {
  const at = deletedForGoodAt(cellData)
  // Missing where Payload prepares the form of a document, which has no columns.
  if (at === null || !(rowData as typeof rowData | undefined)) return null
  if (isOffered(rowData)) return adminMessage('bin.onceGone', language)
  return <time dateTime={at}>{adminMessage('bin.on', language, { date: shortDay(at, language) })}</time>
}
