import { describePrice } from '@/domain/properties/price'
import type { PriceView } from '@/domain/properties/views'
import type { Language } from '@/i18n/languages'
import type { CatalogueRow } from './catalogue-row'

/**
 * What can be said in a language about the price of a listed property, without words: the rent of a life
 * annuity only where no condition of staff hides it. Euro. Spec §3, "Property display condition".
 */
export function shownPriceIn(row: CatalogueRow, language: Language): PriceView {
  const isHidden = row.rentHiddenIn.includes(language)
  return describePrice(isHidden ? { ...row, annuityRent: null } : row)
}
