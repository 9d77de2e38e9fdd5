import { useTranslations } from 'next-intl'
import { FavouritesLink } from '@/features/favourites/components/FavouritesLink'
import { SEARCH_ID } from '@/features/search/components/SearchPopover'
import { dialledNumber, formatPhone, telHref } from '@/lib/phone'
import buttons from '@/ui/Button.module.css'
import { ContentLink } from '@/ui/ContentLink'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import { DrawerMenu } from './DrawerMenu'
import { LanguageSwitcher } from './LanguageSwitcher'
import { MenuLinks } from './MenuLinks'
import styles from './MobileDrawer.module.css'
import type { LinkView, ShellView, TopBarItemView } from './views'

export const DRAWER_ID = 'drawer'

/** What stands in the top bar, which a phone has no room for; nothing where there is none. */
export const stripOf = ({ topBar }: Pick<ShellView, 'topBar'>): TopBarItemView[] => [...(topBar?.left ?? []), ...(topBar?.right ?? [])]

/** What the main menu leads to, entries and what stands under them. */
export const menuWays = ({ menu }: Pick<ShellView, 'menu'>): LinkView[] => menu.flatMap((entry) => [entry, entry.children].flat())

/**
 * The drawer's own links, then those of the top bar; each address and each number once, however it is
 * written. The menu stands above anyway, the buttons of the header, the number and the address of the agency below.
 */
function moreLinks(view: ShellView): LinkView[] {
  const strip = stripOf(view).flatMap(({ label, href, external }) => (href ? [{ label, href, external, current: false }] : []))
  const around = [menuWays(view), view.buttons].flat().map(({ href }) => href)
  const told = new Set([`tel:${view.phone}`, `mailto:${view.email}`, ...around].map(whereTo))
  const own = view.login ? [...view.drawerLinks, view.login] : view.drawerLinks
  return [...own, ...strip].filter(({ href }) => {
    const known = told.has(whereTo(href))
    told.add(whereTo(href))
    return !known
  })
}

function whereTo(href: string): string {
  if (href.startsWith('tel:')) return `tel:${dialledNumber(href.slice('tel:'.length)) ?? ''}`
  return href.startsWith('mailto:') ? href.toLowerCase() : href
}

/** The menu below 1280 px: a popover, so that it opens and closes without a script. Spec §2. */
export function MobileDrawer({ view }: { view: ShellView }) {
  const t = useTranslations('Shell')
  const find = useTranslations('Find')
  const tel = telHref(view.phone)
  const more = moreLinks(view)
  const words = stripOf(view).filter(({ href }) => href === null)
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
        {more.length + words.length > 0 && (
          <MenuLinks links={more} className={styles.more}>
            {words.map(({ label }, index) => (
              <li key={index} className={styles.words}>
                <LocalText text={label} />
              </li>
            ))}
          </MenuLinks>
        )}
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
