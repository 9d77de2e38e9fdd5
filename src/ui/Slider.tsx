import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { SliderButtons } from './SliderButtons'
import styles from './Slider.module.css'

interface SliderProps {
  /** What it shows, for those who cannot see it. */
  label: string
  /** How many slides are in sight on a wide screen; `own` for slides of their own width. */
  inSight: 2 | 4 | 'own'
  /** List items. */
  children: ReactNode
}

/**
 * A row to swipe, scroll or walk through with the arrow keys. The two buttons come with a script
 * and only where there is more than is in sight. Spec §3.
 */
export function Slider({ label, inSight, children }: SliderProps) {
  const t = useTranslations('Modules')
  const track = useId()
  return (
    <div className={styles.slider} role="group" aria-label={label}>
      <ul id={track} className={styles.track} data-in-sight={inSight} tabIndex={0}>
        {children}
      </ul>
      <SliderButtons track={track} labels={{ previous: t('previous'), next: t('next') }} />
    </div>
  )
}
