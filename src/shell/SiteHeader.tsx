import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { formatPhone, telHref } from '@/lib/phone'
import { LanguageSwitcher } from './LanguageSwitcher'
import { MenuLinks } from './MenuLinks'
import { DRAWER_ID, MobileDrawer } from './MobileDrawer'
import styles from './SiteHeader.module.css'
import type { ShellView } from './views'

/** Logo, main menu and languages; below 1280 px a button that opens the drawer. Spec §2. */
export function SiteHeader({ view }: { view: ShellView }) {
  const t = useTranslations('Shell')
  const tel = telHref(view.phone)
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <a
          className={styles.logo}
          href={view.homeHref}
          aria-label={t('home', { name: view.agencyName })}
        >
          {view.logo ? (
            <Picture
              picture={view.logo}
              sizes="200px"
              className={styles.picture}
              first
              decorative
            />
          ) : (
            view.agencyName
          )}
        </a>
        <nav className={styles.menu} aria-label={t('menu')}>
          <MenuLinks links={view.menu} className={styles.links} />
        </nav>
        <div className={styles.languages}>
          <LanguageSwitcher languages={view.languages} />
        </div>
        {tel && (
          <a className={styles.phone} href={tel}>
            <Icon name="phone" />
            <span>{formatPhone(view.phone)}</span>
          </a>
        )}
        <button type="button" className={styles.open} popoverTarget={DRAWER_ID}>
          <Icon name="menu" />
          {t('menu')}
        </button>
        <MobileDrawer view={view} />
      </div>
    </header>
  )
}
