import { LANGUAGES, type Language } from '@/i18n/languages'
import { languageBit, type Listing } from '../search/criteria/table'

/** What is remembered of an offer, to know the next time what is new about it. */
export interface OfferState {
  /** One bit for each language in which it stood in the lists; 0 where in none. */
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

const EVERYWHERE = LANGUAGES.reduce((bits, language) => bits | languageBit(language), 0)

/** An offer as it stands in the lists now; null is one that stands in none, at what it cost before. */
export const offerNow = (listing: Listing | null, before: OfferState | null): OfferState =>
  listing?.goal
    ? { shown: EVERYWHERE & ~listing.hidden, price: listing.price ?? 0 }
    : { shown: 0, price: before?.price ?? 0 }

/**
 * What is new about an offer since it was last looked at: where it appeared, and where it was to be seen
 * before at a higher price. Null where nothing is: a price that rose, or is no longer told, is no news.
 */
export function newsOf(before: OfferState | null, now: OfferState): OfferNews | null {
  const appeared = now.shown & ~(before?.shown ?? 0)
  const dearer = before !== null && now.price > 0 && now.price < before.price ? before.price : 0
  const fell = dearer > 0 ? now.shown & ~appeared : 0
  return appeared | fell ? { appeared, fell, before: fell ? dearer : 0 } : null
}

/** Whether two states of an offer are the same to whoever is told of it. */
export const isSameOffer = (before: OfferState | null, now: OfferState): boolean =>
  before?.shown === now.shown && before.price === now.price

/** Whether the news concern whoever reads a language. */
export const isNewsIn = ({ appeared, fell }: OfferNews, language: Language): boolean =>
  ((appeared | fell) & languageBit(language)) !== 0
