import { localMoment, timeOf } from '@/domain/appointments/local-time'
import type { HistoryItem } from '@/domain/history/timeline'
import { dateFormats, formatDate } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import { formatEuro } from '@/lib/money'
import type { HistoryProps } from './History'
import styles from './History.module.css'

const months = dateFormats({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What happened, the latest first, by months and days. */
export const HistoryTimeline = ({ view: { isRent, timeline }, words }: HistoryProps) => (
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
                    {happened(item, isRent, words)}
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

const STATUSES = ['available', 'option', 'sold', 'rented'] as const

/** What happened in words. */
function happened(item: HistoryItem, isRent: boolean, { t }: Speech): string {
  switch (item.kind) {
    case 'visit':
      return t('History.visit', { time: timeOf(localMoment(Date.parse(item.at)).minutes) })
    case 'published': {
      const price = amount(item.after, isRent, t)
      return price ? t('History.publishedAt', { price }) : t('History.published')
    }
    case 'status': {
      const status = STATUSES.find((one) => one === item.after) ?? 'available'
      return t(`History.status_${status}`)
    }
    case 'price':
      return changed('price', amount(item.before, isRent, t), amount(item.after, isRent, t), t)
    case 'annuityRent':
      return changed('annuity', amount(item.before, true, t), amount(item.after, true, t), t)
    case 'withdrawn':
    case 'entered':
      return t(`History.${item.kind}`)
    default:
      return item satisfies never
  }
}

function changed(what: 'price' | 'annuity', before: string, after: string, t: Speech['t']): string {
  if (!before) return t(`History.${what}Set`, { after })
  return after ? t(`History.${what}Changed`, { before, after }) : t(`History.${what}Gone`, { before })
}

/** An amount as stored in words, per month where it is due then; empty for none. */
function amount(euro: string | null, perMonth: boolean, t: Speech['t']): string {
  if (euro === null) return ''
  return [formatEuro(euro), perMonth && t('Price.perMonth')].filter(Boolean).join(' ')
}
