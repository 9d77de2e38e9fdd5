import type { TextView } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import { formatEuro } from '@/lib/money'
import type { Goal } from './goal'
import { isDueMonthly, isPerArea, namedPeriod, saysCharges, saysOnlyWithoutCharges } from './price-note'
import { vatOn } from './vat'
import type { PriceView } from './views'

/** The price unit that means "starting from". Spec §9. */
export const PRICE_UNIT_FROM = 7

interface PriceFacts {
  goal: Goal
  /** Euro; a month's rent when the goal is rent, the bouquet of a life annuity. */
  price: number | null | undefined
  publishPrice: boolean | null | undefined
  priceUnit: number | null | undefined
  lifeAnnuity: boolean
  /** Euro per month. */
  annuityRent: number | null | undefined
  /** VAT comes on top of the price. */
  underVat: boolean
  vatPercent: number | null | undefined
  /** Euro per month, what a tenant pays besides the rent; missing where something else says it. */
  charges?: number | null | undefined
  /** What staff say that it is for, in a visitor's language. */
  note?: TextView | null
}

const positive = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

/**
 * What can be said about a price, without words: on request when it may not be published or is
 * not a number of euro above zero; the two parts of a life annuity; else the amount, whether it is a
 * starting price, whether it is due each month, what staff say that it is for (a period of a rent in their words
 * takes the place of the month in ours), the VAT on top of it, and the charges on top of a rent, unless those words say
 * them; words that only tell that charges come on top give way to these. Spec §3, §9; Belgian rules, "What an advertisement must mention".
 */
export function describePrice(facts: PriceFacts): PriceView {
  const { goal, publishPrice, priceUnit, lifeAnnuity, underVat, vatPercent } = facts
  const [euro, rent] = [positive(facts.price), positive(facts.annuityRent)]
  if (publishPrice !== true) return { kind: 'on-request' }
  if (lifeAnnuity && (euro ?? rent) !== null) return { kind: 'lifeAnnuity', bouquet: euro, rent }
  if (euro === null) return { kind: 'on-request' }
  const charges = goal === 'rent' ? chargesOnTop(facts) : null
  const note = charges !== null && saysOnlyWithoutCharges(facts.note?.text ?? '') ? null : facts.note
  const perMonth = isDueMonthly(goal, note?.text)
  return {
    kind: 'amount',
    euro,
    from: priceUnit === PRICE_UNIT_FROM,
    perMonth,
    ...(note && { note }),
    ...(perMonth && note && namedPeriod(note.text) === 'month' && { monthInNote: true }),
    ...(underVat && { vat: vatOn(euro, vatPercent) }),
    ...(charges !== null && { charges }),
    // Beside the rent of a year, or of an area, they say of what they are.
    ...(charges !== null && !(perMonth && !isPerArea(euro, note?.text)) && { monthWithCharges: true }),
  }
}

// Zero is a statement: there are none. It would contradict or repeat words that speak of them.
const chargesOnTop = ({ charges, note }: PriceFacts): number | null =>
  typeof charges === 'number' && charges >= 0 && !saysCharges(note?.text ?? '', charges) ? charges : null

/**
 * A price in words, as pages and mails write it: an amount, from an amount, per month, for what staff say, without
 * VAT, the two parts of a life annuity, or on request. The map says it in the words of its host, by
 * `markerPriceText`. Spec §9.
 */
export function priceText(price: PriceView, { t }: Speech): string {
  if (price.kind === 'on-request') return t('Price.onRequest')
  if (price.kind === 'lifeAnnuity') {
    const { bouquet, rent } = price
    const parts = [
      bouquet !== null && `${t('Price.bouquet')} ${formatEuro(bouquet)}`,
      rent === null ? t('Price.openRent') : `${formatEuro(rent)} ${t('Price.perMonth')}`,
    ]
    return `${t('Price.lifeAnnuity')} ${parts.filter(Boolean).join(' + ')}`
  }
  return [
    price.from && t('Price.from'),
    formatEuro(price.euro),
    price.perMonth && !price.monthInNote && t('Price.perMonth'),
    price.note?.text,
    price.vat && t('Price.withoutVat'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The price with VAT in words; null where none comes on top of it, or no rate is stated. */
export function priceWithVatText(price: PriceView, { t }: Speech): string | null {
  const vat = price.kind === 'amount' ? price.vat : undefined
  if (!vat || vat.percent === null || vat.included === null) return null
  return t('Price.withVat', { price: formatEuro(vat.included), percent: vat.percent })
}

/** The charges on top of a rent in words, or that there are none; null where they are not known, or it says them itself. */
export function chargesText(price: PriceView, { t }: Speech): string | null {
  if (price.kind !== 'amount' || price.charges === undefined) return null
  if (price.charges === 0) return t('Price.noCharges')
  const amount = t('Price.charges', { amount: formatEuro(price.charges) })
  return price.monthWithCharges ? `${amount} ${t('Price.perMonth')}` : amount
}

/** A price in words with what a tenant pays besides it, as an advertisement of one line has to say it. */
export const priceWithChargesText = (price: PriceView, words: Speech): string =>
  [priceText(price, words), chargesText(price, words)].filter(Boolean).join(' ')

/** A price without the charges on top of it, for where they stand in a line of their own. */
export function withoutCharges(price: PriceView): PriceView {
  if (price.kind !== 'amount') return price
  const alone = { ...price }
  delete alone.charges
  delete alone.monthWithCharges
  return alone
}
