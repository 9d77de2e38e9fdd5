import { useTranslations } from 'next-intl'
import type { SlotDayView } from '@/domain/appointments/views'
import styles from './SlotChoice.module.css'

interface SlotChoiceProps {
  /** Of the first control; the others have theirs from it. */
  id: string
  name: string
  days: readonly SlotDayView[]
  /** What can be chosen instead of a visit. */
  others?: readonly { value: string; text: string }[]
  chosen: unknown
  isWrong?: boolean
  /** Whether a browser may not send the form without one: where no script checks it. */
  isRequired?: boolean
}

/** Days further away wait behind a line that opens. */
const SHOWN_DAYS = 5

/**
 * The visits that can be booked, day by day, one of which is chosen. Its region is fetched anew where
 * somebody else was faster. Spec §4, "Appointments and document requests".
 */
export function SlotChoice({ chosen, days, id, isRequired, isWrong, name, others = [] }: SlotChoiceProps) {
  const t = useTranslations('Visits')
  const [near, far] = [days.slice(0, SHOWN_DAYS), days.slice(SHOWN_DAYS)]
  const first = days[0]?.times[0]?.value ?? others[0]?.value
  const control = (value: string) => ({
    ...{ type: 'radio', id: value === first ? id : `${id}-${value}`, name, value } as const,
    defaultChecked: value === chosen, required: isRequired, 'aria-invalid': isWrong || undefined,
  })
  const list = (some: readonly SlotDayView[]) =>
    some.map(({ day, label, times }) => (
      <div key={day} className={styles.day}>
        <p className={styles.date}>{label}</p>
        <div className={styles.times}>
          {times.map(({ time, value }) => (
            <label key={value} className={styles.time}>
              <input {...control(value)} aria-label={`${label}, ${time}`} />
              {time}
            </label>
          ))}
        </div>
      </div>
    ))
  return (
    <div className={styles.choice} data-live="slots">
      {days.length === 0 && <p className={styles.none}>{t('noneFree')}</p>}
      {list(near)}
      {far.length > 0 && (
        <details className={styles.more} open={far.some(({ times }) => times.some(({ value }) => value === chosen))}>
          <summary>{t('moreDays', { count: far.length })}</summary>
          {list(far)}
        </details>
      )}
      {others.map(({ text, value }) => (
        <label key={value} className={styles.other}>
          <input {...control(value)} />
          {text}
        </label>
      ))}
    </div>
  )
}
