import type { UIFieldServerProps } from 'payload'
import { readHistory } from '@/cms/history/read-history'
import { isLanguage } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { History } from '@/ui/History'
import styles from './ListingStatistics.module.css'

/** What became of the property at hand, as its owner reads it; nothing of one that is not stored yet. Decision 096. */
export async function ListingHistory({ id, i18n, payload }: UIFieldServerProps) {
  if (id === undefined) return null
  const words = await speech(isLanguage(i18n.language) ? i18n.language : 'en')
  const view = (await readHistory(payload, { properties: [Number(id)] })).get(Number(id))
  return view ? (
    <div className={styles.site}>
      <History view={view} words={words} />
    </div>
  ) : null
}
