import { adminMessage } from '@/cms/fields/labels'
import styles from './Lead.module.css'
import { LeadPart } from './LeadPart'
import { Moment } from './Moment'
import type { LeadView } from './views'

/** Who asked, how they are reached, and what they wrote. */
export function LeadAsked({ language, lead }: { language: string; lead: LeadView }) {
  const { age, answers, at, email, form, mailHref, person, phone, spoken, telHref } = lead
  return (
    <>
      <header className={styles.top}>
        <h2>{form}</h2>
        {person && <p>{adminMessage('leads.for', language, { person })}</p>}
        <p className={styles.reach}>
          {email && <a href={mailHref}>{email}</a>}
          {telHref && <a href={telHref}>{phone}</a>}
        </p>
        <p className={styles.quiet}>
          <Moment at={at} language={language} /> · {age} · {adminMessage('leads.speaks', language, { spoken })}
        </p>
      </header>
      <LeadPart title={adminMessage('leads.wrote', language)}>
        <dl className={styles.answers}>
          {answers.map(({ label, name: field, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </LeadPart>
    </>
  )
}
