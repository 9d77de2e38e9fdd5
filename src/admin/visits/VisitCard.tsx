import { Link } from '@payloadcms/ui'
import styles from './Visits.module.css'
import type { CalendarVisitView } from './views'

/** A visit: when, who comes, to what and with whom; it leads to the request. */
export function VisitCard({ visit: { href, isCancelled, property, state, time, visitor, who } }: { visit: CalendarVisitView }) {
  const inside = (
    <>
      <span className={styles.time}>{time}</span>
      <strong>{visitor}</strong>
      {property && <span>{property}</span>}
      <span className={styles.who}>{[who, state].filter(Boolean).join(' · ')}</span>
    </>
  )
  const className = `${styles.card} ${isCancelled ? styles.cancelled : ''}`.trim()
  return href ? (
    <Link className={className} href={href} prefetch={false}>
      {inside}
    </Link>
  ) : (
    <div className={className}>{inside}</div>
  )
}
