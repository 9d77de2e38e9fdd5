import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedCity, mistypedPlace, mostSlips, typedPlace, type NamedCity } from '@/domain/search/city-match'
import { slips } from '@/lib/slips'

const NAMUR = { name: 'Namur', zip: '5000' }
const LIEGE = { name: 'Liège', zip: '4000' }
const LLN = { name: 'Louvain-la-Neuve', zip: '1348' }

const means = (query: string, city: NamedCity): boolean => typedPlace(query)(foldedCity(city))

describe('typedPlace', () => {
  it.each(['Namur', 'namur', ' NAMUR ', 'Namur|5000', 'Namur (5000)', 'Namur(5000)', '5000 Namur'])(
    '%j is Namur',
    (query) => {
      expect(means(query, NAMUR)).toBe(true)
    },
  )

  it.each([
    ['5000', NAMUR],
    ['Namur|', NAMUR],
    ['|5000', NAMUR],
    ['liege', LIEGE],
    ['Liége', LIEGE],
    ['4000 LIÈGE', LIEGE],
    ['louvain la neuve', LLN],
    ['Louvain-la-Neuve|1348', LLN],
    ['L-1009 Luxembourg', { name: 'Luxembourg', zip: 'L-1009' }],
    ["L’Écluse", { name: "L'Écluse", zip: '1320' }],
  ])('%j is %j', (query, city) => {
    expect(means(query, city)).toBe(true)
  })

  it.each([
    '', '  ', '|', '()', 'Nam', 'Namur x', '500',
    'Namur|5001', 'Namur (4000)', '5001 Namur', 'Liège|5000',
  ])('%j is not Namur', (query) => {
    expect(means(query, NAMUR)).toBe(false)
  })

  it('never throws', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(typeof means(query, NAMUR)).toBe('boolean')
      }),
    )
  })
})

describe('mistypedPlace', () => {
  it('counts the slips of every name that is close enough', { tags: 'slow' }, () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdehilnorstu'), minLength: 1, maxLength: 9 })
    const slip = fc.tuple(fc.nat(9), fc.nat(1), fc.constantFrom('', 'a', 'e', 'zz'))
    fc.assert(
      fc.property(word, fc.array(slip, { maxLength: 3 }), (name, made) => {
        const typed = made.reduce((text, [at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone), name)
        const most = mostSlips(typed)
        const count = slips(typed, name, most)
        const expected = most === 0 || count > most ? Infinity : count
        expect(mistypedPlace(typed)(foldedCity({ name, zip: '5000' }))).toBe(expected)
      }),
      { numRuns: 3000 },
    )
  })
})
