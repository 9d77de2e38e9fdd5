import { useLocale, useTranslations } from 'next-intl'
import { formatEuro } from '@/lib/money'
import type { ProjectDetailView } from '@/domain/projects/views'
import { deliveryText } from '@/domain/projects/delivery'
import styles from './ProjectFacts.module.css'

/** Prices, delivery and what is free of a development. Spec §3, "Project". */
export function ProjectFacts({ project }: { project: ProjectDetailView }) {
  const t = useTranslations('Projects')
  const locale = useLocale()
  const { priceMin, priceMax, delivery } = project
  const price =
    priceMin !== null && priceMax !== null && priceMax > priceMin
      ? `${formatEuro(priceMin)} – ${formatEuro(priceMax)}`
      : priceMin !== null && t('from', { price: formatEuro(priceMin) })
  const facts = [
    { label: t('price'), value: project.soldOut ? t('soldOut') : price },
    { label: t('delivery'), value: delivery && deliveryText(delivery, locale) },
    {
      label: t('available'),
      value: !project.soldOut && project.progress.total > 0 && t('free', { ...project.progress }),
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
