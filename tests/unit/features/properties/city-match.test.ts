import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cityMatches, sameCity } from '@/features/properties/city-match'

const NAMUR = { name: 'Namur', zip: '5000' }
const LIEGE = { name: 'Liège', zip: '4000' }
const LLN = { name: 'Louvain-la-Neuve', zip: '1348' }

describe('sameCity', () => {
  it.each([
    [LIEGE, { name: 'LIEGE', zip: '4000' }, true],
    [LIEGE, { name: ' liège ', zip: ' 4000 ' }, true],
    [LIEGE, { name: 'Liège', zip: '4020' }, false],
    [NAMUR, LIEGE, false],
    [{ name: 'Namur', zip: '' }, { name: 'Namur', zip: '' }, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameCity(a, b)).toBe(same)
    expect(sameCity(b, a)).toBe(same)
  })
})

describe('cityMatches', () => {
  it.each(['Namur', 'namur', ' NAMUR ', 'Namur|5000', 'Namur (5000)', 'Namur(5000)', '5000 Namur'])(
    '%j is Namur',
    (query) => {
      expect(cityMatches(query, NAMUR)).toBe(true)
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
    expect(cityMatches(query, city)).toBe(true)
  })

  it.each([
    ...['', '  ', '|', '()', 'Nam', 'Namur x', '500'],
    ...['Namur|5001', 'Namur (4000)', '5001 Namur', 'Liège|5000'],
  ])('%j is not Namur', (query) => {
    expect(cityMatches(query, NAMUR)).toBe(false)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(typeof cityMatches(query, NAMUR)).toBe('boolean')
      }),
    )
  })
})
