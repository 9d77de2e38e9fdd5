import { describe, expect, it } from 'vitest'
import { moved, rowWidths, type Spot } from '@/domain/search/grid-moves'

/** Two places with two links each, then a property with one. */
const WIDTHS = [2, 2, 1]
const at = (row: number, cell: number): Spot => ({ row, cell })

describe('moved', () => {
  const cases: [key: string, from: Spot | null, to: Spot | null | undefined][] = [
    ['ArrowDown', null, at(0, 0)],
    ['ArrowUp', null, at(2, 0)],
    ['ArrowDown', at(0, 1), at(1, 1)],
    ['ArrowDown', at(1, 1), at(2, 0)],
    ['ArrowDown', at(2, 0), at(0, 0)],
    ['ArrowUp', at(0, 1), at(2, 0)],
    ['ArrowRight', at(0, 0), at(0, 1)],
    ['ArrowRight', at(0, 1), at(1, 0)],
    ['ArrowRight', at(2, 0), at(0, 0)],
    ['ArrowLeft', at(1, 0), at(0, 1)],
    ['ArrowLeft', at(0, 0), at(2, 0)],
    // In the text, these are the text's own.
    ['ArrowRight', null, undefined],
    ['ArrowLeft', null, undefined],
    ['Home', null, undefined],
    ['Home', at(1, 1), null],
    ['End', at(1, 1), null],
    ['a', at(1, 1), undefined],
  ]
  it.each(cases)('%s from %j leads to %j', (key, from, to) => {
    expect(moved(key, from, WIDTHS)).toEqual(to)
  })

  it('leads nowhere without results', () => {
    expect(moved('ArrowDown', null, [])).toBeUndefined()
  })
})

describe('rowWidths', () => {
  it('counts two links per type and city, one per property', () => {
    const link = { href: null, count: 0 }
    const place = { name: 'Namur', lang: 'fr' as const, sale: link, rent: link }
    const properties = [{ id: 1, href: '/' }]
    expect(rowWidths({ types: [place], cities: [place], properties })).toEqual(WIDTHS)
  })
})
