import type { Goal } from '../properties/goal'
import type { Language } from '@/i18n/languages'
import type { Ground } from '../search/criteria/criterion'
import { languageBit, type Listing } from '../search/criteria/table'
import { nextDigest } from './digest-time'
import { isNewsIn, type OfferNews } from './news'
import type { Rhythm } from './subscription'
import { wishTestAnywhere, zonesAt, zonesOf, type Wish } from './wish'

/** A demand that somebody confirmed. */
export interface ConfirmedDemand {
  id: number
  email: string
  language: Language
  rhythm: Rhythm
  wish: Wish
}

/** That somebody is to be told of an offer at a price. */
export interface ToTell {
  subscription: number
  email: string
  /** The public number of the property. */
  listing: number
  /** Euro; 0 where none is shown. */
  price: number
  /** Euro, what it cost before it fell; 0 where it is new. */
  before: number
  /** ISO. */
  dueAt: string
}

/** Of hundreds that are published at once, nobody is told each: a mail leads to the list of them all. */
const MOST_EACH = 50

interface Compiled extends ConfirmedDemand {
  /** Made when a property is first compared: most demands are nowhere near it. */
  meets?: (listing: Listing) => boolean
}

/**
 * The demands that news are matched against in one go, by where they are fulfilled; a person is told so much
 * of them and no more.
 */
export class DemandBook {
  readonly #byZone: Record<Goal, Map<string, Compiled[]>> = { sale: new Map(), rent: new Map() }
  readonly #told = new Map<string, number>()

  readonly #dueAt: Record<Rhythm, string>

  constructor(
    private readonly ground: Ground,
    now: Date,
  ) {
    this.#dueAt = { immediate: now.toISOString(), daily: nextDigest(now).toISOString() }
  }

  add(demand: ConfirmedDemand): void {
    const compiled: Compiled = { ...demand }
    const zones = this.#byZone[demand.wish.goal]
    for (const zone of zonesOf(demand.wish)) {
      const there = zones.get(zone)
      if (there) there.push(compiled)
      else zones.set(zone, [compiled])
    }
  }

  /** Whom the news of an offer are for, each person once; who hears at once comes before once a day. */
  whomToTell(listing: Listing, news: OfferNews): ToTell[] {
    const told = new Map<string, ToTell>()
    const zones = listing.goal && this.#byZone[listing.goal]
    const near = zones ? zonesAt(listing.row).flatMap((zone) => zones.get(zone) ?? []) : []
    for (const demand of near) {
      const { email, id, language, rhythm } = demand
      demand.meets ??= wishTestAnywhere(demand.wish, this.ground)
      if (!isNewsIn(news, language) || !demand.meets(listing)) continue
      const dueAt = this.#dueAt[rhythm]
      const other = told.get(email)
      if (other && other.dueAt <= dueAt) continue
      const before = news.fell & languageBit(language) ? news.before : 0
      told.set(email, { subscription: id, email, listing: listing.id, price: listing.price ?? 0, before, dueAt })
    }
    return [...told.values()].filter(({ email }) => this.#counts(email))
  }

  #counts(email: string): boolean {
    const count = (this.#told.get(email) ?? 0) + 1
    this.#told.set(email, count)
    return count <= MOST_EACH
  }
}
