import { Icon } from './Icon'
import type { LightboxProps } from './Lightbox'
import styles from './Lightbox.module.css'

interface LightboxBarProps extends Pick<LightboxProps, 'firstPlan' | 'labels'> {
  current: number
  count: number
  goTo: (index: number) => void
  close: () => void
}

/** Which picture of how many, the way to the floor plans and back, and out. */
export function LightboxBar({ current, count, firstPlan, labels, goTo, close }: LightboxBarProps) {
  const parts = [
    { name: labels.photos, start: 0, isHere: current < firstPlan },
    { name: labels.plans, start: firstPlan, isHere: current >= firstPlan },
  ]
  const isMixed = firstPlan > 0 && firstPlan < count
  return (
    <div className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        {current + 1} {labels.of} {count}
      </p>
      {isMixed && (
        <p className={styles.parts}>
          {parts.map(({ name, start, isHere }) => (
            <button key={name} type="button" aria-pressed={isHere} onClick={() => goTo(start)}>
              {name}
            </button>
          ))}
        </p>
      )}
      <button type="button" className={styles.close} aria-label={labels.close} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}
