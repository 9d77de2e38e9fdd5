import { describe, expect, it } from 'vitest'
import { readZip } from '@/import/parse/read-zip'

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
