import { useTranslations } from 'next-intl'
import { FavouritesLink } from '@/features/favourites/components/FavouritesLink'
import { SEARCH_ID } from '@/features/search/components/SearchPopover'
import { formatPhone, telHref } from '@/lib/phone'
import buttons from '@/ui/Button.module.css'
import { ContentLink } from '@/ui/ContentLink'
import { Icon } from '@/ui/Icon'
import { DrawerMenu } from './DrawerMenu'
import { LanguageSwitcher } from './LanguageSwitcher'
import { MenuLinks } from './MenuLinks'
import styles from './MobileDrawer.module.css'
import type { LinkView, ShellView } from './views'

export const DRAWER_ID = 'drawer'

/**
 * The drawer's own links, then those of the top bar, which a phone has no room for; each address
 * once. Calling and writing stand below anyway.
 */
function moreLinks({ drawerLinks, topBar }: ShellView): LinkView[] {
  const strip = [...(topBar?.left ?? []), ...(topBar?.right ?? [])].flatMap(
    ({ label, href, external }) =>
      href && !/^(?:tel|mailto):/.test(href) ? [{ label, href, external, current: false }] : [],
  )
  const links = [...drawerLinks, ...strip]
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index)
}

/** The menu below 1280 px: a popover, so that it opens and closes without a script. Spec §2. */
export function MobileDrawer({ view }: { view: ShellView }) {
  const t = useTranslations('Shell')
  const find = useTranslations('Find')
  const tel = telHref(view.phone)
  const more = moreLinks(view)
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
          autoFocus
        >
          <Icon name="x" />
          <span className="unseen">{t('close')}</span>
        </button>
      </div>
      <LanguageSwitcher languages={view.languages} full />
      <button type="button" className={styles.find} popoverTarget={SEARCH_ID}>
        <Icon name="search" />
        {find('open')}
      </button>
      <nav aria-label={t('mainMenu')}>
        <DrawerMenu menu={view.menu} />
        {more.length > 0 && <MenuLinks links={more} className={styles.more} />}
      </nav>
      <div className={styles.foot}>
        <FavouritesLink href={view.favouritesHref} worded />
        {view.buttons.map((button, index) => (
          <ContentLink
            key={index}
            link={button}
            className={index === 0 ? buttons.primary : buttons.secondary}
          />
        ))}
        {tel && (
          <a className={styles.contact} href={tel}>
            <Icon name="phone" />
            {formatPhone(view.phone)}
          </a>
        )}
        {view.email && (
          <a className={styles.contact} href={`mailto:${view.email}`}>
            <Icon name="mail" />
            {view.email}
          </a>
        )}
      </div>
    </div>
  )
}
