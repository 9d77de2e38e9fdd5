import { adminMessage } from '@/cms/fields/labels'
import { VisitCard } from './VisitCard'
import styles from './Visits.module.css'
import type { CalendarDayView } from './views'

/** A week of the calendar: a column for each day, below each other on a narrow screen. */
export const CalendarWeek = ({ days, language }: { days: CalendarDayView[]; language: string }) => (
  <ol className={styles.week}>
    {days.map(({ day, isHoliday, isToday, label, open, visits }) => (
      <li key={day} className={styles.day} aria-current={isToday ? 'date' : undefined}>
        <h2>
          <time dateTime={day}>{label}</time>
        </h2>
        {isHoliday && <p className={styles.holiday}>{adminMessage('visits.holiday', language)}</p>}
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} />
        ))}
        {visits.length === 0 && <p className={styles.none}>{adminMessage('visits.noVisit', language)}</p>}
        {open.length > 0 && (
          <ul className={styles.open} aria-label={adminMessage('visiting-hours', language)}>
            {open.map(({ id, note, times, who }) => (
              <li key={id}>
                <strong>{who}</strong> {times || adminMessage('visits.closed', language)}
                {note && <em> {note}</em>}
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
)
