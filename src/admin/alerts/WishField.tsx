import type { JSONFieldServerProps } from 'payload'
import { readerLanguage } from '@/i18n/languages'
import { adminMessage } from '@/cms/fields/labels'
import { linesOf } from '@/cms/leads/form-words'
import type { Lead } from '@/payload-types'
import styles from '../leads/Lead.module.css'

/** What somebody looks for, in words; nothing for the newsletter. */
export function WishField({ data, i18n: { language } }: JSONFieldServerProps) {
  const answers = (data as { criteria?: Lead['answers'] } | undefined)?.criteria
  const reader = readerLanguage(language)
  const lines = linesOf({ form: 'demand-register', answers: answers ?? null, language: reader }, reader)
  if (lines.length === 0) return null
  return (
    <div className="field-type">
      <p className="field-label">{adminMessage('subscriptions.criteria', language)}</p>
      <dl className={styles.answers}>
        {lines.map(({ label, name, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
