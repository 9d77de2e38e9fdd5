import type { ListingSnapshot } from './protocol'

/**
 * Whether a listing carries a ribbon: it has a `Marquee` or words for one, and the host does not
 * ignore that value. One without a value counts as 0. Spec §7, `marqueeIgnore`.
 */
export const hasRibbon = (
  { Marquee, MarqueeName }: Pick<ListingSnapshot, 'Marquee' | 'MarqueeName'>,
  marqueeIgnore: readonly number[],
): boolean =>
  (Marquee !== undefined || Boolean(MarqueeName?.trim())) && !marqueeIgnore.includes(Marquee ?? 0)
