import { describe, expect, it } from 'vitest'
import { eventsBetween, type HistoryState } from '@/domain/history/events'

const state = (more: Partial<HistoryState> = {}): HistoryState => ({ isPublic: true, price: 300_000, annuityRent: null, status: 'available', ...more })
const draft = (more: Partial<HistoryState> = {}) => state({ isPublic: false, ...more })
const said = (before: HistoryState | null, after: HistoryState) =>
  eventsBetween(before, after).map(({ kind, valueAfter, valueBefore }) => `${kind} ${valueBefore} ${valueAfter}`)

describe('what happened between two states of a listing', () => {
  it.each([
    ['a new draft', null, draft(), []],
    ['a new listing', null, state(), ['published null 300000']],
    ['one without a price', null, state({ price: null }), ['published null null']],
    ['a draft that changes', draft(), draft({ price: 1, status: 'sold' }), []],
    ['a draft that is published at another price', draft(), state({ price: 250_000 }), ['published null 250000']],
    ['one that is published again as let', draft(), state({ status: 'rented' }), ['published null 300000', 'status available rented']],
    ['a price', state(), state({ price: 280_000 }), ['price 300000 280000']],
    ['a price that is known now', state({ price: null }), state(), ['price null 300000']],
    ['the rent of a life annuity', state({ annuityRent: 500 }), state({ annuityRent: 450.5 }), ['annuityRent 500 450.5']],
    ['a status', state(), state({ status: 'option' }), ['status available option']],
    ['a sale that leaves the site at once', state(), draft({ status: 'sold', price: 1 }), ['status available sold', 'withdrawn null null']],
    ['what leaves the site', state(), draft(), ['withdrawn null null']],
    ['nothing', state(), state(), []],
  ])('%s', (_, before, after, events) => {
    expect(said(before, after)).toEqual(events)
  })
})
