import { useTranslations } from 'next-intl'
import type { SearchView } from '@/features/properties/views'
import { SearchBox } from '@/features/search/components/SearchBox'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import styles from './NotFoundPage.module.css'

interface NotFoundPageProps {
  search: SearchView
  homeHref: string
}

/** An address that leads nowhere: said plainly, with a search and the way home. Spec §2, §8. */
export function NotFoundPage({ search, homeHref }: NotFoundPageProps) {
  const t = useTranslations('NotFound')
  return (
    <div className={styles.page}>
      <div className="wrap">
        <p className={styles.code}>404</p>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.panel}>
          <SearchBox counts={{ sale: search.saleCount, rent: search.rentCount }} />
        </div>
        <a className={buttons.link} href={homeHref}>
          <Icon name="arrow-left" />
          {t('home')}
        </a>
      </div>
    </div>
  )
}
