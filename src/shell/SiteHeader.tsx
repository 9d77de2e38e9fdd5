import { useTranslations } from 'next-intl'
import { FavouritesLink } from '@/features/favourites/components/FavouritesLink'
import { SEARCH_ID, SearchPopover } from '@/features/search/components/SearchPopover'
import { formatPhone, telHref } from '@/lib/phone'
import { ContentLink } from '@/ui/ContentLink'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import { LanguageSwitcher } from './LanguageSwitcher'
import { MenuEntry } from './MenuEntry'
import { DRAWER_ID, menuWays, MobileDrawer, stripOf } from './MobileDrawer'
import { SiteLogo } from './SiteLogo'
import styles from './SiteHeader.module.css'
import type { ShellView } from './views'

/** The way to the sign-in of owners, unless the top bar, the main menu or a button leads there. */
const signInOf = (view: ShellView) =>
  [stripOf(view), menuWays(view), view.buttons].flat().some(({ href }) => href === view.login?.href) ? null : view.login

/**
 * Logo, main menu, languages and buttons; below 1280 px a button that opens the drawer. Clear over
 * a banner, solid once thirty pixels are scrolled. Spec §2, "Shared shell"; §4, "Header".
 */
export function SiteHeader({ view }: { view: ShellView }) {
  const t = useTranslations('Shell')
  const find = useTranslations('Find')
  const tel = telHref(view.phone)
  const [primary, ...quiet] = view.buttons
  const login = signInOf(view)
  return (
    <header className={styles.header}>
      <div className={styles.ground}>
        <div className={`wrap ${styles.bar}`}>
          <SiteLogo view={view} />
          <nav className={styles.menu} aria-label={t('mainMenu')}>
            <ul className={styles.entries}>
              {view.menu.map((entry, index) => (
                <li key={index}>
                  <MenuEntry entry={entry} id={`menu-${index}`} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.quiet}>
            {quiet.map((button, index) => (
              <ContentLink key={index} link={button} className={styles.secondary} />
            ))}
          </div>
          <div className={styles.languages}>
            <LanguageSwitcher languages={view.languages} />
          </div>
          <div className={styles.signs}>
            {login && (
              <a className={styles.login} href={login.href}>
                <Icon name="log-in" />
                <span className="unseen">
                  <LocalText text={login.label} />
                </span>
              </a>
            )}
            <FavouritesLink href={view.favouritesHref} />
            <button type="button" className={styles.find} popoverTarget={SEARCH_ID}>
              <Icon name="search" />
              <span className="unseen">{find('open')}</span>
            </button>
          </div>
          {tel && (
            <a className={styles.phone} href={tel}>
              <Icon name="phone" />
              <span>{formatPhone(view.phone)}</span>
            </a>
          )}
          {primary && <ContentLink link={primary} className={styles.primary} />}
          <button type="button" className={styles.open} popoverTarget={DRAWER_ID}>
            <Icon name="menu" />
            {t('menu')}
          </button>
        </div>
      </div>
      <MobileDrawer view={view} />
      <SearchPopover placeholder={view.searchPlaceholder} />
    </header>
  )
}
