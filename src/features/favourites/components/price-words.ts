import { useTranslations } from 'next-intl'
import type { PriceWords } from '@/domain/favourites/price-change'

const PLACES = { old: '{old}', now: '{now}' }

/** The sentences for a changed price as an attribute for the script, which puts the prices in. */
export function usePriceWords(): string {
  const t = useTranslations('Favourites')
  const words: PriceWords = {
    down: t('priceDown', PLACES),
    up: t('priceUp', PLACES),
    hidden: t('priceHidden', PLACES),
    shown: t('priceShown', PLACES),
  }
  return JSON.stringify(words)
}
