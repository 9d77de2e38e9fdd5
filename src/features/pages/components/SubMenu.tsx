import { useTranslations } from 'next-intl'
import { LocalText } from '@/ui/LocalText'
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
        {menu.links.map(({ label, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              <LocalText text={label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
