import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparison, SORT_NAMES } from '@/domain/search/list-order'
import { SortedListings } from '@/domain/search/sorted-listings'
import { listingOf, type Listing } from '@/domain/search/criteria/table'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const { cities, types } = catalogueOf()
const change = fc.record({
  id: fc.integer({ min: 1, max: 20 }),
  price: fc.constantFrom(100, 200, null),
  cityId: fc.constantFrom(1, 2, null),
  typeId: fc.constantFrom(1, 2, 3),
  gone: fc.boolean(),
  ask: fc.boolean(),
})

describe('SortedListings', () => {
  it('are as if sorted anew after any changes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SORT_NAMES), fc.array(change), (sort, changes) => {
        const compare = comparison(sort, 'fr', { cities, types })
        const order = new SortedListings([], compare)
        const now = new Map<number, Listing>()
        for (const { gone, ask, ...fields } of changes) {
          const before = now.get(fields.id) ?? null
          const after = gone ? null : listingOf(catalogueRow(fields))
          if (after) now.set(fields.id, after)
          else now.delete(fields.id)
          order.change(before, after)
          if (ask) order.all()
        }
        if (!order.outdated) expect(order.all()).toEqual([...now.values()].sort(compare))
      }),
    )
  })

  it('say when there were too many changes to be put in place', () => {
    const order = new SortedListings([], comparison('date', 'fr', { cities, types }))
    for (let id = 1; id <= 200; id += 1) order.change(null, listingOf(catalogueRow({ id })))
    order.change(null, null)
    expect(order.outdated).toBe(false)
    order.change(null, listingOf(catalogueRow({ id: 201 })))
    expect(order.outdated).toBe(true)
  })
})
