import { useTranslations } from 'next-intl'
import type { PriceView } from '@/domain/properties/views'
import { Icon } from '@/ui/Icon'
import { savedData } from './saved-data'
import styles from './CompareButton.module.css'

interface CompareButtonProps {
  id: number
  price: PriceView
  /** Type and town. */
  title: string
}

/** Puts a property beside others to compare. Hidden until the script that keeps them is there. */
export function CompareButton({ id, price, title }: CompareButtonProps) {
  const t = useTranslations('Favourites')
  return (
    <button
      type="button"
      className={styles.button}
      data-compare={id}
      {...savedData(price, title)}
      aria-pressed="false"
      aria-label={t('compare', { title })}
      hidden
    >
      <span className={styles.box} aria-hidden="true">
        <Icon name="check" />
      </span>
      {t('compareShort')}
    </button>
  )
}
