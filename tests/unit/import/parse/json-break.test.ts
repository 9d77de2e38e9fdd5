import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonBreak } from '@/import/parse/json-break'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('jsonBreak', () => {
  it.each([
    ['{"a":x}', 5],
    ['{"a":1,}', 7],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['[01]', 2],
    ['["a\nb"]', 3],
    ['["\\x"]', 2],
    ['{"a":"cut o', 11],
    ['[{"a":1}', 8],
    ['', 0],
    ['[1]]', 3],
    ['{1:2}', 1],
  ])('%j breaks off at %i', (text, at) => {
    expect(isJson(text)).toBe(false)
    expect(jsonBreak(text)).toBe(at)
  })

  it('finds nothing in any JSON', () => {
    fc.assert(fc.property(fc.json(), (text) => jsonBreak(text) === null))
  })

  it('agrees with the parser about text that is almost JSON', () => {
    const sign = fc.constantFrom(...'{}[],:"\\ 01-.eE', 'true', 'null', '\n', '"a"', 'u00e9', '\\u')
    const almost = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))
    const property = fc.property(almost, (text) => (jsonBreak(text) === null) === isJson(text))
    fc.assert(property, { numRuns: 5000 })
  })

  it('takes any depth', () => {
    expect(jsonBreak('['.repeat(300_000))).toBe(300_000)
  })
})
