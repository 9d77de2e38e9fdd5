import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import styles from './ShareMenu.module.css'

/** What the menu is called in the document. */
export const SHARE_MENU = 'share'

/** Opens the ways to send the page to somebody; the browser does the opening. */
export function ShareOpener() {
  const t = useTranslations('Share')
  return (
    <button type="button" className={styles.open} popoverTarget={SHARE_MENU}>
      <Icon name="share-2" />
      {t('title')}
    </button>
  )
}
