import { adminMessage } from '@/cms/fields/labels'
import { shortDay } from '../dates/written-dates'
import { VisitCard } from './VisitCard'
import styles from './Visits.module.css'
import type { CalendarVisitView } from './views'

/** The visits to come, the next first. */
export function VisitList({ language, visits }: { visits: CalendarVisitView[]; language: string }) {
  if (visits.length === 0) return <p className="inbox-empty">{adminMessage('visits.none', language)}</p>
  return (
    <ol className={styles.list}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <time dateTime={visit.at}>{shortDay(visit.at, language)}</time>
          <VisitCard visit={visit} />
        </li>
      ))}
    </ol>
  )
}
