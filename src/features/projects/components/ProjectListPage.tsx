import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { PageOpening, type OpeningView } from '@/ui/PageOpening'
import { RichText } from '@/ui/RichText'
import type { ProjectCardView } from '@/domain/projects/views'
import { ProjectGrid } from './ProjectGrid'
import styles from './ProjectListPage.module.css'

interface ProjectListPageProps {
  cards: ProjectCardView[]
  /** The page that staff wrote around the list. */
  page: OpeningView
  homeHref: string
  /** Where one asks to hear of new ones; null where there is no such page. */
  demandHref: string | null
}

/** All developments. Spec §2. */
export function ProjectListPage({ cards, demandHref, homeHref, page }: ProjectListPageProps) {
  const t = useTranslations('Projects')
  return (
    <div className={`wrap ${styles.page} ${page.className}`.trim()}>
      <PageOpening page={page} />
      {page.content && <RichText text={page.content} className={styles.intro} />}
      <div className={styles.tools}>
        <p>{t('count', { count: cards.length })}</p>
        {demandHref && (
          <a href={demandHref} rel="nofollow">
            <Icon name="bell" />
            {t('alert')}
          </a>
        )}
      </div>
      {cards.length > 0 ? (
        <ProjectGrid cards={cards} level={2} first={!page.banner} />
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
