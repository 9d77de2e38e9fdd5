import type { JSONFieldServerProps } from 'payload'
import styles from './ImportRun.module.css'
import { StoredField } from '../stored/StoredField'
import { importLines } from './run-values'

/** What an import warned about, skipped, or was refused for: a line each. */
export function ImportLines({ data, field, i18n }: JSONFieldServerProps) {
  const lines = importLines(data?.[field.name], i18n.language)
  return (
    <StoredField field={field} i18n={i18n} isEmpty={lines.length === 0}>
      <ul className={styles.lines}>
        {lines.map(({ outcome, place, text }, at) => (
          <li key={at}>
            {place && <span className={styles.place}>{place}</span>}
            <span>{text}</span>
            {outcome && <span className={styles.outcome}>{outcome}</span>}
          </li>
        ))}
      </ul>
    </StoredField>
  )
}
