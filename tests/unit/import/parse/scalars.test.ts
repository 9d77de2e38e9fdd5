import { describe, expect, it } from 'vitest'
import { PROPERTY_FIELDS, type PropertyField } from '@/domain/properties/fields'
import {
  readCode,
  readDate,
  readDay,
  readId,
  readIdList,
  readListingId,
  readNumber,
  readYesNo,
  readZip,
} from '@/import/parse/scalars'

describe('readNumber', () => {
  const rule = { range: [0, 1000], unit: 'euro' } as const
  it.each([
    [12.5, 12.5],
    ['350', 350],
    [' 350.5 ', 350.5],
    [0, 0],
    [1000, 1000],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (raw, value) => {
    expect(readNumber(raw, rule)).toEqual({ value })
  })
  it.each(['two hundred', -1, 1001, true, [], {}, '1e3', '0x10', Infinity])('not %j', (raw) => {
    expect(readNumber(raw, rule)).toEqual({ expected: 'a number (euro) from 0 to 1000' })
  })
  it.each(['450.000', ' 1.500 ', '-2.125', '12.500'])('not %j: three digits after a point may be thousands', (raw) => {
    const expected = 'a number (euro) without three digits after a point, which may be thousands'
    expect(readNumber(raw, { unit: 'euro' })).toEqual({ expected })
  })
  it.each([
    ['450000', 450_000],
    ['450.0', 450],
    ['450.00', 450],
    ['450.0001', 450.0001],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    [450.125, 450.125],
  ])('%j is %j, which cannot be thousands', (raw, value) => {
    expect(readNumber(raw, { unit: 'euro' })).toEqual({ value })
  })
  it('takes three digits after the point of degrees', () => {
    expect(readNumber('50.850', { degrees: true })).toEqual({ value: 50.85 })
  })
  it('takes whole numbers only where told', () => {
    expect(readNumber(2.5, { whole: true })).toEqual({ expected: 'a whole number' })
    expect(readNumber('3', { whole: true })).toEqual({ value: 3 })
  })
})

describe('readId', () => {
  it.each([[1006, 1006], ['1006', 1006], [null, null]])('%j is %j', (raw, value) => {
    expect(readId(raw)).toEqual({ value })
  })
  it.each([0, -1, 1.5, '1.000', 'abc', true, {}, 2 ** 53])('not %j', (raw) => {
    expect(readId(raw)).toHaveProperty('expected')
  })
})

describe('readListingId', () => {
  it.each([[1006, 1006], ['999999999', 999_999_999], [null, null]])('%j is %j', (raw, value) => {
    expect(readListingId(raw)).toEqual({ value })
  })
  it.each([0, 1_000_000_000, Number.MAX_SAFE_INTEGER, '1000000000'])('not %j', (raw) => {
    expect(readListingId(raw)).toHaveProperty('expected')
  })
})

describe('readIdList', () => {
  it.each([
    ['1,2', [1, 2]],
    ['7, 2,2,', [2, 7]],
    [3, [3]],
    ['', []],
    [null, []],
  ])('%j is %j', (raw, value) => {
    expect(readIdList(raw)).toEqual({ value })
  })
  it.each(['1;2', 'house', '1,x', [1], {}, true])('not %j', (raw) => {
    expect(readIdList(raw)).toHaveProperty('expected')
  })
})

describe('readYesNo', () => {
  it.each([
    [true, true],
    [1, true],
    ['true', true],
    [false, false],
    [0, false],
    [null, null],
  ])('%j is %j', (raw, value) => {
    expect(readYesNo(raw)).toEqual({ value })
  })
  it.each(['yes', 2, [true], {}])('not %j', (raw) => {
    expect(readYesNo(raw)).toEqual({ expected: 'true or false' })
  })
})

describe('readZip', () => {
  it.each([
    ['9300', 10, '9300'],
    [9300, '10', '9300'],
    [' 1000 ', null, '1000'],
    ['L-1234', 50, '1234'],
    ['1234', '50', '1234'],
    ['', 10, null],
    [null, 10, null],
  ])('%j in country %j is %j', (raw, country, value) => {
    expect(readZip(raw, country)).toEqual({ value })
  })
  it.each([
    ['99', 10],
    ['0999', 10],
    ['L-1234', 10],
    ['93000', 10],
    [99, 50],
    [{}, 10],
    [true, 50],
  ])('not %j in country %j', (raw, country) => {
    expect(readZip(raw, country)).toHaveProperty('expected')
  })
})

describe('readDate', () => {
  it.each([
    ['2026-02-19', '2026-02-19T00:00:00.000Z'],
    ['2026-02-19T09:00:00Z', '2026-02-19T09:00:00.000Z'],
    ['2026-02-19 09:30', '2026-02-19T09:30:00.000Z'],
    ['2026-02-19T09:00:00.1234567', '2026-02-19T09:00:00.123Z'],
    ['2026-02-19T09:00:00+02:00', '2026-02-19T07:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['', null],
    [null, null],
  ])('%j is %j', (raw, value) => {
    expect(readDate(raw)).toEqual({ value })
  })
  it.each(['2026-02-30', '19/02/2026', 'soon', '2026', '2026-13-01', '2026-02-19T25:00', 5, {}])(
    'not %j',
    (raw) => {
      expect(readDate(raw)).toHaveProperty('expected')
    },
  )
})

describe('readDay', () => {
  it.each([
    ['2027-03-01', '2027-03-01'],
    ['2027-03-01T00:00:00+01:00', '2027-03-01'],
    ['2027-05-17T00:00:00+02:00', '2027-05-17'],
    ['2027-02-28T23:00:00Z', '2027-03-01'],
    ['2027-02-28T23:30:00', '2027-02-28'],
    [' 2027-03-01 00:00 ', '2027-03-01'],
  ])('%j is %s', (raw, day) => {
    expect(readDay(raw)).toEqual({ value: `${day}T00:00:00.000Z` })
  })
  it('is nothing where there is none, and no other text', () => {
    expect(readDay(' ')).toEqual({ value: null })
    expect(readDay('2027-02-30')).toHaveProperty('expected')
  })
})

const fieldNamed = (name: string): PropertyField => {
  const field = PROPERTY_FIELDS.find((candidate) => candidate.name === name)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

describe('readCode', () => {
  it.each([
    ['goal', 0, '0'],
    ['goal', '0', '0'],
    ['goal', 1, '1'],
    ['goal', '5', '1'],
    ['status', 'SOLD', 'sold'],
    ['status', null, 'available'],
    ['marquee', 2, '2'],
    ['marquee', null, '0'],
    ['facades', 4, '4'],
    ['facades', 1, '1'],
    ['facades', '', null],
    ['countryId', 50, '50'],
    ['countryId', null, null],
    ['permit', 'gvg', 'Gvg'],
    ['summons', 'Gdv', 'Gmo'],
    ['gardenOrientation', 'sw', 'SW'],
    ['floodPScore', 'b', 'B'],
  ])('%s %j is %j', (name, raw, value) => {
    expect(readCode(fieldNamed(name), raw)).toEqual({ value })
  })
  it.each([
    ['goal', 'sale'],
    ['goal', '1.000'],
    ['goal', null],
    ['goal', true],
    ['status', 'gone'],
    ['marquee', 'new'],
    ['facades', 'many'],
    ['countryId', 33],
    ['permit', 'Wg'],
    ['floodGScore', 'E'],
    ['floodGScore', ['A']],
  ])('%s is not %j', (name, raw) => {
    expect(readCode(fieldNamed(name), raw)).toHaveProperty('expected')
  })
  it('replaces a ribbon or number of façades it does not know, with a note', () => {
    const note = (text: string): unknown => expect.stringContaining(text)
    const marquee = readCode(fieldNamed('marquee'), 9)
    expect(marquee).toMatchObject({ value: '0', note: note('9') })
    const facades = readCode(fieldNamed('facades'), 5)
    expect(facades).toMatchObject({ value: null, note: note('5') })
  })
})
