import { useTranslations } from 'next-intl'
import { ContentLink } from '@/ui/ContentLink'
import type { SubMenuView } from '@/domain/pages/views'
import styles from './SubMenu.module.css'

/** Links to the pages below or beside this one, in a strip. Spec §3, `subMenu`. */
export function SubMenu({ menu }: { menu: SubMenuView }) {
  const t = useTranslations('Shell')
  if (menu.links.length === 0) return null
  return (
    <nav
      className={menu.fixed ? styles.fixed : styles.strip}
      aria-label={t('section')}
      data-sub-menu={menu.fixed ? 'fixed' : undefined}
    >
      <ul className={`wrap ${styles.list}`}>
        {menu.links.map((link) => (
          <li key={link.href}>
            <ContentLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
