import { describe, expect, it } from 'vitest'
import { isSameSecret } from '@/lib/same-secret'

describe('isSameSecret', () => {
  it.each([
    ['secret', 'secret', true],
    ['', '', true],
    ['é', 'é', true],
    ['secret', 'secreT', false],
    ['secret', 'secret ', false],
    ['', 'secret', false],
    ['secret', '', false],
    ['\u00e9', 'e\u0301', false],
  ])('%j and %j: %s', (given, expected, isSame) => {
    expect(isSameSecret(given, expected)).toBe(isSame)
  })
})
