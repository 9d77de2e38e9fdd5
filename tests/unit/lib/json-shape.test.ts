import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOfJson } from '@/lib/json-shape'

const BOUNDS = { depth: 3, entries: 4 }
const end = (text: string, from = 0) => endOfJson(Buffer.from(text), from, BOUNDS)

describe('the end of JSON', () => {
  it.each([
    ['{}', 2],
    ['[{"a":[1,2,3,4]}] rest', 17],
    ['{"a]}":"\\"}]","b":"\\\\"}', 23],
    ['"only text, with, many, commas, in, it"', 39],
    ['', 0],
    ['[[', 2],
    ['"never closed [[[[[[', 20],
    [']]]', 1],
  ])('%s', (text, expected) => {
    expect(end(text)).toBe(expected)
  })

  it('is looked for from a position on', () => {
    expect(end('[[[[[[{"a":1}', 6)).toBe(13)
  })
})

describe('bounds', () => {
  it.each(['[[[[]]]]', '{"a":{"b":{"c":[]}}}', '[{},{},{},{},{}]', '{"a":1,"b":2,"c":3,"d":4,"e":5}'])('%s', (text) => {
    expect(end(text)).toBeNull()
  })

  it('count what stands in one array, not in all', () => {
    expect(end('[[1,2,3,4],[1,2,3,4],[1,2,3,4]]')).toBe(31)
  })

  it('are those of what JSON.parse finds', () => {
    const deepest = (value: unknown): number =>
      value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(deepest)) : 0
    const widest = (value: unknown): number =>
      value !== null && typeof value === 'object'
        ? Math.max(Object.keys(value).length, ...Object.values(value).map(widest))
        : 0
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value)
        const fits = deepest(value) <= BOUNDS.depth && widest(value) <= BOUNDS.entries
        expect(end(text) !== null).toBe(fits)
      }),
      { numRuns: 2000 },
    )
  })
})
