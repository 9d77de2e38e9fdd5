import { PRICE_UNIT_FROM } from '@/domain/properties/price'
import { isOfWhole, namedPeriod, saysCharges, saysOnlyWithoutCharges } from '@/domain/properties/price-note'
import { vatOn } from '@/domain/properties/vat'
import { filled } from '@/lib/filled'
import { formatEuro } from '@/lib/money'
import type { ListingSnapshot } from './protocol'
import type { MapTexts } from './text-names'

type MarkerPrice = Pick<
  ListingSnapshot,
  | ('Price' | 'PublishPrice' | 'PriceUnit' | 'PriceUnitText' | 'Goal' | 'LifeAnnuity' | 'AnnuityRent')
  | ('SoldOut' | 'Charges' | 'ChargesMax' | 'VatExcluded' | 'VatPercent')
>

const NO_BREAK_SPACE = '\u00A0'
const SHORT_FROM = 10_000
const THOUSAND = 1000
const MILLION = 1_000_000

/** The price that may be shown, in euro; null where it is kept back, missing, not above zero, or nothing is left. */
const shownPrice = ({ Price, PublishPrice, SoldOut }: MarkerPrice): number | null =>
  PublishPrice === false || SoldOut || Price === undefined || !(Price > 0) ? null : Price

const shownRent = ({ AnnuityRent = 0, PublishPrice, SoldOut }: MarkerPrice): number | null =>
  PublishPrice === false || SoldOut || !(AnnuityRent > 0) ? null : AnnuityRent

const parts = (...all: (string | false)[]): string => all.filter(Boolean).join(' + ')

const SHORT = [0, 1, 2].map(
  (maximumFractionDigits) => new Intl.NumberFormat('nl-BE', { maximumFractionDigits }),
)
const short = (amount: number, decimals: 0 | 1 | 2): string => SHORT[decimals]?.format(amount) ?? ''

const shortEuro = (price: number): string => `€${NO_BREAK_SPACE}${shortAmount(price)}`

/**
 * A price as short as a marker: `€ 349K`, `€ 349,5K`, `€ 1,25M`; below 10,000 in full, `€ 950`. A
 * starting price has a `+`, one without VAT `+ btw`, a life annuity its rent: `€ 80K + € 650/mnd`.
 * Null without a price to show, and for one of an area or a year, which would read as that of the whole. Spec §9.
 */
export function priceLabel(facts: MarkerPrice, texts: MapTexts): string | null {
  const price = shownPrice(facts)
  if (facts.LifeAnnuity) {
    const rent = shownRent(facts)
    if ((price ?? rent) === null) return null
    return parts(
      price !== null && shortEuro(price),
      rent === null ? texts.openRent : filled(texts.rentShort, { price: shortEuro(rent) }),
    )
  }
  if (price === null || !isOfWhole(isForSale(facts) ? 'sale' : 'rent', price, facts.PriceUnitText)) return null
  const from = `${shortEuro(price)}${facts.PriceUnit === PRICE_UNIT_FROM ? '+' : ''}`
  return facts.VatExcluded ? filled(texts.withoutVatShort, { price: from }) : from
}

function shortAmount(price: number): string {
  if (price < SHORT_FROM) return short(price, 0)
  // What would be a thousand thousands when rounded is a million.
  if (Math.round(price / 100) < MILLION / 100) return `${short(price / THOUSAND, 1)}K`
  return `${short(price / MILLION, 2)}M`
}

/** A number of listings as short as a marker: `999`, `1,2K`; never more than there are. */
export const countLabel = (count: number): string =>
  count < THOUSAND ? String(count) : `${short(Math.floor(count / 100) / 10, 1)}K`

/**
 * A price in words for a card and for who hears the map: in full, from, per month, for what its agency says,
 * without VAT, the two parts of a life annuity, on request; that nothing is left.
 */
export function markerPriceText(facts: MarkerPrice, texts: MapTexts): string {
  const price = shownPrice(facts)
  if (facts.SoldOut) return isForSale(facts) ? texts.soldOut : texts.rentedOut
  if (facts.LifeAnnuity) return annuityText(price, shownRent(facts), texts)
  if (price === null) return texts.onRequest
  const due = [dueText(price, facts, texts), facts.PriceUnitText?.trim()].filter(Boolean).join(' ')
  return facts.VatExcluded ? filled(texts.withoutVat, { price: due }) : due
}

/** A price as it is said beside its charges: without words that only tell that they come on top. */
export const besideCharges = <Facts extends MarkerPrice>(facts: Facts): Facts =>
  saysOnlyWithoutCharges(facts.PriceUnitText ?? '') ? { ...facts, PriceUnitText: '' } : facts

/** The price with VAT in words; null where none comes on top of it, or its rate is not told. */
export function markerPriceWithVatText(facts: MarkerPrice, texts: MapTexts): string | null {
  const price = shownPrice(facts)
  if (price === null || facts.LifeAnnuity || !facts.VatExcluded) return null
  const { percent, included } = vatOn(price, facts.VatPercent)
  if (percent === null || included === null) return null
  return filled(texts.withVat, { price: dueText(included, facts, texts), percent })
}

/** The charges on top of a rent in words, or that there are none; null where they are not told, or the words with the rent say them. */
export function markerChargesText(facts: MarkerPrice, texts: MapTexts): string | null {
  const { Charges = -1, ChargesMax = Charges, PriceUnitText = '' } = facts
  const price = shownPrice(facts)
  if (price === null || isForSale(facts) || Charges < 0 || saysCharges(PriceUnitText, Charges)) return null
  const ends = ChargesMax > Charges ? [Charges, ChargesMax] : [Charges]
  if (ends.at(-1) === 0) return texts.noCharges
  const amount = filled(texts.charges, { price: ends.map(formatEuro).join(' – ') })
  // Beside the rent of a year, or of an area, they say of what they are.
  return isOfWhole('rent', price, PriceUnitText) ? amount : filled(texts.perMonth, { price: amount })
}

const isForSale = ({ Goal = 0 }: MarkerPrice): boolean => Goal === 0

function dueText(euro: number, facts: MarkerPrice, texts: MapTexts): string {
  const amount = formatEuro(euro)
  const saysMonth = !isForSale(facts) && namedPeriod(facts.PriceUnitText ?? '') === null
  const due = saysMonth ? filled(texts.perMonth, { price: amount }) : amount
  return facts.PriceUnit === PRICE_UNIT_FROM ? filled(texts.from, { price: due }) : due
}

function annuityText(price: number | null, rent: number | null, texts: MapTexts): string {
  if ((price ?? rent) === null) return texts.onRequest
  const said = parts(
    price !== null && filled(texts.bouquet, { price: formatEuro(price) }),
    rent === null ? texts.openRent : filled(texts.perMonth, { price: formatEuro(rent) }),
  )
  return filled(texts.lifeAnnuity, { price: said })
}
