import { useLocale, useTranslations } from 'next-intl'
import { formatDate } from '@/i18n/format'
import { formatEuro } from '@/lib/money'
import type { ProjectDetailView } from '@/features/properties/views'
import styles from './ProjectFacts.module.css'

/** Prices, delivery, what is free and the buildings of a development. Spec §3, "Project". */
export function ProjectFacts({ project }: { project: ProjectDetailView }) {
  const t = useTranslations('Projects')
  const locale = useLocale()
  const { priceMin, priceMax, delivery, constructions } = project
  const price =
    priceMin !== null && priceMax !== null && priceMax > priceMin
      ? `${formatEuro(priceMin)} – ${formatEuro(priceMax)}`
      : priceMin !== null && t('from', { price: formatEuro(priceMin) })
  // Delivery is a date or words such as a quarter.
  const when = (text: string): string =>
    /^\d{4}-\d{2}-\d{2}/.test(text) ? (formatDate(text, locale) ?? text) : text
  const facts = [
    { label: t('price'), value: project.soldOut ? t('soldOut') : price },
    { label: t('delivery'), value: delivery && when(delivery) },
    {
      label: t('available'),
      value:
        project.unitsTotal > 0 &&
        t('free', { free: project.unitsFree, total: project.unitsTotal }),
    },
    ...constructions.map((building) => ({
      label: building.name,
      value: building.delivery && t('delivered', { when: when(building.delivery) }),
    })),
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
