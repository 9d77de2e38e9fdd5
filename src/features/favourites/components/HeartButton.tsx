import { useTranslations } from 'next-intl'
import type { PriceView } from '@/domain/properties/views'
import { Icon } from '@/ui/Icon'
import { savedData } from './saved-data'
import styles from './HeartButton.module.css'

interface HeartButtonProps {
  id: number
  price: PriceView
  /** Type and town, as they are stored for when it is no longer offered. */
  title: string
  /** True for a button with words; otherwise a heart to lay on a picture. */
  worded?: boolean
  /** True on a card whose link says the title already. */
  onCard?: boolean
}

/** Keeps a property among the favourites. Hidden until the script that keeps them is there. */
export function HeartButton({ id, price, title, worded, onCard }: HeartButtonProps) {
  const t = useTranslations('Favourites')
  return (
    <button
      type="button"
      className={worded ? styles.worded : styles.heart}
      data-favourite={id}
      {...savedData(price, onCard ? undefined : title)}
      aria-pressed="false"
      {...(!worded && { 'aria-label': t('heart', { title }) })}
      hidden
    >
      <Icon name="heart" />
      <Icon name="heart-filled" />
      {worded && t('keep')}
    </button>
  )
}
