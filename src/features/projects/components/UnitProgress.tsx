import { useTranslations } from 'next-intl'
import type { ProgressView } from '@/domain/projects/views'
import styles from './UnitProgress.module.css'

const share = (part: number, whole: number) => ({ inlineSize: `${(part / whole) * 100}%` })

/** How far the sale is, as a bar and in words; nothing without units. Spec §4, "Project units". */
export function UnitProgress({ progress }: { progress: ProgressView }) {
  const t = useTranslations('Projects')
  const { sold, option, free, total } = progress
  if (total === 0) return null
  return (
    <div className={styles.progress}>
      <p className={styles.title}>{t('progress')}</p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.sold} style={share(sold, total)} />
        <span className={styles.option} style={share(option, total)} />
      </div>
      <p className={styles.words}>{t('progressText', { gone: sold, option, free })}</p>
    </div>
  )
}
