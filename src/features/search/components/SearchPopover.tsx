import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import { SearchBox } from './SearchBox'
import styles from './SearchPopover.module.css'

/** What a button has to point at to open the search. */
export const SEARCH_ID = 'site-search'

/** The search over any page: a popover, so that it opens and closes without a script. */
export function SearchPopover({ placeholder }: { placeholder: string | null }) {
  const t = useTranslations('Find')
  return (
    <div
      id={SEARCH_ID}
      popover="auto"
      role="dialog"
      aria-label={t('open')}
      className={styles.popover}
    >
      <div className={`wrap ${styles.box}`}>
        <SearchBox placeholder={placeholder} autoFocus />
        <button
          type="button"
          className={styles.close}
          popoverTarget={SEARCH_ID}
          popoverTargetAction="hide"
        >
          <Icon name="x" />
          <span className="unseen">{t('close')}</span>
        </button>
      </div>
    </div>
  )
}
