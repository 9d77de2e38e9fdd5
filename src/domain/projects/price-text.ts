import { vatOn } from '@/domain/properties/vat'
import type { Speech } from '@/i18n/translator'
import { formatEuro } from '@/lib/money'
import type { ProjectCardView } from './views'

type PricedProject = Pick<ProjectCardView, 'priceMin' | 'priceMax' | 'vat'>

/** From a price, without VAT where that comes on top; null where no price is told. Euro. */
export function fromPriceText({ priceMin, vat }: PricedProject, { t }: Speech): string | null {
  if (priceMin === null) return null
  const from = t('Projects.from', { price: formatEuro(priceMin) })
  return vat ? `${from} ${t('Price.withoutVat')}` : from
}

/** From the lowest to the highest price, else as `fromPriceText`; null where no price is told. */
export function priceRangeText(project: PricedProject, speech: Speech): string | null {
  const { priceMin, priceMax, vat } = project
  if (priceMin === null || priceMax === null || priceMax <= priceMin) return fromPriceText(project, speech)
  const range = `${formatEuro(priceMin)} – ${formatEuro(priceMax)}`
  return vat ? `${range} ${speech.t('Price.withoutVat')}` : range
}

/** The same prices with VAT; null where none comes on top of them, or no one rate is stated. */
export function rangeWithVatText({ priceMin, priceMax, vat }: PricedProject, { t }: Speech): string | null {
  const percent = vat?.percent ?? null
  if (priceMin === null || percent === null) return null
  const ends = priceMax !== null && priceMax > priceMin ? [priceMin, priceMax] : [priceMin]
  const included = ends.map((euro) => formatEuro(vatOn(euro, percent).included))
  const [lowest = '', highest] = included
  const price = highest === undefined ? t('Projects.from', { price: lowest }) : included.join(' – ')
  return t('Price.withVat', { price, percent })
}
