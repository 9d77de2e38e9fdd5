import { useTranslations } from 'next-intl'
import type { ShownVisitView } from './views'
import styles from './MyVisit.module.css'

/** When and where a visit is, and with whom. */
export function VisitFacts({ visit }: { visit: ShownVisitView }) {
  const t = useTranslations('Visits')
  const { address, agent, day, isWhole, propertyHref, time, until } = visit
  const facts = [
    { name: 'date', value: day },
    { name: 'time', value: t('hours', { from: time, until }) },
    { name: 'address', value: [address, !isWhole && t('addressLater')].filter(Boolean).join('. ') },
    { name: 'agent', value: agent },
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => value && (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {propertyHref && (
        <div>
          <dt>{t('property')}</dt>
          <dd>
            <a href={propertyHref}>{t('viewProperty')}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
