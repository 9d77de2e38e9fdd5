import type { UIFieldServerProps } from 'payload'
import { readStatistics } from '@/cms/statistics/read-statistics'
import { isLanguage } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { Statistics } from '@/ui/Statistics'
import styles from './ListingStatistics.module.css'

/** How often the property at hand was viewed and what came of it; nothing of one that is not stored yet. Decision 095. */
export async function ListingStatistics({ id, i18n, payload }: UIFieldServerProps) {
  if (id === undefined) return null
  const words = await speech(isLanguage(i18n.language) ? i18n.language : 'en')
  const view = await readStatistics(payload, { properties: [Number(id)] })
  return (
    <div className={styles.site}>
      <Statistics view={view} words={words} />
    </div>
  )
}
