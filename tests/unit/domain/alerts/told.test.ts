import { describe, expect, it } from 'vitest'
import { nextDigest } from '@/domain/alerts/digest-time'
import { isSameOffer, newsOf, offerNow, type OfferState } from '@/domain/alerts/news'
import { erasedBefore, isSubscriptionAction, rhythmOf, stateAfter } from '@/domain/alerts/subscription'
import { DemandBook, type ConfirmedDemand } from '@/domain/alerts/told'
import { wishOf } from '@/domain/alerts/wish'
import { languageBit, listingOf } from '@/domain/search/criteria/table'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const ALL = 15
/** In the lists of every language, of what is for sale or for rent. */
const SALE = ALL | 0x100
const RENT = ALL | 0x200
/** At a price that is not of the whole. */
const PART = 0x400
const FR = languageBit('fr')
const offer = (shown: number, price: number): OfferState => ({ shown, price })

describe('news of an offer', () => {
  it.each<[string, OfferState | null, OfferState, [appeared: number, fell: number, before: number] | null]>([
    ['published', null, offer(ALL, 100), [ALL, 0, 0]],
    ['published without a price', null, offer(ALL, 0), [ALL, 0, 0]],
    ['never in a list', null, offer(0, 0), null],
    ['nothing changed', offer(ALL, 100), offer(ALL, 100), null],
    ['the price fell', offer(ALL, 100), offer(ALL, 90), [0, ALL, 100]],
    ['the price rose', offer(ALL, 100), offer(ALL, 110), null],
    ['the price is no longer told', offer(ALL, 100), offer(ALL, 0), null],
    ['the price is told now', offer(ALL, 0), offer(ALL, 100), null],
    ['sold', offer(ALL, 100), offer(0, 100), null],
    ['back again, cheaper', offer(0, 100), offer(ALL, 90), [ALL, 0, 0]],
    ['live in one more language', offer(ALL & ~FR, 100), offer(ALL, 100), [FR, 0, 0]],
    ['live in one more language, and cheaper', offer(ALL & ~FR, 100), offer(ALL, 90), [FR, ALL & ~FR, 100]],
  ])('%s', (_, before, now, expected) => {
    const [appeared, fell, old] = expected ?? []
    expect(newsOf(before, now)).toEqual(expected && { appeared, fell, before: old })
  })

  it.each<[string, OfferState, OfferState, [appeared: number, fell: number, before: number] | null]>([
    ['for sale, then for rent', offer(SALE, 300_000), offer(RENT, 1200), [ALL, 0, 0]],
    ['for rent, then for sale', offer(RENT, 1200), offer(SALE, 300_000), [ALL, 0, 0]],
    ['for rent, then for sale, not live in French', offer(RENT, 1200), offer(SALE & ~FR, 300_000), [ALL & ~FR, 0, 0]],
    ['for rent, and cheaper', offer(RENT, 1200), offer(RENT, 1100), [0, ALL, 1200]],
    ['for rent by the year, then by the month', offer(RENT | PART, 14_400), offer(RENT, 1200), null],
    ['for rent by the year, and cheaper', offer(RENT | PART, 14_400), offer(RENT | PART, 13_000), [0, ALL, 14_400]],
    ['sold as a whole, then for a life annuity', offer(SALE, 300_000), offer(SALE | PART, 60_000), null],
    ['looked at before it was remembered of what it is the price', offer(ALL, 14_400), offer(RENT | PART, 13_000), [0, ALL, 14_400]],
    ['sold, then for rent', offer(0, 300_000), offer(RENT, 1200), [ALL, 0, 0]],
    ['looked at before it was remembered for what it is offered', offer(ALL, 1200), offer(RENT, 1200), null],
    ['looked at before that, and cheaper', offer(ALL, 1200), offer(RENT, 1100), [0, ALL, 1200]],
  ])('%s', (_, before, now, expected) => {
    const [appeared, fell, old] = expected ?? []
    expect(newsOf(before, now)).toEqual(expected && { appeared, fell, before: old })
    expect(isSameOffer(before, now)).toBe(false)
  })

  it('an offer is shown where it is live, and keeps its last price when it leaves', () => {
    const listed = listingOf(catalogueRow({ id: 1, hiddenIn: ['fr'] }))
    expect(offerNow(listed, null)).toEqual(offer(SALE & ~FR, 100_000))
    expect(offerNow(listingOf(catalogueRow({ id: 1, goal: 'rent', price: 900 })), null)).toEqual(offer(RENT, 900))
    expect(offerNow(listingOf(catalogueRow({ id: 1, price: 9, priceNote: { nl: 'per m²' } })), null)).toEqual(offer(SALE | PART, 9))
    expect(offerNow(listingOf(catalogueRow({ id: 1, lifeAnnuity: true })), null)).toEqual(offer(SALE | PART, 100_000))
    expect(offerNow(listingOf(catalogueRow({ id: 1, publishPrice: false })), null)).toEqual(offer(SALE, 0))
    expect(offerNow(listingOf(catalogueRow({ id: 1, status: 'sold' })), offer(ALL, 7))).toEqual(offer(0, 7))
    expect(offerNow(null, offer(ALL, 7))).toEqual(offer(0, 7))
    expect(offerNow(null, null)).toEqual(offer(0, 0))
  })

  it('an offer that was never looked at is not the same', () => {
    expect(isSameOffer(null, offer(0, 0))).toBe(false)
    expect(isSameOffer(offer(ALL, 1), offer(ALL, 1))).toBe(true)
    expect(isSameOffer(offer(ALL, 1), offer(ALL, 2))).toBe(false)
  })
})

