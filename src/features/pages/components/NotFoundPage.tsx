import { useTranslations } from 'next-intl'
import type { Goal } from '@/domain/properties/goal'
import { SearchBox } from '@/features/search/components/SearchBox'
import type { AskedListing } from '@/routes/unknown-screen'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import styles from './MessagePage.module.css'

interface NotFoundPageProps {
  /** How many there are; null where the settings show none. */
  counts: Record<Goal, number> | null
  /** What stands in the search field; null where staff wrote nothing. */
  placeholder: string | null
  homeHref: string
  /** Of what the address was: a property may be sold or let; null for anything else. */
  listing: AskedListing | null
  /** The form that keeps visitors informed; null where it says nothing to them. */
  demandHref: string | null
}

/** An address that leads nowhere: said plainly, with a search and ways on. Spec §2, §8. */
export function NotFoundPage({ counts, placeholder, homeHref, listing, demandHref }: NotFoundPageProps) {
  const t = useTranslations('NotFound')
  return (
    <div className={styles.page}>
      <div className="wrap">
        <p className={styles.code}>404</p>
        <h1>{t(listing ? `${listing}Title` : 'title')}</h1>
        <p className={styles.text}>{t(listing ? `${listing}Text` : 'text')}</p>
        <div className={styles.panel}>
          <SearchBox placeholder={placeholder} counts={counts} />
        </div>
        <div className={styles.ways}>
          {demandHref && (
            <a className={buttons.link} href={demandHref}>
              <Icon name="bell" />
              {t('demand')}
            </a>
          )}
          <a className={buttons.link} href={homeHref}>
            <Icon name="arrow-left" />
            {t('home')}
          </a>
        </div>
      </div>
    </div>
  )
}
