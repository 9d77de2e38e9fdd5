import { getTranslation } from '@payloadcms/translations'
import type { TextareaFieldServerProps } from 'payload'
import { StoredField } from '../stored/StoredField'
import styles from './MailHtml.module.css'

/** A mail as a program of mail shows it: in a frame that runs no script, sends no form and opens no window. Nothing once its text is emptied. */
export function MailHtml({ data, field, i18n }: TextareaFieldServerProps) {
  const html: unknown = data?.[field.name]
  const shown = typeof html === 'string' ? html : ''
  return (
    <StoredField field={field} i18n={i18n} isEmpty={shown === ''}>
      <iframe className={styles.mail} sandbox="" srcDoc={shown} title={getTranslation(field.label || field.name, i18n)} />
    </StoredField>
  )
}
