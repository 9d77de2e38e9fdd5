import type { VatOnTop } from './views'

/** The VAT on a price in euro, and the price with it in whole euro; null where no rate is stated. */
export function vatOn(euro: number, vatPercent: number | null | undefined): VatOnTop {
  const percent = vatPercent && vatPercent > 0 ? vatPercent : null
  return { percent, included: percent === null ? null : Math.round(euro * (1 + percent / 100)) }
}
