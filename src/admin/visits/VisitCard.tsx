import { Link } from '@payloadcms/ui'
import { CancelVisit } from './CancelVisit'
import { VisitFeedback } from './VisitFeedback'
import styles from './Visits.module.css'
import type { CalendarVisitView } from './views'

/** A visit: when, who comes, to what and with whom; it leads to the request, and can be cancelled. */
export function VisitCard({ visit: { cancel, feedback, href, isCancelled, property, state, time, visitor, who } }: { visit: CalendarVisitView }) {
  const facts = (
    <>
      <span className={styles.time}>{time}</span>
      <strong>{visitor}</strong>
      {property && <span>{property}</span>}
      <span className={styles.who}>{[who, state].filter(Boolean).join(' · ')}</span>
    </>
  )
  return (
    <div className={`${styles.card} ${isCancelled ? styles.cancelled : ''}`.trim()}>
      {href ? (
        <Link className={styles.facts} href={href} prefetch={false}>
          {facts}
        </Link>
      ) : (
        <div className={styles.facts}>{facts}</div>
      )}
      {cancel && <CancelVisit cancel={cancel} />}
      {feedback && <VisitFeedback feedback={feedback} />}
    </div>
  )
}
