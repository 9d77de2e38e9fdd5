import { Link } from '@payloadcms/ui'
import { adminMessage } from '@/cms/fields/labels'
import styles from './Lead.module.css'
import { LeadPart } from './LeadPart'
import type { SubjectView } from './views'

/** The property or project that was asked about. */
export function LeadSubject({ language, subject }: { language: string; subject: SubjectView }) {
  const { adminHref, picture, price, reference, siteHref, title } = subject
  // What staff call a property begins with its number.
  const number = title.includes(reference) ? '' : adminMessage('leads.reference', language, { reference })
  const facts = [number, price].filter(Boolean)
  return (
    <LeadPart title={adminMessage('leads.about', language)}>
      <div className={styles.subject}>
        {picture && <img src={picture} alt="" width={100} height={75} loading="lazy" />}
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.quiet}>{facts.join(' · ')}</p>
          <p className={styles.links}>
            {siteHref && (
              <a href={siteHref} target="_blank" rel="noopener">
                {adminMessage('leads.onSite', language)}
              </a>
            )}
            <Link href={adminHref} prefetch={false}>
              {adminMessage('leads.inAdmin', language)}
            </Link>
          </p>
        </div>
      </div>
    </LeadPart>
  )
}
