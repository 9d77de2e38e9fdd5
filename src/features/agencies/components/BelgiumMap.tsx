import { useTranslations } from 'next-intl'
import { BELGIUM, REGIONS } from '@/domain/agencies/belgium-outline'
import { MAP_RATIO, svgPath, type MapPoint } from '@/domain/agencies/map-projection'
import styles from './BelgiumMap.module.css'

interface BelgiumMapProps {
  /** What stands where; each pin leads to `href`. */
  pins: { id: number; label: string; href: string; at: MapPoint }[]
}

/** More names than these would cover the map and each other. */
const MANY = 6
const WIDTH = 1000
const HEIGHT = Math.round(WIDTH / MAP_RATIO)
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** Belgium with its regions, drawn, and a pin for each place: no tiles and no script. */
export function BelgiumMap({ pins }: BelgiumMapProps) {
  const t = useTranslations('Modules')
  return (
    <nav className={styles.map} aria-label={t('map')}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {REGIONS.map(({ region, edge }, index) => (
          <path key={index} className={styles[region]} d={svgPath(edge, WIDTH)} />
        ))}
        <path className={styles.edge} d={svgPath(BELGIUM, WIDTH)} />
      </svg>
      <ol className={styles.pins} data-many={pins.length > MANY ? '' : undefined}>
        {pins.map(({ id, label, href, at }) => (
          <li
            key={id}
            style={{ left: percent(at.x), top: percent(at.y) }}
            data-side={at.x > 0.5 ? 'left' : 'right'}
          >
            <a href={href}>
              <span className={styles.pin} aria-hidden="true" />
              <span className={styles.label}>{label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
