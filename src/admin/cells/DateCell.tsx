import type { DefaultServerCellComponentProps } from 'payload'
import { shortDay, shortMoment } from '../dates/written-dates'
import { Opening } from './Opening'

/** A date of a document with its year, as the reader's language writes it, in Belgian time. */
export function DateCell(props: DefaultServerCellComponentProps) {
  const { cellData, field, i18n, rowData } = props
  // Missing where Payload prepares the form of a document, which has no columns.
  if (!(rowData as typeof rowData | undefined)) return null
  const at = cellData ? new Date(cellData as string) : null
  if (!at || Number.isNaN(at.getTime())) return null
  const isDay = field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'
  const label = isDay ? shortDay(at.toISOString(), i18n.language) : shortMoment(at.toISOString(), i18n.language)
  return (
    <Opening cell={props} label={label}>
      <time dateTime={at.toISOString()}>{label}</time>
    </Opening>
  )
}
