import type { ReactNode } from 'react'
import { getTranslation } from '@payloadcms/translations'
import type { JSONFieldServerProps, TextareaFieldServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import styles from './Stored.module.css'

type StoredFieldProps = Pick<JSONFieldServerProps | TextareaFieldServerProps, 'field' | 'i18n'> & {
  children: ReactNode
  isEmpty: boolean
}

/** A field that the server writes and nobody edits, with its name and what it means. */
export const StoredField = ({
  children,
  field: { admin, label, name },
  i18n,
  isEmpty,
}: StoredFieldProps) => (
  <section className={`field-type ${styles.part}`} aria-labelledby={`stored-${name}`}>
    <h3 id={`stored-${name}`} className={styles.name}>
      {getTranslation(label || name, i18n)}
    </h3>
    {isEmpty ? <p className={styles.none}>{adminMessage('import-lines.none', i18n.language)}</p> : children}
    <p className={styles.help}>
      {typeof admin?.description === 'object' && getTranslation(admin.description, i18n)}
    </p>
  </section>
)
