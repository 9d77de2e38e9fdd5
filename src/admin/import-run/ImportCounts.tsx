import type { DefaultServerCellComponentProps, JSONFieldServerProps } from 'payload'
import styles from './ImportRun.module.css'
import { StoredField } from '../stored/StoredField'
import { importCounts, listingCounts } from './run-values'

/** What an import did, a row per kind of thing. */
export function ImportCounts({ data, field, i18n }: JSONFieldServerProps) {
  const rows = importCounts(data?.[field.name], i18n.language, data?.state === 'refused')
  return (
    <StoredField field={field} i18n={i18n} isEmpty={rows.length === 0}>
      <dl className={styles.counts}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </StoredField>
  )
}

/** In a list: what an import did to properties. */
export const ImportCountsCell = ({ cellData, i18n }: DefaultServerCellComponentProps) =>
  listingCounts(cellData, i18n.language)
