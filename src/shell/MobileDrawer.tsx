import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import { formatPhone, telHref } from '@/lib/phone'
import { LanguageSwitcher } from './LanguageSwitcher'
import { MenuLinks } from './MenuLinks'
import styles from './MobileDrawer.module.css'
import type { ShellView } from './views'

export const DRAWER_ID = 'drawer'

/** The menu below 1280 px: a popover, so that it opens and closes without a script. Spec §2. */
export function MobileDrawer({ view }: { view: ShellView }) {
  const t = useTranslations('Shell')
  const tel = telHref(view.phone)
  return (
    <div
      id={DRAWER_ID}
      popover="auto"
      role="dialog"
      aria-label={t('menu')}
      className={styles.drawer}
    >
      <div className={styles.head}>
        <span className={styles.name}>{view.agencyName}</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
        >
          <Icon name="x" />
          <span className="unseen">{t('close')}</span>
        </button>
      </div>
      <nav>
        <MenuLinks links={view.menu} className={styles.main} />
        {view.infoLinks.length > 0 && (
          <MenuLinks links={view.infoLinks} className={styles.more} />
        )}
      </nav>
      <div className={styles.foot}>
        {tel && (
          <a href={tel}>
            <Icon name="phone" />
            {formatPhone(view.phone)}
          </a>
        )}
        {view.email && (
          <a href={`mailto:${view.email}`}>
            <Icon name="mail" />
            {view.email}
          </a>
        )}
        <LanguageSwitcher languages={view.languages} full />
      </div>
    </div>
  )
}
