import { useTranslations } from 'next-intl'
import type { PriceLabels } from '@/domain/favourites/price-change'

const PLACES = { old: '{old}', now: '{now}' }

/** The sentences for a changed price as an attribute for the script, which puts the prices in. */
export function usePriceLabels(): string {
  const t = useTranslations('Favourites')
  const labels: PriceLabels = {
    down: t('priceDown', PLACES),
    up: t('priceUp', PLACES),
    hidden: t('priceHidden', PLACES),
    shown: t('priceShown', PLACES),
  }
  return JSON.stringify(labels)
}
