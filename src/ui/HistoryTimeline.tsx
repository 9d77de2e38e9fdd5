import { happenedWords } from '@/domain/history/words'
import { dateFormats, formatDate } from '@/i18n/format'
import type { HistoryProps } from './History'
import styles from './History.module.css'

const months = dateFormats({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What happened, the latest first, by months and days. */
export const HistoryTimeline = ({ view: { perMonth, timeline }, words }: HistoryProps) => (
  <section>
    <h2>{words.t('History.timelineTitle')}</h2>
    {timeline.length === 0 && <p className={styles.none}>{words.t('History.timelineNone')}</p>}
    {timeline.map(({ days, month }) => (
      <div key={month} className={styles.month}>
        <h3>{months(words.language)(new Date(`${month}-01T00:00:00Z`))}</h3>
        <ol>
          {days.map(({ day, items }) => (
            <li key={day}>
              <time dateTime={day}>{formatDate(day, words.language)}</time>
              <ul>
                {items.map((item, at) => (
                  <li key={at}>
                    {happenedWords(item, perMonth, words)}
                    {item.kind === 'visit' && item.feedback && (
                      <figure className={styles.feedback}>
                        <figcaption>{words.t('History.feedback')}</figcaption>
                        <blockquote>{item.feedback}</blockquote>
                      </figure>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    ))}
  </section>
)
