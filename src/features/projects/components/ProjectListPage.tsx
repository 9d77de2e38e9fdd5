import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import type { RichTextView } from '@/domain/rich-text/rich-text-view'
import type { TextView } from '@/i18n/languages'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { LongText } from '@/ui/LongText'
import { RichText } from '@/ui/RichText'
import type { ProjectCardView } from '@/domain/projects/views'
import { ProjectGrid } from './ProjectGrid'
import styles from './ProjectListPage.module.css'

interface ProjectListPageProps {
  cards: ProjectCardView[]
  /** The page that staff wrote around the list. */
  page: { title: TextView; content: RichTextView | null }
  homeHref: string
  /** Where one asks to hear of new ones; null where there is no such page. */
  demandHref: string | null
}

/** All developments. Spec §2. */
export function ProjectListPage({ cards, demandHref, homeHref, page }: ProjectListPageProps) {
  const t = useTranslations('Projects')
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <LongText text={page.title} />
      </h1>
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
