import { useTranslations } from 'next-intl'
import type { ProgressView } from '@/domain/projects/views'
import type { Goal } from '@/domain/properties/goal'
import styles from './UnitProgress.module.css'

const share = (part: number, whole: number) => ({ inlineSize: `${(part / whole) * 100}%` })

const WORDS = {
  sale: { title: 'progress', text: 'progressText' },
  rent: { title: 'rentProgress', text: 'rentProgressText' },
} as const

/** How far the sale or the letting is, as a bar and in words; nothing without units. Spec §4, "Project units". */
export function UnitProgress({ goal, progress }: { goal: Goal; progress: ProgressView }) {
  const t = useTranslations('Projects')
  const { sold, option, free, total } = progress
  if (total === 0) return null
  return (
    <div className={styles.progress}>
      <p className={styles.title}>{t(WORDS[goal].title)}</p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.sold} style={share(sold, total)} />
        <span className={styles.option} style={share(option, total)} />
      </div>
      <p className={styles.words}>{t(WORDS[goal].text, { gone: sold, option, free })}</p>
    </div>
  )
}
