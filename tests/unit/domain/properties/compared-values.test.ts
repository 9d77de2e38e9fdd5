import { describe, expect, it } from 'vitest'
import { storedValue, writtenList, writtenValue } from '@/domain/properties/compared-values'

describe('writtenValue', () => {
  it.each([
    ['number', ' 250000 ', 250_000],
    ['number', '2,5', 2.5],
    ['number', '2.5', 2.5],
    ['number', '-3', -3],
    ['number', '0', 0],
    ['date', '2026-05-01', '2026-05-01'],
    ['date', '2024-02-29', '2024-02-29'],
    ['yesNo', 'Ja', 'yes'],
    ['yesNo', 'oui', 'yes'],
    ['yesNo', 'yes', 'yes'],
    ['yesNo', 'NEIN', 'no'],
    ['code', ' Vg ', 'Vg'],
    ['text', ' Électricité ', 'electricite'],
  ] as const)('%s %j is %j', (kind, written, value) => {
    expect(writtenValue(written, kind)).toBe(value)
  })

  it.each([
    ...(['250.000', '250,000', '1.250,50', '12 000', '1e3', '0x10', 'two', '1.234', '--1'] as const).map(
      (written) => ['number', written] as const,
    ),
    ['number', 5],
    ...(['2026-02-30', '2023-02-29', '1/5/2026', '2026-5-1', '2026-05-01T10:00:00Z'] as const).map(
      (written) => ['date', written] as const,
    ),
    ['yesNo', 'maybe'],
    ['code', {}],
    ['text', ['gas']],
  ] as const)('%s %j cannot be read', (kind, written) => {
    expect(writtenValue(written, kind)).toBeUndefined()
  })

  it.each([null, undefined, '', ' \n'])('%j is nothing', (written) => {
    for (const kind of ['number', 'date', 'yesNo', 'code', 'text'] as const) {
      expect(writtenValue(written, kind)).toBeNull()
    }
  })
})

describe('writtenList', () => {
  it.each([
    ['number', '4, 7', [4, 7]],
    ['number', '1,5; 2', [1.5, 2]],
    ['number', '4;', [4]],
    ['number', '4, x', [4, undefined]],
    ['code', 'sold,rented', ['sold', 'rented']],
    ['text', 'Gas; elektrisch, lucht', ['gas', 'elektrisch, lucht']],
    ['text', ' , ', []],
    ['number', 4, [undefined]],
  ] as const)('%s %j is %j', (kind, written, values) => {
    expect(writtenList(written, kind)).toEqual(values)
  })
})

describe('storedValue', () => {
  const doc = {
    goal: '0', bedrooms: 3, toilets: 0, facades: '3', individualMeters: 'no', zip: '4000',
    countryId: '10', publishPrice: true, price: 250_000, publishAddress: false,
    epcEndDate: '2030-05-01T12:00:00.000Z', asbestosDate: ' ', epcReference: ' Ref 1 ',
    garages: 'many', street: { fr: 'Rue Haute' }, kitchen: 'bare',
    heating: { fr: 'Électrique', nl: 'Gas' },
    type: { id: 9, typeId: 4 },
    agency: 5,
  }

  it.each([
    ['bedrooms', 3],
    ['toilets', 0],
    ['facades', '3'],
    ['individualMeters', 'no'],
    ['publishAddress', 'no'],
    ['publishPrice', 'yes'],
    ['epcEndDate', '2030-05-01'],
    ['epcReference', 'ref 1'],
    ['type', 4],
    ['goal', '0'],
    ['price', 250_000],
    ['region', 'wallonia'],
    ...['asbestosDate', 'bathrooms', 'interiorComfort', 'project'].map((name) => [name, null]),
    // What is not of its kind, what was not read along, what visitors must not learn, what is not.
    ...['garages', 'kitchen', 'agency', 'street', 'recordFile', 'nothing', '__proto__'].map(
      (name) => [name, undefined],
    ),
  ] as [string, unknown][])('%s is %j', (name, value) => {
    expect(storedValue(doc, name, 'nl')).toBe(value)
  })

  it('is the text that visitors of the language read', () => {
    expect(storedValue(doc, 'heating', 'nl')).toBe('gas')
    expect(storedValue(doc, 'heating', 'de')).toBe('electrique')
  })

  it('gives no price away that is not published', () => {
    expect(storedValue({ ...doc, publishPrice: false }, 'price', 'nl')).toBeNull()
  })

  it.each(['1', '2', null, undefined, {}])('of the goal %j is the code of renting', (goal) => {
    expect(storedValue({ goal }, 'goal', 'nl')).toBe('1')
  })
})
