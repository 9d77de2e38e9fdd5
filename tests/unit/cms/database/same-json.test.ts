import { describe, expect, it } from 'vitest'
import { isSameJson } from '@/cms/database/same-json'

describe('two values are the same JSON', () => {
  it.each([
    [{ lang: 'fr', name: 'Vendre' }, { name: 'Vendre', lang: 'fr' }],
    [[{ a: 1, b: { c: 2, d: 3 } }], [{ b: { d: 3, c: 2 }, a: 1 }]],
    [{ name: 'Vendre', lang: undefined }, { name: 'Vendre' }],
    [undefined, undefined],
    [null, null],
  ])('%j and %j', (one, other) => {
    expect(isSameJson(one, other)).toBe(true)
  })
})

describe('two values are not', () => {
  it.each([
    [{ name: 'Vendre' }, { name: 'Louer' }],
    [{ name: 'Vendre' }, { name: 'Vendre', lang: null }],
    [['a', 'b'], ['b', 'a']],
    [undefined, null],
    ['1', 1],
  ])('%j and %j', (one, other) => {
    expect(isSameJson(one, other)).toBe(false)
  })
})
