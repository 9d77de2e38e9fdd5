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
  ])('%s → %s', (text, area) => {
    expect(writeArea(readArea(text) ?? [])).toBe(area)
  })

  it.each([
    ...['', '50.4,4.8', '50.4,4.8;50.5,4.9', '50.4,4.8;50.5,4.9;50.4,4.8', circle(31)],
    ...['x', '50.4;4.8;50.5', '50.4,4.8;50.5,4.9;50.4', '50.4,4.8,1;50.5,4.9,1;50.4,5,1'],
    ...['50.4,4.8;50.5,4.9;1e1,5', '50.4,4.8;50.5,4.9;91,5', '50.4,4.8;50.5,4.9;50,181', ';;;'],
    ...['0,0;1,1;2,1', 'NaN,4;50,4;51,4'],
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
  ])('%s', (text, box) => {
    expect(readBox(text)).toEqual(box)
  })

  it.each(['', '50,4,51', '50,4,51,5,6', '50,4,50,5', '50,4,51,4', '40,-5,41,-4', 'a,b,c,d', '50,4,91,5'])(
    '%s: none',
    (text) => {
      expect(readBox(text)).toBeNull()
    },
  )
})
