import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import styles from './SavedTools.module.css'

interface SavedToolsProps {
  /** Null where the page of the comparison is off line. */
  compareHref: string | null
}

/** Send the selection to somebody; compare those that were chosen, once there are any. */
export function SavedTools({ compareHref }: SavedToolsProps) {
  const t = useTranslations('Favourites')
  return (
    <div className={styles.tools}>
      {compareHref && <CompareLink href={compareHref} />}
      <button
        type="button"
        className={buttons.secondary}
        data-share={t('copyYourself', { link: '{link}' })}
        data-copied={t('copied')}
        hidden
      >
        <Icon name="share-2" />
        {t('share')}
      </button>
    </div>
  )
}

/** The way to what was chosen to compare, and how many those are; hidden until there are any. */
export function CompareLink({ href }: { href: string }) {
  const t = useTranslations('Favourites')
  return (
    <a className={buttons.primary} href={href} data-compare-link="" hidden>
      {t('compareOpen')}
      <span className={styles.count} data-count="compare" />
    </a>
  )
}
