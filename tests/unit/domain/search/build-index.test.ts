import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distances, indexSize, summed } from '@/domain/search/search-index'
import { searchIndexOf } from '../../../support/search-fixtures'

describe('buildIndex', () => {
  it('holds what is listed in the language: not what is sold, not what is hidden', async () => {
    expect(summed((await searchIndexOf('fr')).ids)).toEqual([7, 4711, 4712, 5000])
    expect(summed((await searchIndexOf('nl')).ids)).toEqual([7, 9, 4711, 4712, 5000])
  })

  it('counts per type and goal, in the order of the types', async () => {
    const { names, numbers, sale, rent } = (await searchIndexOf()).types
    expect(names).toEqual(['Appartement', 'Maison', 'Terrain'])
    expect(numbers).toEqual([20, 10, 40])
    expect(sale).toEqual([0, 2, 1])
    expect(rent).toEqual([0, 1, 0])
  })

  it('puts the cities with most to show first and knows their other names', async () => {
    const { names, zips, others, sale, rent } = (await searchIndexOf()).cities
    expect(names[0]).toBe('Namur')
    expect([zips[0], others[0], sale[0], rent[0]]).toEqual(['5000', 'Namen', 1, 1])
    expect(names.slice(3)).toEqual(['Jambes', 'Zoutleeuw'])
  })

  it('says the language of a name that fell back', async () => {
    const { names, langs } = (await searchIndexOf('de')).types
    expect([names[1], langs[1]]).toEqual(['Maison', 'fr'])
  })

  it('counts what can be found', async () => {
    expect(indexSize(await searchIndexOf())).toBe(4 + 3 + 5)
  })
})

describe('distances', () => {
  it('gives the numbers back', async () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        const ascending = [...numbers].sort((a, b) => a - b)
        expect(summed(distances(ascending))).toEqual(ascending)
      }),
    )
  })
})
