import { useLocale, useTranslations } from 'next-intl'
import { ContentLink } from '@/ui/ContentLink'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import { MenuLinks } from './MenuLinks'
import styles from './DrawerMenu.module.css'
import type { MenuEntryView } from './views'

/** The main menu below 1280 px; children unfold below their entry. Spec §3, "Menu entry". */
export const DrawerMenu = ({ menu }: { menu: MenuEntryView[] }) => (
  <ul className={styles.menu}>
    {menu.map((entry, index) => (
      <li key={index}>
        {entry.children.length > 0 ? (
          <Unfolding entry={entry} />
        ) : (
          entry.href !== '' && <ContentLink link={entry} className={styles.entry} />
        )}
      </li>
    ))}
  </ul>
)

function Unfolding({ entry }: { entry: MenuEntryView }) {
  const t = useTranslations('Shell')
  const lang = useLocale()
  const { label, href, external, current, children } = entry
  const own = { label: { text: t('overview'), lang }, href, external, current }
  const links = href === '' ? children : [own, ...children]
  return (
    <details name="drawer-menu" open={links.some((link) => link.current)}>
      <summary className={styles.entry}>
        <LocalText text={label} />
        <Icon name="chevron-down" />
      </summary>
      <MenuLinks links={links} className={styles.children} />
    </details>
  )
}
