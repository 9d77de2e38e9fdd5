import type { ReactNode } from 'react'
import { getTranslation } from '@payloadcms/translations'
import type { JSONFieldServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import styles from './ImportRun.module.css'

type RunFieldProps = Pick<JSONFieldServerProps, 'field' | 'i18n'> & {
  children: ReactNode
  isEmpty: boolean
}

/** A part of the record of an import, which is read and not edited, with its name and what it means. */
export const ImportRunField = ({
  children,
  field: { admin, label, name },
  i18n,
  isEmpty,
}: RunFieldProps) => (
  <section className={`field-type ${styles.part}`} aria-labelledby={`import-${name}`}>
    <h3 id={`import-${name}`} className={styles.name}>
      {getTranslation(label || name, i18n)}
    </h3>
    {isEmpty ? <p className={styles.none}>{adminMessage('import-lines.none', i18n.language)}</p> : children}
    <p className={styles.help}>
      {typeof admin?.description === 'object' && getTranslation(admin.description, i18n)}
    </p>
  </section>
)
