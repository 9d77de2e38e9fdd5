import type { ReactNode } from 'react'
import { getTranslation } from '@payloadcms/translations'
import type { JSONFieldServerProps } from 'payload'
import styles from './ImportRun.module.css'

type RunFieldProps = Pick<JSONFieldServerProps, 'field' | 'i18n'> & { children: ReactNode }

/** A part of the record of an import, which is read and not edited, with its name and what it means. */
export const ImportRunField = ({ children, field: { admin, label, name }, i18n }: RunFieldProps) => (
  <section className={`field-type ${styles.part}`} aria-labelledby={`import-${name}`}>
    <h3 id={`import-${name}`} className={styles.name}>
      {getTranslation(label || name, i18n)}
    </h3>
    {children}
    <p className={styles.help}>
      {typeof admin?.description === 'object' && getTranslation(admin.description, i18n)}
    </p>
  </section>
)
