import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { describePrice } from '@/domain/properties/price'
import type { PriceView } from '@/domain/properties/views'
import { pickText, type Language } from '@/i18n/languages'
import type { CatalogueRow } from './catalogue-row'

/**
 * What can be said in a language about the price of a listed property, without words: the rent of a life
 * annuity, the charges of a rent and the rate of VAT only where no condition of staff hides them. Euro. Spec §3, "Property display condition".
 */
export function shownPriceIn(row: CatalogueRow, language: Language): PriceView {
  return describePrice({
    ...row,
    annuityRent: row.rentHiddenIn.includes(language) ? null : row.annuityRent,
    charges: row.chargesHiddenIn.includes(language) ? null : row.charges,
    vatPercent: shownRate(row, language),
    note: pickText(row.priceNote, language),
  })
}

/** The same as visitors read it: what is sold or rented is no longer offered at a price, and gives that it is on request. */
export const offeredPriceIn = (row: CatalogueRow, language: Language): PriceView =>
  isOffTheMarket(row.status) ? { kind: 'on-request' } : shownPriceIn(row, language)

/** The rate of VAT of a listed property, in percent: null where none is stated, or staff's conditions hide it in the language. */
export const shownRate = ({ vatHiddenIn, vatPercent }: Pick<CatalogueRow, 'vatHiddenIn' | 'vatPercent'>, language: Language): number | null =>
  vatHiddenIn.includes(language) ? null : vatPercent
