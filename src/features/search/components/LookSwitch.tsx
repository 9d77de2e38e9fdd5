import { useTranslations } from 'next-intl'
import { Icon, type IconName } from '@/ui/Icon'
import type { LinkChoice } from '@/domain/search/list-views'
import { GRID_HASH } from '../look-script'
import styles from './LookSwitch.module.css'

const ICONS: Record<string, IconName> = { grid: 'layout-grid', list: 'rows-3', map: 'map' }

/** Cards side by side, one below the other, or beside a map. Spec §2. */
export function LookSwitch({ looks }: { looks: LinkChoice[] }) {
  const t = useTranslations('List')
  return (
    <ul className={styles.looks} aria-label={t('look')}>
      {looks.map(({ value, label, href, selected }) => (
        <li key={value}>
          <a
            href={value === 'grid' ? href + GRID_HASH : href}
            rel="nofollow"
            data-to={value}
            {...(selected && { 'aria-current': 'true' })}
          >
            <Icon name={ICONS[value] ?? 'rows-3'} />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
