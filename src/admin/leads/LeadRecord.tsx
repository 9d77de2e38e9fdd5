import { Link } from '@payloadcms/ui'
import { adminMessage } from '@/cms/fields/labels'
import styles from './Lead.module.css'
import { LeadPart } from './LeadPart'
import { Moment } from './Moment'
import type { LeadView } from './views'

/** What else is known of a lead: others of the same person, its history, what was agreed to. */
export function LeadRecord({ language, lead }: { language: string; lead: LeadView }) {
  const { consent, history, others, privacyHref } = lead
  return (
    <>
      {others.length > 0 && (
        <LeadPart title={adminMessage('leads.others', language)}>
          <ul className={styles.rows}>
            {others.map(({ at, form, href, id, status }) => (
              <li key={id}>
                <Link href={href} prefetch={false}>
                  {form}
                </Link>
                <span>
                  {status} · <Moment at={at} language={language} />
                </span>
              </li>
            ))}
          </ul>
        </LeadPart>
      )}
      <LeadPart title={adminMessage('leads.history', language)}>
        <ul className={styles.rows}>
          {history.map(({ at, text }, index) => (
            <li key={index}>
              <span>{text}</span>
              <Moment at={at} language={language} />
            </li>
          ))}
          <li>
            <span>{adminMessage('lead-history.asked', language)}</span>
            <Moment at={lead.at} language={language} />
          </li>
        </ul>
      </LeadPart>
      {(consent || privacyHref) && (
        <LeadPart title={adminMessage('leads.privacyPart', language)}>
          {consent && (
            <>
              <p className={styles.consent}>{consent.text}</p>
              <p className={styles.quiet}>{adminMessage('leads.version', language, { version: consent.version })}</p>
            </>
          )}
          {privacyHref && (
            <p className={styles.links}>
              <Link href={privacyHref} prefetch={false}>
                {adminMessage('leads.privacy', language)}
              </Link>
            </p>
          )}
        </LeadPart>
      )}
    </>
  )
}
