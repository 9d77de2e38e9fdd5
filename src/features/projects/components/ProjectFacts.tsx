import { Fragment, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { formatEuro } from '@/lib/money'
import type { ProjectDetailView } from '@/domain/projects/views'
import { deliveryText } from '@/domain/projects/delivery'
import { LocalText } from '@/ui/LocalText'
import styles from './ProjectFacts.module.css'

/** Prices, delivery and what is free of a development. Spec §3, "Project". */
export function ProjectFacts({ project }: { project: ProjectDetailView }) {
  const t = useTranslations('Projects')
  const [codes, goals] = [useTranslations('Facts'), useTranslations('Codes.goal')]
  const locale = useLocale()
  const { priceMin, priceMax, delivery } = project
  const price =
    priceMin !== null && priceMax !== null && priceMax > priceMin
      ? `${formatEuro(priceMin)} – ${formatEuro(priceMax)}`
      : priceMin === null
        ? t('onRequest')
        : t('from', { price: formatEuro(priceMin) })
  const facts = [
    { label: codes('goal'), value: goals(project.goal === 'sale' ? '0' : '1') },
    { label: t('type'), value: typesOf(project) },
    { label: t('price'), value: project.soldOut ? t('soldOut') : price },
    { label: t('delivery'), value: delivery && deliveryText(delivery, locale) },
    {
      label: t('available'),
      value:
        project.unitsTotal > 0 &&
        t('free', { free: project.unitsFree, total: project.unitsTotal }),
    },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
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
