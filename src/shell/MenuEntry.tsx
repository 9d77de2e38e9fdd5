import { useTranslations } from 'next-intl'
import { ContentLink } from '@/ui/ContentLink'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import { MenuLinks } from './MenuLinks'
import styles from './MenuEntry.module.css'
import type { MenuEntryView } from './views'

/**
 * An entry of the main menu. Its children stand in a popover, which the platform opens by click,
 * Enter and Space and closes by Escape, without a script. Spec §3, "Menu entry".
 */
export function MenuEntry({ entry, id }: { entry: MenuEntryView; id: string }) {
  const t = useTranslations('Shell')
  const { label, href, children } = entry
  const link = href !== '' && <ContentLink link={entry} className={styles.link} />
  if (children.length === 0) return link
  return (
    <div className={styles.entry} data-within={children.some((child) => child.current)}>
      {link}
      <button
        type="button"
        className={link ? styles.arrow : styles.opener}
        popoverTarget={id}
        aria-label={link ? t('submenu', { label: label.text }) : undefined}
      >
        {!link && <LocalText text={label} />}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.children}>
        <MenuLinks links={children} className={styles.list} />
      </div>
    </div>
  )
}
