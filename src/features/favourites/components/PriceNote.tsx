import { useTranslations } from 'next-intl'
import type { PriceView } from '@/domain/properties/views'
import { savedData } from './saved-data'
import styles from './PriceNote.module.css'

interface PriceNoteProps {
  id: number
  price: PriceView
}

/** Room for what became of a price since the browser saved it; empty and hidden on the server. */
export function PriceNote({ id, price }: PriceNoteProps) {
  const t = useTranslations('Favourites')
  // It has two parts, of which the browser stores none.
  if (price.kind === 'lifeAnnuity') return null
  return (
    <p className={styles.note} data-price-note={id} data-price={savedData(price)['data-price']} hidden>
      <span />
      <button type="button" className={styles.seen}>
        {t('priceSeen')}
      </button>
    </p>
  )
}
