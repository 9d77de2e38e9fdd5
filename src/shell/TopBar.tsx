import { useTranslations } from 'next-intl'
import { ContentLink } from '@/ui/ContentLink'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import styles from './TopBar.module.css'
import type { ShellView, TopBarItemView } from './views'

/** What stays on a phone: what staff coloured, and the number to call. */
const matters = ({ color, href }: TopBarItemView): boolean =>
  color !== 'plain' || Boolean(href?.startsWith('tel:'))

const Item = ({ item }: { item: TopBarItemView }) => {
  const { icon, href, label, external } = item
  const sign = icon && <Icon name={icon} />
  if (href) return <ContentLink link={{ label, href, external }}>{sign}</ContentLink>
  return (
    <span className={styles.words}>
      {sign}
      <LocalText text={label} />
    </span>
  )
}

const Side = ({ items }: { items: TopBarItemView[] }) => (
  <ul className={styles.side}>
    {items.map((item, index) => (
      <li key={index} data-color={item.color} data-matters={matters(item) ? '' : undefined}>
        <Item item={item} />
      </li>
    ))}
  </ul>
)

/** A strip above the header; what a phone has no room for stands in its drawer. Spec §2. */
export function TopBar({ topBar }: { topBar: NonNullable<ShellView['topBar']> }) {
  const t = useTranslations('Shell')
  return (
    <nav className={styles.strip} aria-label={t('quickLinks')} data-top-bar="">
      <div className={`wrap ${styles.bar}`}>
        {topBar.left.length > 0 && <Side items={topBar.left} />}
        {topBar.right.length > 0 && <Side items={topBar.right} />}
      </div>
    </nav>
  )
}
