import { dateFormats, formatDate, formatNumber } from '@/i18n/format'
import type { Speech } from '@/i18n/translator'
import type { StatisticsView } from '@/domain/statistics/summary'
import styles from './Statistics.module.css'

interface ViewsGraphProps {
  graph: StatisticsView['graph']
  words: Speech
}

const shortDay = dateFormats({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const STEPS = [1, 2, 5]
const CAPTION_ID = 'views-graph'

/** Where the scale ends: 1, 2 or 5 times a power of ten, at least the highest count and 5. */
function topOf(most: number): number {
  for (let power = 1; ; power *= 10) {
    const top = STEPS.map((step) => step * power).find((one) => one >= most)
    if (top !== undefined) return Math.max(top, 5)
  }
}

/** Views a day as bars with their names, and below them the same as a table. Spec §9, "Consent and statistics". */
export function ViewsGraph({ graph, words: { language, t } }: ViewsGraphProps) {
  const most = graph.reduce((best, one) => (one.views > best.views ? one : best), { day: '', views: 0 })
  const top = topOf(most.views)
  const all = graph.reduce((sum, { views }) => sum + views, 0)
  const [first, last] = [graph[0]?.day ?? '', graph.at(-1)?.day ?? '']
  const inWords = (day: string): string => formatDate(day, language) ?? ''
  const number = (count: number): string => formatNumber(count, language)
  const label = t('Statistics.graph', { first: inWords(first), last: inWords(last), all: number(all) })
  const peak = most.views > 0 ? ` ${t('Statistics.peak', { day: inWords(most.day), most: number(most.views) })}` : ''
  const middle = graph[Math.floor(graph.length / 2)]?.day ?? ''
  return (
    <figure className={styles.graph}>
      <div className={styles.plot}>
        <span aria-hidden="true">{number(top)}</span>
        <span aria-hidden="true">0</span>
        <svg role="img" aria-labelledby={CAPTION_ID} viewBox={`0 0 ${graph.length} 100`} preserveAspectRatio="none">
          {graph.map(({ day, views }, at) => {
            const height = (views / top) * 100
            return (
              <rect key={day} x={at + 0.12} y={100 - height} width={0.76} height={height}>
                <title>{t('Words.pair', { label: inWords(day), value: number(views) })}</title>
              </rect>
            )
          })}
        </svg>
      </div>
      <div className={styles.days} aria-hidden="true">
        {[first, middle].map((day) => (
          <span key={day}>{shortDay(language)(new Date(day))}</span>
        ))}
        <span>{t('Statistics.today')}</span>
      </div>
      <figcaption id={CAPTION_ID}>{`${label}${peak}`}</figcaption>
      <details className={styles.table}>
        <summary>{t('Statistics.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Statistics.day')}</th>
              <th scope="col">{t('Statistics.views')}</th>
            </tr>
          </thead>
          <tbody>
            {graph.toReversed().map(({ day, views }) => (
              <tr key={day}>
                <th scope="row">{inWords(day)}</th>
                <td>{number(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
