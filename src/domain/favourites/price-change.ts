import { formatEuro } from '@/lib/money'

type PriceChange = 'down' | 'up' | 'hidden' | 'shown'

/** Sentences with `{old}` and `{now}` in the places of the prices. */
export type PriceLabels = Record<PriceChange, string>

/** How a price in euro changed; null where it did not. A price that is not shown is null. */
function priceChange(before: number | null, now: number | null): PriceChange | null {
  if (before === now) return null
  if (before === null) return 'shown'
  if (now === null) return 'hidden'
  return now < before ? 'down' : 'up'
}

/** The change in words, with both prices; null where there is none. */
export function changeInWords(
  labels: PriceLabels,
  before: number | null,
  now: number | null,
): string | null {
  const change = priceChange(before, now)
  if (!change) return null
  const said = (price: number | null) => (price === null ? '' : formatEuro(price))
  return labels[change].replace('{old}', () => said(before)).replace('{now}', () => said(now))
}
