import { Fragment, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import type { ProjectDetailView } from '@/domain/projects/views'
import { priceRangeText, rangeWithVatText } from '@/domain/projects/price-text'
import { deliveryText } from '@/domain/projects/delivery'
import { LocalText } from '@/ui/LocalText'
import styles from './ProjectFacts.module.css'

/** Prices, delivery and what is free of a development. Spec §3, "Project". */
export function ProjectFacts({ project }: { project: ProjectDetailView }) {
  const words = useTranslations()
  const t = useTranslations('Projects')
  const [codes, goals] = [useTranslations('Facts'), useTranslations('Codes.goal')]
  const locale = useLocale()
  const { delivery, goal, progress, soldOut } = project
  const speech = { language: locale, t: words }
  const withVat = rangeWithVatText(project, speech)
  const price = priceRangeText(project, speech) ?? t('onRequest')
  const facts = [
    { label: codes('goal'), value: goals(goal === 'sale' ? '0' : '1') },
    { label: t('type'), value: typesOf(project) },
    { label: t('price'), value: soldOut ? t('soldOut', { goal }) : price, more: soldOut ? null : withVat },
    { label: t('delivery'), value: delivery && deliveryText(delivery, speech) },
    {
      label: t('available'),
      value: !soldOut && progress.total > 0 && t('free', { ...progress, goal }),
    },
  ]
  return (
    <dl className={`${styles.facts} ${styles.key}`}>
      {facts.map(
        ({ label, value, more }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {more && <dd className={styles.more}>{more}</dd>}
            </div>
          ),
      )}
    </dl>
  )
}

/** The types of its units with how many there are of each; without units the type it says itself. */
function typesOf({ type, unitTypes }: ProjectDetailView): ReactNode {
  if (unitTypes.length === 0) return type && <LocalText text={type} />
  return unitTypes.map(({ name, count }, index) => (
    <Fragment key={name.text}>
      {index > 0 && ', '}
      {count} × <LocalText text={name} />
    </Fragment>
  ))
}
