import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { EmptyState } from '@/ui/EmptyState'
import type { ProjectCardView } from '@/features/properties/views'
import { ProjectGrid } from './ProjectGrid'
import styles from './ProjectListPage.module.css'

interface ProjectListPageProps {
  cards: ProjectCardView[]
  homeHref: string
}

/** All developments. Spec §2. */
export function ProjectListPage({ cards, homeHref }: ProjectListPageProps) {
  const t = useTranslations('Projects')
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('count', { count: cards.length })}</p>
      {cards.length > 0 ? (
        <ProjectGrid cards={cards} level={2} />
      ) : (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <a className={buttons.primary} href={homeHref}>
            {t('emptyAction')}
          </a>
        </EmptyState>
      )}
    </div>
  )
}
