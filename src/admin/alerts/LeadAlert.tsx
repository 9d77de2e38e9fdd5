import { Link } from '@payloadcms/ui'
import { adminMessage } from '@/cms/fields/labels'
import { formatNumber } from '@/i18n/format'
import { readerLanguage } from '@/i18n/languages'
import styles from '../leads/Lead.module.css'
import { LeadPart } from '../leads/LeadPart'
import type { AlertView } from './read-alert'

/** Whether somebody is told what meets their demand, and what does at the moment. */
export function LeadAlert({ alert, language }: { alert: AlertView; language: string }) {
  const { matching, subscription, total } = alert
  return (
    <LeadPart title={adminMessage('lead-alert', language)}>
      {subscription ? (
        <>
          <p>
            <strong>{stateLabel(subscription.state, language)}</strong> · {rhythmLabel(subscription.rhythm, language)}
          </p>
          <p className={styles.links}>
            <Link href={subscription.href} prefetch={false}>
              {adminMessage('lead-alert.open', language)}
            </Link>
          </p>
        </>
      ) : (
        <p className={styles.none}>{adminMessage('lead-alert.gone', language)}</p>
      )}
      {total === 0 ? (
        <p className={styles.none}>{adminMessage('lead-alert.matchingNone', language)}</p>
      ) : (
        <>
          <p>{adminMessage('lead-alert.matching', language, { count: formatNumber(total, readerLanguage(language)) })}</p>
          <ul className={styles.rows}>
            {matching.map(({ href, row, title }) => (
              <li key={row}>
                <Link href={href} prefetch={false}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          {total > matching.length && (
            <p className={styles.quiet}>{adminMessage('lead-alert.more', language, { count: matching.length })}</p>
          )}
        </>
      )}
    </LeadPart>
  )
}

function stateLabel(state: NonNullable<AlertView['subscription']>['state'], language: string): string {
  switch (state) {
    case 'waiting':
      return adminMessage('subscriptions.state:waiting', language)
    case 'confirmed':
      return adminMessage('subscriptions.state:confirmed', language)
    case 'paused':
      return adminMessage('subscriptions.state:paused', language)
    case 'ended':
      return adminMessage('subscriptions.state:ended', language)
  }
}

const rhythmLabel = (rhythm: 'daily' | 'immediate', language: string): string =>
  rhythm === 'immediate'
    ? adminMessage('subscriptions.rhythm:immediate', language)
    : adminMessage('subscriptions.rhythm:daily', language)
