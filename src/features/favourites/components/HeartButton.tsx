import { useTranslations } from 'next-intl'
import type { PriceView } from '@/features/properties/views'
import { Icon } from '@/ui/Icon'
import { keptData } from './kept-data'
import styles from './HeartButton.module.css'

interface HeartButtonProps {
  id: number
  price: PriceView
  /** Type and town, as they are kept for when it is no longer offered. */
  title: string
  /** True for a button with words; otherwise a heart to lay on a picture. */
  worded?: boolean
}

/** Keeps a property among the favourites. Hidden until the script that keeps them is there. */
export function HeartButton({ id, price, title, worded = false }: HeartButtonProps) {
  const t = useTranslations('Favourites')
  return (
    <button
      type="button"
      className={worded ? styles.worded : styles.heart}
      data-favourite={id}
      {...keptData(price, title)}
      aria-pressed="false"
      aria-label={worded ? undefined : t('heart', { title })}
      hidden
    >
      <Icon name="heart" />
      <Icon name="heart-filled" />
      {worded && t('keep')}
    </button>
  )
}
