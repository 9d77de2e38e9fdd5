import { formatDate } from '@/i18n/format'
import type { OwnerDocumentView } from '@/domain/history/documents'
import type { Speech } from '@/i18n/translator'
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
            <dd>{documentState(one, words)}</dd>
          </div>
        ))}
      </dl>
      {asksForAny && <p className={styles.note}>{t('History.documentsNote')}</p>}
    </section>
  )
}

/** What a document is called where the property stands. */
const documentName = ({ document, region }: OwnerDocumentView, { t }: Speech): string =>
  document === 'energy' ? t('History.energy', { region: region ?? 'other' }) : t(`History.${document}`)

/** How a document stands, with its last day where that is known. */
function documentState({ state, until }: OwnerDocumentView, { language, t }: Speech): string {
  const day = until && formatDate(until, language)
  const name = t(`History.state_${state}`)
  if (!day) return name
  return `${name} ${t(state === 'expired' ? 'History.expiredOn' : 'History.until', { day })}`
}
