import { LANGUAGES, type Language } from '@/i18n/languages'
import type { Goal } from '../properties/goal'
import { wholePrice } from '../search/criteria/price'
import { languageBit, type Listing } from '../search/criteria/table'

/** What is remembered of an offer, to know the next time what is new about it. */
export interface OfferState {
  /**
   * One bit for each language in which it stood in the lists, one for their goal, and one where its price was not that of
   * the whole; 0 where it stood in none.
   */
  shown: number
  /** Euro; 0 where no price was shown. */
  price: number
}

/** What is new about an offer. */
export interface OfferNews {
  /** The languages in which it stands in the lists since. */
  appeared: number
  /** The languages in which its price fell. */
  fell: number
  /** Euro, what it cost before; 0 where it did not fall. */
  before: number
}

/** Above those of any language. What was remembered before goals were has neither, and is taken as offered as it is now. */
const GOAL_BITS: Readonly<Record<Goal, number>> = { sale: 1 << 8, rent: 1 << 9 }
const ANY_GOAL = GOAL_BITS.sale | GOAL_BITS.rent
/** Beside that of the goal: the price of an area, of a year or of a life annuity has not fallen from that of the whole. */
const PART_PRICE = 1 << 10

const EVERYWHERE = LANGUAGES.reduce((bits, language) => bits | languageBit(language), 0)

/** An offer as it stands in the lists now; null is one that stands in none, at what it cost before. */
export const offerNow = (listing: Listing | null, before: OfferState | null): OfferState =>
  listing?.goal
    ? { shown: shownBits(listing.goal, listing), price: listing.price ?? 0 }
    : { shown: 0, price: before?.price ?? 0 }

function shownBits(goal: Goal, listing: Listing): number {
  const languages = EVERYWHERE & ~listing.hidden
  const part = listing.price !== null && wholePrice(listing) === null ? PART_PRICE : 0
  return languages && languages | GOAL_BITS[goal] | part
}

/**
 * What is new about an offer since it was last looked at: where it appeared, and where it was to be seen
 * before at a higher price. For rent instead of for sale, or the other way round, it is as new in its lists as what was in
 * none. Null where nothing is: a price that rose, is no longer told, or is one of something else, is no news.
 */
export function newsOf(before: OfferState | null, now: OfferState): OfferNews | null {
  const past = before && isInOtherLists(before, now) ? null : before
  const shown = now.shown & EVERYWHERE
  const appeared = shown & ~(past?.shown ?? 0)
  const dearer = past && isPricedAlike(past, now) && now.price > 0 && now.price < past.price ? past.price : 0
  const fell = dearer > 0 ? shown & ~appeared : 0
  return appeared | fell ? { appeared, fell, before: fell ? dearer : 0 } : null
}

function isInOtherLists(before: OfferState, now: OfferState): boolean {
  const was = before.shown & ANY_GOAL
  return was !== 0 && was !== (now.shown & ANY_GOAL)
}

const isPricedAlike = (before: OfferState, now: OfferState): boolean =>
  (before.shown & ANY_GOAL) === 0 || (before.shown & PART_PRICE) === (now.shown & PART_PRICE)

/** Whether two states of an offer are the same to whoever is told of it. */
export const isSameOffer = (before: OfferState | null, now: OfferState): boolean =>
  before?.shown === now.shown && before.price === now.price

/** Whether the news concern whoever reads a language. */
export const isNewsIn = ({ appeared, fell }: OfferNews, language: Language): boolean =>
  ((appeared | fell) & languageBit(language)) !== 0
