import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MOST,
  MOST_SEEN,
  readSelection,
  selectionAddress,
  selectionQuery,
} from '@/domain/favourites/ids'

const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

describe('selectionAddress', () => {
  const address = (kind: 'favourites' | 'compare', query: string) =>
    selectionAddress(kind, new URLSearchParams(query))

  it.each([
    ['favourites', '', ''],
    ['favourites', 'ids=4711.4712', '~i4711.4712'],
    ['favourites', 'ids=4712.4711&seen=3', '~i4712.4711~v3'],
    ['favourites', 'seen=3.4', '~v3.4'],
    ['favourites', 'utm_source=mail&ids=7', '~i7'],
    ['compare', 'ids=1.2.3.4', '~i1.2.3.4'],
    ['compare', 'seen=3', ''],
  ] as const)('keeps the page of %s for %j under %j', (kind, query, segment) => {
    expect(address(kind, query)).toEqual({ kind: 'show', segment })
  })

  it.each([
    ['favourites', 'ids=4712.4711.4712', 'ids=4712.4711'],
    ['favourites', 'ids=4711,4712%204713', 'ids=4711.4712.4713'],
    ['favourites', 'ids=0.-1.1e3.abc.04711.4711', 'ids=4711'],
    ['favourites', 'ids=9999999999999999999', ''],
    ['favourites', 'ids=', ''],
    ['favourites', 'ids=x&utm_source=mail', 'utm_source=mail'],
    ['favourites', 'seen=3&ids=1', 'ids=1&seen=3'],
    ['favourites', 'ids=1&ids=2', 'ids=1'],
    ['favourites', `ids=${many(61).join('.')}`, `ids=${many(60).join('.')}`],
    ['compare', 'ids=1.2.3.4.5', 'ids=1.2.3.4'],
  ] as const)('moves %s from %j to %j', (kind, query, to) => {
    expect(address(kind, query)).toEqual({ kind: 'move', query: to })
  })

  it('never moves twice, whatever was asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('favourites', 'compare'),
        fc.array(fc.tuple(fc.constantFrom('ids', 'seen', 'x'), fc.string())),
        (kind, params) => {
          const first = selectionAddress(kind, new URLSearchParams(params))
          if (first.kind === 'show') return
          const second = selectionAddress(kind, new URLSearchParams(first.query))
          expect(second.kind).toBe('show')
        },
      ),
    )
  })
})

describe('a segment', () => {
  it('says what it was made of', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: MOST.favourites })
    const seen = fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: MOST_SEEN })
    fc.assert(
      fc.property(ids, seen, (saved, looked) => {
        const selection = { ids: saved, seen: looked }
        const params = new URLSearchParams(selectionQuery(saved, looked))
        const address = selectionAddress('favourites', params)
        const segment = address.kind === 'show' ? address.segment : '~'
        expect(readSelection(segment || undefined)).toEqual(selection)
      }),
    )
  })

  it.each(['', '~', '~i', '~i1..2', '~v1~i2', '~c12', '~ix', 'i1'])('%j means nothing', (segment) => {
    expect(readSelection(segment)).toBeNull()
  })
})
