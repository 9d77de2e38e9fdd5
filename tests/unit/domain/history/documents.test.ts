import { describe, expect, it } from 'vitest'
import { ownerDocuments, type DocumentState, type OwnerDocument } from '@/domain/history/documents'

const TODAY = '2026-11-25'
const ZIPS = { flanders: '9000', wallonia: '5000', brussels: '1000' }

const stateOf = (document: OwnerDocument, values: object, kind: unknown = 'house') =>
  ownerDocuments({ goal: '0', status: 'available', countryId: '10', zip: '9000', ...values }, kind, TODAY).find((one) => one.document === document)

describe('what a property is expected to have', () => {
  const needs = (place: object, kind: string) =>
    ownerDocuments({ goal: '0', status: 'available', countryId: '10', ...place }, kind, TODAY).flatMap(({ document, state }) => (state === 'missing' ? [document] : []))
  it.each([
    ['a house for sale in Flanders', { zip: ZIPS.flanders }, 'house', ['energy', 'asbestos', 'soil', 'electricity']],
    ['one from 2000', { zip: ZIPS.flanders, constructionYear: 2000 }, 'house', ['energy', 'asbestos', 'soil', 'electricity']],
    ['one from 2001', { zip: ZIPS.flanders, constructionYear: 2001 }, 'house', ['energy', 'soil', 'electricity']],
    ['one below 20 m²', { zip: ZIPS.flanders, surfaceLiving: 19 }, 'house', ['energy', 'soil', 'electricity']],
    ['one of 20 m²', { zip: ZIPS.flanders, surfaceLiving: 20 }, 'house', ['energy', 'asbestos', 'soil', 'electricity']],
    ['a plot in Flanders', { zip: ZIPS.flanders }, 'land', ['soil']],
    ['a garage in Flanders', { zip: ZIPS.flanders }, 'garage', ['asbestos', 'soil']],
    ['a shop in Flanders', { zip: ZIPS.flanders }, 'commercial', ['energy', 'asbestos', 'soil']],
    ['a house in Wallonia', { zip: ZIPS.wallonia }, 'house', ['energy', 'soil', 'electricity']],
    ['an apartment in Brussels', { zip: ZIPS.brussels }, 'apartment', ['energy', 'soil', 'electricity']],
    ['a house to let in Flanders', { zip: ZIPS.flanders, goal: '1' }, 'house', ['energy']],
    ['a garage to let', { zip: ZIPS.brussels, goal: '1' }, 'garage', []],
    ['a house in Luxembourg', { zip: '1234', countryId: '50' }, 'house', ['energy']],
    ['a house to let in Luxembourg', { zip: '1234', countryId: '50', goal: '1' }, 'house', []],
    ['one of which nobody knows where it is', {}, 'house', ['energy']],
    ['one that was sold', { zip: ZIPS.flanders, status: 'sold' }, 'house', []],
    ['one that was let', { zip: ZIPS.flanders, status: 'rented', goal: '1' }, 'house', []],
  ])('%s', (_, values, kind, missing) => {
    expect(needs(values, kind)).toEqual(missing)
  })
})

describe('how a document stands', () => {
  it.each<[string, string | null, DocumentState]>([
    ['its last day was yesterday', '2026-11-24', 'expired'],
    ['its last day is today', '2026-11-25', 'expiring'],
    ['it has ninety days', '2027-02-23', 'expiring'],
    ['it has ninety-one', '2027-02-24', 'valid'],
    ['nobody wrote until when', null, 'undated'],
    ['the day is stored as a moment', '2027-02-23T12:00:00.000Z', 'expiring'],
    ['the day is none', 'soon', 'undated'],
  ])('%s', (_, until, state) => {
    expect(stateOf('electricity', { electricityCertificate: { fr: 'conforme' }, electricityEndDate: until })?.state).toBe(state)
  })

  it('is told where it is there, though nobody asks for it', () => {
    expect(stateOf('asbestos', { asbestosDate: '2025-01-01', zip: ZIPS.wallonia })).toMatchObject({ state: 'undated', until: null })
    expect(stateOf('soil', { groundEndDate: '2026-01-01', status: 'sold' })).toMatchObject({ state: 'expired', until: '2026-01-01' })
  })

  it('knows an energy certificate by its number, its last day, its label or its value', () => {
    for (const given of [{ epcReference: '2026' }, { epcEndDate: '2030-01-01' }, { epcLabelText: 'C' }, { energyPerformance: 210 }]) {
      expect(stateOf('energy', given)?.state).toMatch(/valid|undated/)
    }
    expect(stateOf('energy', { epcLabelText: 'PEB en cours' })?.state).toBe('missing')
    expect(stateOf('energy', { epcReference: ' ' })?.state).toBe('missing')
  })
})