describe('who is told', () => {
  const { cities, types, agencies } = catalogueOf()
  const NOW = new Date('2026-11-23T12:00:00Z')
  const SEVEN = '2026-11-24T06:00:00.000Z'
  const demand = (id: number, fields: Partial<ConfirmedDemand> = {}): ConfirmedDemand => ({
    id, email: `${id}@example.be`, language: 'nl', rhythm: 'immediate', wish: wishOf({ goal: 'sale', zips: ['5000'] }),
    ...fields,
  })
  const book = (...demands: ConfirmedDemand[]) => {
    const made = new DemandBook({ cities, types, agencies, today: '2026-11-23' }, NOW)
    for (const one of demands) made.add(one)
    return made
  }
  const house = (id = 7) => listingOf(catalogueRow({ id }))
  const NEW = { appeared: ALL, fell: 0, before: 0 }

  it('whoever looks for it in a language in which it is news', () => {
    const all = book(demand(1), demand(2, { wish: wishOf({ goal: 'rent', zips: ['5000'] }) }), demand(3, { language: 'fr' }))
    expect(all.whomToTell(house(), { ...NEW, appeared: ALL & ~FR })).toEqual([
      { subscription: 1, email: '1@example.be', listing: 7, price: 100_000, before: 0, dueAt: NOW.toISOString() },
    ])
  })

  it('of a fallen price, with what it was; in another language it may be new', () => {
    const told = book(demand(1), demand(2, { language: 'fr' })).whomToTell(house(), { appeared: FR, fell: ALL & ~FR, before: 120_000 })
    expect(told.map(({ before }) => before)).toEqual([120_000, 0])
  })

  it('each person once, at the first of their moments', () => {
    const email = 'an@example.be'
    const told = book(demand(1, { email, rhythm: 'daily' }), demand(2, { email }), demand(3, { email, rhythm: 'daily' }))
    expect(told.whomToTell(house(), NEW)).toMatchObject([{ subscription: 2, dueAt: NOW.toISOString() }])
    expect(book(demand(1, { rhythm: 'daily' })).whomToTell(house(), NEW)).toMatchObject([{ dueAt: SEVEN }])
  })

  it('of hundreds, no more than a mail can hold', () => {
    const one = book(demand(1))
    const told = Array.from({ length: 300 }, (_, id) => one.whomToTell(house(id + 1), NEW)).flat()
    expect(told).toHaveLength(50)
  })
})

describe('the next digest', () => {
  it.each([
    ['before seven', '2026-11-23T05:59:59Z', '2026-11-23T06:00:00.000Z'],
    ['at seven', '2026-11-23T06:00:00Z', '2026-11-24T06:00:00.000Z'],
    ['in summer', '2026-07-01T12:00:00Z', '2026-07-02T05:00:00.000Z'],
    ['over the longest night', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['over the shortest night', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
  ])('%s', (_, now, expected) => expect(nextDigest(new Date(now)).toISOString()).toBe(expected))
})

describe('a subscription', () => {
  it.each([
    ['demand', 'waiting', 'confirm', 'confirmed'],
    ['demand', 'paused', 'confirm', 'confirmed'],
    ['demand', 'ended', 'confirm', 'confirmed'],
    ['demand', 'waiting', 'pause', null],
    ['demand', 'waiting', 'change', null],
    ['demand', 'waiting', 'end', 'ended'],
    ['demand', 'ended', 'pause', null],
    ['demand', 'ended', 'change', null],
    ['demand', 'confirmed', 'pause', 'paused'],
    ['demand', 'paused', 'change', 'paused'],
    ['newsletter', 'waiting', 'confirm', 'confirmed'],
    ['newsletter', 'confirmed', 'pause', null],
    ['newsletter', 'confirmed', 'change', null],
    ['newsletter', 'confirmed', 'end', 'ended'],
  ] as const)('%s, %s: %s', (kind, state, action, expected) => expect(stateAfter(kind, state, action)).toBe(expected))

  it('knows its actions and rhythms', () => {
    expect(['erase', 'confirm', 'delete', undefined, 3].map(isSubscriptionAction)).toEqual([true, true, false, false, false])
    expect(['immediate', 'daily', undefined, 7].map(rhythmOf)).toEqual(['immediate', 'daily', 'daily', 'daily'])
  })

  it('is erased a week after nobody confirmed it, and a month after its end', () => {
    const now = Date.parse('2026-11-30T00:00:00Z')
    expect(erasedBefore(now)).toEqual({ waiting: '2026-11-23T00:00:00.000Z', ended: '2026-10-31T00:00:00.000Z' })
  })
})
