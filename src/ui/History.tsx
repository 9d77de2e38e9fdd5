import type { HistoryView } from '@/domain/history/views'
import { momentLine } from '@/domain/appointments/moment-words'
import type { Speech } from '@/i18n/translator'
import { HistoryDocuments } from './HistoryDocuments'
import { HistoryTimeline } from './HistoryTimeline'
import styles from './History.module.css'

export interface HistoryProps {
  view: HistoryView
  words: Speech
}

/** What became of a property and what is to come, without any script and without a name. Spec §1; decision 096. */
export const History = ({ view, words }: HistoryProps) => (
  <div className={styles.history}>
    <div className={styles.columns}>
      <PlannedVisits view={view} words={words} />
      <HistoryDocuments view={view} words={words} />
    </div>
    <Requests view={view} words={words} />
    <HistoryTimeline view={view} words={words} />
  </div>
)

const PlannedVisits = ({ view: { planned }, words: { language, t } }: HistoryProps) => (
  <section>
    <h2>{t('History.plannedTitle')}</h2>
    {planned.length === 0 && <p className={styles.none}>{t('History.plannedNone')}</p>}
    {planned.length > 0 && (
      <ul className={styles.planned}>
        {planned.map((at) => (
          <li key={at}>
            <time dateTime={at}>{momentLine(Date.parse(at), language)}</time>
          </li>
        ))}
      </ul>
    )}
  </section>
)

const SPANS = ['week', 'before', 'total'] as const

const Requests = ({ view: { requests }, words: { t } }: HistoryProps) => (
  <section>
    <h2>{t('History.requestsTitle')}</h2>
    {requests.length === 0 ? (
      <p className={styles.none}>{t('History.requestsNone')}</p>
    ) : (
      <>
        <table className={styles.requests}>
          <thead>
            <tr>
              <th scope="col">{t('History.form')}</th>
              {SPANS.map((span) => (
                <th key={span} scope="col">
                  {t(`History.${span}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requests.map((request) => (
              <tr key={request.form}>
                <th scope="row">{t(`History.form_${request.form}`)}</th>
                {SPANS.map((span) => (
                  <td key={span}>{request[span]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{t('History.requestsKept')}</p>
      </>
    )}
  </section>
)
