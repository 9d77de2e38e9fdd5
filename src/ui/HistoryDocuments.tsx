import { documentName, documentStateWords } from '@/domain/history/words'
import type { HistoryProps } from './History'
import styles from './History.module.css'

/** The documents of a property: until when they hold, and which are missing. */
export function HistoryDocuments({ view: { documents }, words }: HistoryProps) {
  const { t } = words
  const asksForAny = documents.some(({ state }) => state === 'missing' || state === 'expiring' || state === 'expired')
  return (
    <section>
      <h2>{t('History.documentsTitle')}</h2>
      <dl className={styles.documents}>
        {documents.map((one) => (
          <div key={one.document} data-state={one.state}>
            <dt>{documentName(one, words)}</dt>
            <dd>{documentStateWords(one, words)}</dd>
          </div>
        ))}
      </dl>
      {asksForAny && <p className={styles.note}>{t('History.documentsNote')}</p>}
    </section>
  )
}
