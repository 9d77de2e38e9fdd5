import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArea, readBox, writeArea } from '@/domain/search/drawn-area'

const circle = (points: number): string =>
  Array.from({ length: points }, (_, index) => `50.1${index + 10}1,4.1${(index % 7) + 1}`).join(';')

describe('readArea', () => {
  it.each([
    ['50.4,4.8;50.5,4.9;50.4,5', '50.4,4.8;50.5,4.9;50.4,5'],
    ['50.40004,4.80001;50.5,4.9;50.4,5', '50.4,4.8;50.5,4.9;50.4,5'],
    ['50.4,4.8;50.4,4.8;50.5,4.9;50.4,5;50.4,4.8', '50.4,4.8;50.5,4.9;50.4,5'],
    // What was drawn beyond both countries ends at their edge.
    ['48,4.8;52,4.9;50.4,9', '49.4,4.8;51.6,4.9;50.4,6.6'],
    [circle(30), circle(30)],
    ['50.4,4.8;50.4,4.9;50.4,5', '50.4,4.8;50.4,4.9;50.4,5'],
    // Where nothing would be left of it there, it stays as it was drawn: nothing is found in it.
    ['0,0;1,1;2,1', '0,0;1,1;2,1'],
    ['52.3,4.7;52.4,4.8;52.3,4.9', '52.3,4.7;52.4,4.8;52.3,4.9'],
    ['-33.9,-70.6;-33.8,-70.5;-33.9,-70.4', '-33.9,-70.6;-33.8,-70.5;-33.9,-70.4'],
    // So does one that is smaller than eleven metres.
    ['50.40001,4.80001;50.40003,4.80001;50.40003,4.80004', '50.40001,4.80001;50.40003,4.80001;50.40003,4.80004'],
    ['50.400011,4.800012;50.400031,4.800011;50.400031,4.800041', '50.40001,4.80001;50.40003,4.80001;50.40003,4.80004'],
  ])('%s → %s', (text, area) => {
    expect(writeArea(readArea(text) ?? [])).toBe(area)
  })

  it.each([
    '', '50.4,4.8', '50.4,4.8;50.5,4.9', '50.4,4.8;50.5,4.9;50.4,4.8', circle(31),
    'x', '50.4;4.8;50.5', '50.4,4.8;50.5,4.9;50.4', '50.4,4.8,1;50.5,4.9,1;50.4,5,1',
    '50.4,4.8;50.5,4.9;1e1,5', '50.4,4.8;50.5,4.9;91,5', '50.4,4.8;50.5,4.9;50,181', ';;;',
    'NaN,4;50,4;51,4', '50.400001,4.8;50.400002,4.8;50.400003,4.8',
  ])('%s: none', (text) => {
    expect(readArea(text)).toBeNull()
  })

  it('understands anything, and what it writes as it was', () => {
    const number = fc.double({ min: -100, max: 200, noNaN: true }).map(String)
    const made = fc.array(fc.tuple(number, number).map(String)).map((points) => points.join(';'))
    fc.assert(
      fc.property(fc.oneof(made, fc.string()), (text) => {
        const area = readArea(text)
        if (area) expect(readArea(writeArea(area))).toEqual(area)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('readBox', () => {
  it.each([
    ['50.3,4.7,50.6,5.1', [50.3, 4.7, 50.6, 5.1]],
    ['50.6,5.1,50.3,4.7', [50.3, 4.7, 50.6, 5.1]],
    ['40,-5,60,20', [49.4, 2.4, 51.6, 6.6]],
    ['50.30004,4.7,50.6,5.1', [50.3, 4.7, 50.6, 5.1]],
    // Beyond both countries, where nothing is found, and smaller than eleven metres.
    ['52.3,4.7,52.4,5.0', [52.3, 4.7, 52.4, 5]],
    ['40,-5,41,-4', [40, -5, 41, -4]],
    ['50.30001,4.7,50.30003,5.1', [50.30001, 4.7, 50.30003, 5.1]],
  ])('%s', (text, box) => {
    expect(readBox(text)).toEqual(box)
  })

  it.each(['', '50,4,51', '50,4,51,5,6', '50,4,50,5', '50,4,51,4', 'a,b,c,d', '50,4,91,5'])(
    '%s: none',
    (text) => {
      expect(readBox(text)).toBeNull()
    },
  )

  it('understands anything, and what it writes as it was', () => {
    const number = fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: 50, max: 50.0001, noNaN: true }))
    const made = fc.array(number.map(String), { minLength: 4, maxLength: 4 }).map((numbers) => numbers.join())
    fc.assert(
      fc.property(made, (text) => {
        const box = readBox(text)
        if (box) expect(readBox(String(box))).toEqual(box)
      }),
      { numRuns: 2000 },
    )
  })
})
