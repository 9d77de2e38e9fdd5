import type { JSONFieldServerProps } from 'payload'
import styles from './Stored.module.css'
import { StoredField } from './StoredField'

const INDENT = 2

/** What the server wrote down, as it is stored: to be read by whoever looks for a fault. */
export function StoredJson({ data, field, i18n }: JSONFieldServerProps) {
  const stored: unknown = data?.[field.name]
  const isEmpty = stored === null || stored === undefined || (Array.isArray(stored) && stored.length === 0)
  return (
    <StoredField field={field} i18n={i18n} isEmpty={isEmpty}>
      <pre className={styles.stored} tabIndex={0} aria-labelledby={`stored-${field.name}`}>
        {JSON.stringify(stored, null, INDENT)}
      </pre>
    </StoredField>
  )
}
