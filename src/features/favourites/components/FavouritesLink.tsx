import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import styles from './FavouritesLink.module.css'

interface FavouritesLinkProps {
  /** Null where the page of the favourites is off line. */
  href: string | null
  /** True for a line of a menu; otherwise a heart with the number on it. */
  worded?: boolean
}

/** Leads to the favourites and says how many the browser stores, once a script has counted them. */
export function FavouritesLink({ href, worded = false }: FavouritesLinkProps) {
  const t = useTranslations('Favourites')
  if (!href) return null
  return (
    <a href={href} className={worded ? styles.worded : styles.link}>
      <Icon name="heart" />
      <span {...(!worded && { className: 'unseen' })}>{`${t('link')} `}</span>
      <span className={styles.count} data-count="favourites" hidden />
    </a>
  )
}
