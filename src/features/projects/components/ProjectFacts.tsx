import { useLocale, useTranslations } from 'next-intl'
import type { ProjectDetailView } from '@/domain/projects/views'
import { priceRangeText, rangeWithVatText } from '@/domain/projects/price-text'
import { deliveryText } from '@/domain/projects/delivery'
import styles from './ProjectFacts.module.css'

/** Prices, delivery and what is free of a development. Spec §3, "Project". */
export function ProjectFacts({ project }: { project: ProjectDetailView }) {
  const words = useTranslations()
  const t = useTranslations('Projects')
  const locale = useLocale()
  const { delivery } = project
  const speech = { language: locale, t: words }
  const withVat = rangeWithVatText(project, speech)
  const price = (
    <>
      {priceRangeText(project, speech)}
      {withVat !== null && <small className={styles.more}>{withVat}</small>}
    </>
  )
  const facts = [
    { label: t('price'), value: project.soldOut ? t('soldOut') : project.priceMin !== null && price },
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
