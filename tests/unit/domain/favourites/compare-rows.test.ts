import { describe, expect, it } from 'vitest'
import { cardView } from '@/domain/search/card'
import { compareRows } from '@/domain/favourites/compare-rows'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

/** A property to compare, of which the catalogue and the database know some fields. */
const compared = (id: number, row: Partial<CatalogueRow> = {}, doc: Record<string, unknown> = {}) => ({
  card: cardView(catalogueRow({ id, ...row }), catalogueOf(), 'fr', `/fr/${id}/`),
  doc,
})

const rowsOf = (...all: ReturnType<typeof compared>[]) => compareRows(all, 'fr')
const row = (name: string, ...all: ReturnType<typeof compared>[]) =>
  rowsOf(...all).find((one) => one.name === name)

describe('compareRows', () => {
  it('has no row for what is known of none', () => {
    const names = rowsOf(compared(1), compared(2, {}, { bedrooms: 3 })).map(({ name }) => name)
    expect(names).toEqual(['price', 'type', 'city', 'bedrooms'])
  })

  it('has a cell for each property, empty where nothing is known', () => {
    const [first, second] = row('bedrooms', compared(1), compared(2, {}, { bedrooms: 3 }))?.cells ?? []
    expect(first).toBeNull()
    expect(second).toMatchObject({ fact: { field: 'bedrooms', value: { number: 3 } } })
  })

  it.each([
    ['equal ones', { bedrooms: 3 }, { bedrooms: 3 }, false],
    ['different ones', { bedrooms: 3 }, { bedrooms: 2 }, true],
    ['one that is not known', { bedrooms: 3 }, {}, true],
  ])('says whether %s differ', (_, a, b, differs) => {
    expect(row('bedrooms', compared(1, {}, a), compared(2, {}, b))?.differs).toBe(differs)
  })

  it('says nothing differs in a single one', () => {
    expect(rowsOf(compared(1, {}, { bedrooms: 3 })).some(({ differs }) => differs)).toBe(false)
  })

  it.each([
    ['whole euro', { price: 250_000, livingArea: 140 }, 1786],
    ['nothing without an area', { price: 250_000, livingArea: null }, undefined],
    ['nothing for an area of zero', { price: 250_000, livingArea: 0 }, undefined],
    ['nothing for a price on request', { publishPrice: false, livingArea: 140 }, undefined],
    ['nothing for a starting price', { price: 250_000, priceUnit: 7, livingArea: 140 }, undefined],
  ])('gives the price per square metre as %s', (_, fields, euro) => {
    const cell = row('pricePerM2', compared(1, fields))?.cells[0]
    const value = euro && { kind: 'euro', euro, perMonth: false }
    expect(cell).toEqual(euro && { kind: 'fact', fact: { field: 'pricePerM2', value } })
  })

  it('has charges in a row of their own, in which alone they differ', () => {
    const rent = (id: number, charges: number) => compared(id, { goal: 'rent', price: 900, charges }, { chargesRenter: charges })
    expect(row('price', rent(1, 50), rent(2, 60))).toMatchObject({ differs: false })
    expect(row('price', rent(1, 50))?.cells[0]).not.toHaveProperty('price.charges')
    expect(row('chargesRenter', rent(1, 50), rent(2, 60))?.differs).toBe(true)
  })

  it('gives a rent per month, also per square metre', () => {
    const rent = compared(1, { goal: 'rent', price: 900, livingArea: 90 })
    expect(row('price', rent)?.cells[0]).toMatchObject({ price: { euro: 900, perMonth: true } })
    expect(row('pricePerM2', rent)?.cells[0]).toMatchObject({
      fact: { value: { euro: 10, perMonth: true } },
    })
  })
})
