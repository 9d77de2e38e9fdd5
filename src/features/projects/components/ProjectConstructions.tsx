import { useLocale, useTranslations } from 'next-intl'
import { deliveryText } from '@/domain/projects/delivery'
import type { ProjectDetailView } from '@/domain/projects/views'
import styles from './ProjectFacts.module.css'

/** The buildings and phases of a development, each with its completion. Spec §3; §8. */
export function ProjectConstructions({
  constructions,
}: Pick<ProjectDetailView, 'constructions'>) {
  const t = useTranslations()
  const language = useLocale()
  return (
    <dl className={styles.facts}>
      {constructions.map(({ name, delivery }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{delivery ? t('Projects.delivered', { when: deliveryText(delivery, { language, t }) }) : '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
