import { describe, expect, it } from 'vitest'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { similarityOf, similarTo } from '@/domain/search/similar'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'

const one = catalogueRow({ id: 1 })
const { cities } = catalogueOf()
const similar = (rows: CatalogueRow[], count = 4) =>
  similarTo(one, [one, ...rows], cities, count).map(({ row }) => row.id)

describe('similarTo', () => {
  it('has the same goal and one of its types, and never itself', () => {
    const rows = [
      catalogueRow({ id: 2, goal: 'rent' }),
      catalogueRow({ id: 3, typeId: 2 }),
      catalogueRow({ id: 4, typeId: 2, typeIds: [2, 1] }),
    ]
    expect(similar(rows)).toEqual([4])
    expect(similar([])).toEqual([])
  })

  it('puts what is near in place and price first', () => {
    const rows = [
      catalogueRow({ id: 2, price: 120_000, cityId: 4 }),
      catalogueRow({ id: 3, price: 120_000 }),
      catalogueRow({ id: 4, cityId: 4 }),
      catalogueRow({ id: 5, price: 101_000 }),
    ]
    expect(similar(rows)).toEqual([5, 4, 3, 2])
    expect(similar(rows, 2)).toEqual([5, 4])
  })

  it('counts 10 km as a quarter of the price', () => {
    const rows = [catalogueRow({ id: 2, price: 120_000 }), catalogueRow({ id: 3, cityId: 4 })]
    // Jambes is about 1.2 km away.
    expect(similar(rows)).toEqual([3, 2])
  })

  it('ends at a quarter of the price and at 15 km, even where that leaves fewer', () => {
    const rows = [
      catalogueRow({ id: 2, price: 125_000 }),
      catalogueRow({ id: 3, price: 125_100 }),
      catalogueRow({ id: 4, price: 75_000 }),
      catalogueRow({ id: 5, price: 74_900 }),
      catalogueRow({ id: 6, cityId: 3 }),
      catalogueRow({ id: 7, cityId: null }),
      catalogueRow({ id: 8, cityId: 5 }),
    ]
    expect(similar(rows, 9)).toEqual([2, 4])
  })

  it('compares what is paid: a price without VAT counts with it', () => {
    const unit = catalogueRow({ id: 2, price: 100_000, underVat: true, vatPercent: 21 })
    expect(similarTo(one, [unit], cities, 1)[0]?.reason.percent).toBe(21)
    expect(similar([{ ...unit, price: 110_000 }])).toEqual([])
  })

  it('does not give away a hidden price, nor promise what is like it', () => {
    const rows = [
      catalogueRow({ id: 2, publishPrice: false, price: 100_000 }),
      catalogueRow({ id: 3, price: null }),
      catalogueRow({ id: 4, lifeAnnuity: true }),
    ]
    expect(similar(rows)).toEqual([])
    const hidden = catalogueRow({ id: 1, publishPrice: false })
    const near = similarTo(hidden, [...rows, catalogueRow({ id: 5, price: 900_000 })], cities, 9)
    expect(near.map(({ row }) => row.id)).toEqual([2, 3, 4, 5])
  })

  it('is like nothing by the price of an area or the rent of a year', () => {
    const plot = catalogueRow({ id: 1, priceNote: { fr: 'par m²' } })
    expect(similar([{ ...plot, id: 2 }])).toEqual([])
    const near = similarTo(plot, [catalogueRow({ id: 2, price: 900_000 }), { ...plot, id: 3 }], cities, 4)
    expect(near.map(({ row, reason }) => [row.id, reason.percent])).toEqual([[2, null], [3, null]])
    const lease = catalogueRow({ id: 1, goal: 'rent', price: 900 })
    const yearly = catalogueRow({ id: 2, goal: 'rent', price: 900, priceNote: { nl: 'per jaar' } })
    expect(similarTo(lease, [yearly], cities, 4)).toEqual([])
  })

  it('has life annuities like a life annuity', () => {
    const annuity = catalogueRow({ id: 1, lifeAnnuity: true })
    const rows = [catalogueRow({ id: 2 }), catalogueRow({ id: 3, lifeAnnuity: true, price: 110_000 })]
    expect(similarTo(annuity, rows, cities, 4).map(({ row }) => row.id)).toEqual([3])
  })
})

describe('similarityOf', () => {
  const differs = (fields: Partial<CatalogueRow>): boolean =>
    similarityOf(catalogueRow({ id: 2, ...fields })) !== similarityOf(catalogueRow({ id: 2 }))

  it.each<Partial<CatalogueRow>>([
    { goal: 'rent' as const }, { typeIds: [1, 2] }, { cityId: 4 }, { cityId: null }, { price: 110_000 }, { publishPrice: false },
    { underVat: true, vatPercent: 21 }, { lifeAnnuity: true }, { hiddenIn: ['nl' as const] }, { status: 'sold' as const }, { priceNote: { nl: 'per m²' } },
  ])('differs with what decides to which others a property is similar: %j', (fields) => {
    expect(differs(fields)).toBe(true)
  })

  it.each<Partial<CatalogueRow>>([
    { headline: { fr: 'Belle' } }, { bedrooms: 3 }, { status: 'option' as const }, { marquee: '2' }, { vatPercent: 21 },
    { createDate: '2027-01-01' }, { agencyId: 7 }, { latitude: 50, longitude: 4 }, { energyPerformance: 90 },
  ])('is the same with anything else: %j', (fields) => {
    expect(differs(fields)).toBe(false)
  })
})

describe('why they are similar', () => {
  const reasonOf = (row: CatalogueRow, own = one) =>
    similarTo(own, [row], cities, 1).map(({ reason }) => reason)[0]

  it.each([
    [{}, { sameType: true, kilometres: 0, percent: 0 }],
    [{ price: 95_000 }, { percent: -5 }],
    [{ price: 112_400 }, { percent: 12 }],
    [{ price: 100_400 }, { percent: 0 }],
    [{ typeId: 2, typeIds: [2, 1] }, { sameType: false }],
  ])('%j', (fields, reason) => {
    expect(reasonOf(catalogueRow({ id: 2, ...fields }))).toMatchObject(reason)
  })

  it('has the kilometres between the centres', () => {
    expect(reasonOf(catalogueRow({ id: 2, cityId: 4 }))?.kilometres).toBeCloseTo(1.2, 1)
  })

  it('says nothing of prices where its own is hidden', () => {
    const hidden = catalogueRow({ id: 1, publishPrice: false })
    expect(reasonOf(catalogueRow({ id: 2 }), hidden)?.percent).toBeNull()
  })
})
