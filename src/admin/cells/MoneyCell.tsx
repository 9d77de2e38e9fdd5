import type { DefaultServerCellComponentProps } from 'payload'
import { goalOf } from '@/domain/properties/goal'
import { isDueMonthly } from '@/domain/properties/price-note'
import { formatEuro } from '@/lib/money'
import { adminMessage } from '@/cms/fields/labels'
import { Opening } from './Opening'

/** An amount in euro as the site writes it; the price of what is for rent says that it is due each month. */
export function MoneyCell(props: DefaultServerCellComponentProps) {
  const { cellData, field, i18n, rowData } = props
  // Missing where Payload prepares the form of a document, which has no columns.
  if (!(rowData as typeof rowData | undefined) || typeof cellData !== 'number') return null
  const price = formatEuro(cellData)
  const isOfListing = 'name' in field && field.name === 'price' && rowData.goal
  const note = typeof rowData.priceUnitText === 'string' ? rowData.priceUnitText : undefined
  const isMonthly = isOfListing && isDueMonthly(goalOf(rowData.goal), note)
  const label = isMonthly ? adminMessage('lists.perMonth', i18n.language, { price }) : price
  return (
    <Opening cell={props} label={label}>
      {label}
    </Opening>
  )
}
