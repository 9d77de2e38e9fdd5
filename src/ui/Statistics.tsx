import type { ReactNode } from 'react'
import { formatDate, formatNumber, formatPercent } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import { isUncounted, verdictOf, type StatisticsView } from '@/domain/statistics/summary'
import { EmptyState } from './EmptyState'
import { ShareBars } from './ShareBars'
import styles from './Statistics.module.css'
import { StatisticsChoice, type StatisticsChoiceProps } from './StatisticsChoice'
import { ViewsGraph } from './ViewsGraph'

interface StatisticsProps {
  view: StatisticsView
  words: Speech
  /** Between several properties; left out for one. */
  choice?: StatisticsChoiceProps['choice']
  /** What to do while nothing was counted yet. */
  next?: ReactNode
}

const FIGURES = ['today', 'week', 'month', 'total'] as const
const STEPS = ['views', 'favourites', 'requests', 'visits'] as const
const OTHERS = ['impressions', 'brochures', 'maps'] as const

/** How often a property was looked at and what came of it, without any script. Spec §2; decision 095. */
export function Statistics({ choice, next, view, words }: StatisticsProps) {
  const { language, t } = words
  const { comparison, figures, funnel, graph, origins, others } = view
  const shareOfViews = (count: number): string =>
    t('Statistics.share', { percent: percentText(count, figures.total, language) })
  return (
    <div className={styles.statistics}>
      {choice && <StatisticsChoice choice={choice} words={words} />}
      {isUncounted(view) ? (
        <EmptyState title={t('Statistics.emptyTitle')} text={t('Statistics.emptyText')}>
          {next}
        </EmptyState>
      ) : (
        <>
          <dl className={styles.figures}>
            {FIGURES.map((name) => (
              <div key={name}>
                <dt>{t(`Statistics.${name}`)}</dt>
                <dd>{formatNumber(figures[name], language)}</dd>
              </div>
            ))}
          </dl>
          <section>
            <h2>{t('Statistics.graphTitle')}</h2>
            <ViewsGraph graph={graph} words={words} />
            {comparison && (
              <p className={styles.comparison}>
                {t(`Statistics.${verdictOf(comparison)}`, {
                  own: formatNumber(rounded(comparison.own), language),
                  median: formatNumber(rounded(comparison.median), language),
                  count: comparison.listings,
                })}
              </p>
            )}
          </section>
          <div className={styles.columns}>
            <section>
              <h2>{t('Statistics.funnelTitle')}</h2>
              <ShareBars
                rows={STEPS.map((step) => ({
                  name: t(`Statistics.${step}`),
                  count: formatNumber(funnel[step], language),
                  share: funnel[step] / Math.max(figures.total, 1),
                  note: step === 'views' || figures.total === 0 ? '' : shareOfViews(funnel[step]),
                }))}
              />
              <dl className={styles.others}>
                {OTHERS.map((name) => (
                  <div key={name}>
                    <dt>{t(`Statistics.${name}`)}</dt>
                    <dd>{formatNumber(others[name], language)}</dd>
                  </div>
                ))}
              </dl>
            </section>
            {origins.length > 0 && (
              <section>
                <h2>{t('Statistics.originsTitle')}</h2>
                <ShareBars
                  rows={origins.map(({ origin, views }) => ({
                    name: t(`Statistics.${origin}`),
                    count: formatNumber(views, language),
                    share: views / Math.max(figures.total, 1),
                    note: percentText(views, figures.total, language),
                  }))}
                />
              </section>
            )}
          </div>
          <p className={styles.counted}>{t('Statistics.counted', { day: formatDate(graph.at(-1)?.day ?? '', language) ?? '' })}</p>
        </>
      )}
    </div>
  )
}

const rounded = (number: number): number => Math.round(number * 10) / 10

/** Whole from ten on, one decimal below, and less than that: one in two thousand is not nothing. */
function percentText(count: number, all: number, language: Language): string {
  const percent = (count / Math.max(all, 1)) * 100
  const shown = percent >= 10 ? Math.round(percent) : rounded(percent)
  return count > 0 && shown === 0 ? `<\u00A0${formatPercent(0.1, language)}` : formatPercent(shown, language)
}
