import { describe, expect, it } from 'vitest'
import { factGroups, factOf, keyFacts } from '@/domain/properties/facts'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'

const field = (name: string) => PROPERTY_FIELDS.find((one) => one.name === name)!
const value = (name: string, raw: unknown) => factOf({ [name]: raw }, field(name), 'nl')?.value

describe('factOf', () => {
  it.each([
    ['surfaceLiving', 120.5, { kind: 'number', number: 120.5, unit: 'm2' }],
    ['bedrooms', 3, { kind: 'number', number: 3, unit: null }],
    ['floor', 0, { kind: 'number', number: 0, unit: null }],
    ['chargesRenter', 0, { kind: 'euro', euro: 0, perMonth: true }],
    ['floor', -1, { kind: 'number', number: -1, unit: null }],
    ['constructionYear', 1954, { kind: 'year', year: 1954 }],
    ['cadastralIncome', 800, { kind: 'euro', euro: 800, perMonth: false }],
    ['chargesRenter', 75, { kind: 'euro', euro: 75, perMonth: true }],
    ['registeredRight', 12.5, { kind: 'number', number: 12.5, unit: 'percent' }],
    ['energyPerformance', -5, { kind: 'number', number: -5, unit: 'kwhM2' }],
    ['facades', '3', { kind: 'code', code: '3' }],
    ['facades', '1', { kind: 'code', code: '1' }],
    ['individualMeters', 'yes', { kind: 'yesNo', yes: true }],
    ['individualMeters', 'no', { kind: 'yesNo', yes: false }],
    ['leaseYears', 9, { kind: 'number', number: 9, unit: null }],
    [
      'planningUrl',
      'https://perspective.brussels/',
      { kind: 'text', text: { text: 'https://perspective.brussels/', lang: 'nl' } },
    ],
    ['availableFrom', '2026-05-01', { kind: 'date', iso: '2026-05-01' }],
    ['heating', { fr: 'Gaz' }, { kind: 'text', text: { text: 'Gaz', lang: 'fr' } }],
    ['heating', { fr: 'Gaz', nl: 'Gas' }, { kind: 'text', text: { text: 'Gas', lang: 'nl' } }],
    ['epcReference', '2024-1', { kind: 'text', text: { text: '2024-1', lang: 'nl' } }],
  ])('%s %j', (name, raw, expected) => {
    expect(value(name, raw)).toEqual(expected)
  })

  it.each([
    ...[null, undefined, '', '  ', 0, NaN, Infinity].map((raw) => ['bedrooms', raw]),
    ...[null, undefined, '', 0].map((raw) => ['energyPerformance', raw]),
    ...[null, 0].map((raw) => ['co2Emission', raw]),
    ...[null, NaN].map((raw) => ['floor', raw]),
    ...[null, undefined, {}, { nl: ' ', fr: '' }, 'bare'].map((raw) => ['heating', raw]),
    ...[null, undefined, '', false, true].map((raw) => ['individualMeters', raw]),
    ...[true, false].map((raw) => ['publishPrice', raw]),
    ...[null, '', ' '].map((raw) => ['facades', raw]),
    ...[null, '', '\n'].map((raw) => ['epcReference', raw]),
  ] as [string, unknown][])('%s %j is not known', (name, raw) => {
    expect(value(name, raw)).toBeUndefined()
  })
})

describe('factGroups', () => {
  it('has only groups with something known, in their order', () => {
    const groups = factGroups({ heating: { fr: 'Gaz' }, surfaceTotal: 90, toilets: 0 }, 'fr', null)
    expect(groups.map(({ group }) => group)).toEqual(['surfaces', 'building'])
    expect(groups[0]?.facts.map(({ field }) => field)).toEqual(['surfaceTotal'])
    expect(factGroups({}, 'fr', null)).toEqual([])
  })

  it('has everything about money in one group, in the order of a conversation', () => {
    const money = {
      garagePrice: 1, inventoryCost: 2, depositAmount: 3, registeredRight: 4, notaryFees: 5,
      cadastralIncome: 6, chargesRenter: 7, availableFrom: '2026-05-01',
    }
    const groups = factGroups(money, 'fr', null)
    expect(groups.map(({ group }) => group)).toEqual(['availability', 'finance'])
    expect(groups[1]?.facts.map(({ field }) => field)).toEqual([
      'chargesRenter', 'cadastralIncome', 'notaryFees', 'registeredRight', 'depositAmount',
      'inventoryCost', 'garagePrice',
    ])
  })

  it('says whose region names the facts of the certificate', () => {
    const source = { epcReference: '2026-1', surfaceTotal: 90 }
    const regions = (region: 'brussels' | null) =>
      factGroups(source, 'fr', region).flatMap(({ facts }) => facts.map((fact) => fact.region))
    expect(regions('brussels')).toEqual([undefined, 'brussels'])
    expect(regions(null)).toEqual([undefined, undefined])
  })

  it('never repeats what stands elsewhere, and never the address or the record file', () => {
    const everything = Object.fromEntries(
      PROPERTY_FIELDS.map((one) => [one.name, one.localized ? { fr: 'x' } : 7]),
    )
    const shown = factGroups(everything, 'fr', null).flatMap(({ facts }) => facts.map(({ field }) => field))
    const never = [
      'street', 'houseNumber', 'boxNr', 'zip', 'latitude', 'longitude', 'recordFile', 'price',
      'publishPrice', 'publishAddress', 'description', 'permit', 'floodPScore',
    ]
    expect(shown.filter((name) => never.includes(name))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length).toBeGreaterThan(50)
  })
})

describe('keyFacts', () => {
  it('are few, in their order, and known', () => {
    const source = { constructionYear: 1990, bedrooms: 2, bathrooms: 0, garages: 1, toilets: 4 }
    expect(keyFacts(source, 'fr').map(({ field }) => field)).toEqual([
      'bedrooms', 'garages', 'constructionYear',
    ])
  })
})
