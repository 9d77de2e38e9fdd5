import { describe, expect, it } from 'vitest'
import { readId, readIdList, readNumber, readYesNo } from '@/import/parse/scalars'

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
  it('takes whole numbers only where told', () => {
    expect(readNumber(2.5, { whole: true })).toEqual({ expected: 'a whole number' })
    expect(readNumber('3', { whole: true })).toEqual({ value: 3 })
  })
})

describe('readId', () => {
  it.each([[1006, 1006], ['1006', 1006], [null, null]])('%j is %j', (raw, value) => {
    expect(readId(raw)).toEqual({ value })
  })
  it.each([0, -1, 1.5, 'abc', true, {}, 2 ** 53])('not %j', (raw) => {
    expect(readId(raw)).toHaveProperty('expected')
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
