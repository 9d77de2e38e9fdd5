import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readSaved,
  toggled,
  withNewest,
  withPrice,
  writeSaved,
  type Favourite,
} from '@/domain/favourites/saved'

const saved = (id: number, fields: Partial<Favourite> = {}): Favourite => ({
  id, price: 100_000, at: 1, title: 'Maison',
  ...fields,
})

const stored = (items: unknown, v: unknown = 1): string => JSON.stringify({ v, items })

describe('readKept', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '[{'],
    ['a bare list', '[1,2]'],
    ['a number', '7'],
    ['no list', stored({})],
    ['an unknown format', stored([{ id: 1 }], 'x')],
    ['an older format', stored([{ id: 1 }], 0)],
    ['entries that are none', stored([null, 4711, 'x', [], {}, { id: '1' }, { id: 0 }, { id: 1.5 }])],
  ])('holds nothing for %s', (_, text) => {
    expect(readSaved(text, 60)).toEqual([])
  })

  it('leaves what a later version of the site wrote alone', () => {
    expect(readSaved(stored([{ id: 1 }], 2), 60)).toBeNull()
  })

  it('mends what is missing or wrong in an entry', () => {
    const text = stored([{ id: 1 }, { id: 2, price: 'x', at: null, title: 5 }, { id: 1, price: 5 }])
    const empty = { price: null, at: 0, title: '' }
    expect(readSaved(text, 60)).toEqual([
      { id: 1, ...empty },
      { id: 2, ...empty },
    ])
  })

  it('gives back what was written, up to the most', () => {
    const list = [saved(1), saved(2, { price: null }), saved(3)]
    expect(readSaved(writeSaved(list), 60)).toEqual(list)
    expect(readSaved(writeSaved(list), 2)).toEqual(list.slice(0, 2))
  })

  it('never throws and gives numbers only, whatever is stored', () => {
    const anything = fc.oneof(fc.string(), fc.json(), fc.jsonValue().map((value) => stored(value)))
    fc.assert(
      fc.property(anything, (text) => {
        for (const { id } of readSaved(text, 60) ?? []) expect(Number.isSafeInteger(id)).toBe(true)
      }),
    )
  })
})

describe('toggled', () => {
  it('adds behind the others, and takes out whatever its price is by now', () => {
    expect(toggled([saved(1)], saved(2), 60)).toEqual([saved(1), saved(2)])
    expect(toggled([saved(1), saved(2)], saved(1, { price: 5 }), 60)).toEqual([saved(2)])
  })

  it('takes no more than fit in, but takes out of a full list', () => {
    expect(toggled([saved(1), saved(2)], saved(3), 2)).toBeNull()
    expect(toggled([saved(1), saved(2)], saved(2), 2)).toEqual([saved(1)])
  })

  it('leaves the list as it was when done twice', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 10 })
    fc.assert(
      fc.property(ids, fc.integer({ min: 100, max: 199 }), (known, id) => {
        const list = known.map((one) => saved(one))
        expect(toggled(toggled(list, saved(id), 60) ?? [], saved(id), 60)).toEqual(list)
      }),
    )
  })
})

describe('withNewest', () => {
  it('puts in front, once, and forgets the oldest', () => {
    expect(withNewest([saved(1), saved(2)], saved(2, { price: 5 }), 12)).toEqual([
      saved(2, { price: 5 }),
      saved(1),
    ])
    expect(withNewest([saved(1), saved(2)], saved(3), 2)).toEqual([saved(3), saved(1)])
  })
})

describe('withPrice', () => {
  it('changes the price of one', () => {
    expect(withPrice([saved(1), saved(2)], 2, null)).toEqual([saved(1), saved(2, { price: null })])
    expect(withPrice([saved(1)], 9, 5)).toEqual([saved(1)])
  })
})
