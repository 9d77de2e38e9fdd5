import { useTranslations } from 'next-intl'
import type { WaysOn } from '@/domain/favourites/views'
import { HeartButton } from '@/features/favourites/components/HeartButton'
import styles from './GoneCard.module.css'

interface GoneCardProps {
  id: number
  ways: WaysOn
  level: 2 | 3
}

/** In the place of a property that is no longer offered: which one it was, and what to do now. */
export function GoneCard({ id, ways, level }: GoneCardProps) {
  const t = useTranslations('Favourites')
  const Heading = `h${level}` as const
  const reference = t('reference', { id: String(id) })
  return (
    <article className={styles.card}>
      <Heading className={styles.title}>{t('goneTitle')}</Heading>
      <p className={styles.name}>
        <span data-gone={id} className={styles.known} /> {reference}
      </p>
      <p>{t('goneText')}</p>
      <ul className={styles.ways}>
        <li>
          <a href={ways.saleHref}>{t('sale')}</a>
        </li>
        <li>
          <a href={ways.rentHref}>{t('rent')}</a>
        </li>
      </ul>
      <div className={styles.heart}>
        <HeartButton id={id} price={{ kind: 'on-request' }} title={reference} />
      </div>
    </article>
  )
}
