import { vatOn } from '@/domain/properties/vat'
import type { Speech } from '@/i18n/translator'
import { formatEuro } from '@/lib/money'
import type { ProjectCardView } from './views'

type PricedProject = Pick<ProjectCardView, 'goal' | 'priceMin' | 'priceMax' | 'vat' | 'charges'>

/**
 * From a price, a month and with the charges on top where it is rent, without VAT where that comes on top; null where
 * no price is told. Euro. Belgian rules, "What an advertisement must mention".
 */
export function fromPriceText(project: PricedProject, { t }: Speech): string | null {
  if (project.priceMin === null) return null
  return inTerms(t('Projects.from', { price: formatEuro(project.priceMin) }), project, t)
}

/** From the lowest to the highest price, else as `fromPriceText`; null where no price is told. */
export function priceRangeText(project: PricedProject, speech: Speech): string | null {
  const { priceMin, priceMax } = project
  if (priceMin === null || priceMax === null || priceMax <= priceMin) return fromPriceText(project, speech)
  return inTerms(`${formatEuro(priceMin)} – ${formatEuro(priceMax)}`, project, speech.t)
}

const inTerms = (price: string, { goal, vat, charges }: PricedProject, t: Speech['t']): string =>
  [aMonth(price, goal, t), vat && t('Price.withoutVat'), charges && onTop(charges, t)].filter(Boolean).join(' ')

function onTop({ lowest, highest }: NonNullable<PricedProject['charges']>, t: Speech['t']): string {
  if (highest === 0) return t('Price.noCharges')
  const ends = lowest === highest ? [lowest] : [lowest, highest]
  return t('Price.charges', { amount: ends.map(formatEuro).join(' – ') })
}

const aMonth = (price: string, goal: PricedProject['goal'], t: Speech['t']): string =>
  goal === 'rent' ? `${price} ${t('Price.perMonth')}` : price

/** The lowest price with VAT; null as for `rangeWithVatText`. */
export const fromWithVatText = (project: PricedProject, speech: Speech): string | null =>
  rangeWithVatText({ ...project, priceMax: null }, speech)

/** The same prices with VAT; null where none comes on top of them, or no one rate is stated. */
export function rangeWithVatText({ goal, priceMin, priceMax, vat }: PricedProject, { t }: Speech): string | null {
  const percent = vat?.percent ?? null
  if (priceMin === null || percent === null) return null
  const ends = priceMax !== null && priceMax > priceMin ? [priceMin, priceMax] : [priceMin]
  const included = ends.map((euro) => formatEuro(vatOn(euro, percent).included))
  const [lowest = '', highest] = included
  const price = highest === undefined ? t('Projects.from', { price: lowest }) : included.join(' – ')
  return t('Price.withVat', { price: aMonth(price, goal, t), percent })
}
