import { describe, expect, it } from 'vitest'
import { projectCard } from '@/domain/projects/project-card'
import { catalogueRow } from '../../../support/catalogue-fixtures'
import { PROJECT_DOC as doc, PROJECT_UNITS as units } from '../../../support/project-fixtures'

const card = (fields = {}, own = units) => projectCard({ ...doc, ...fields }, own, 'nl', '/x/')

describe('projectCard', () => {
  it('is complete', () => {
    expect(card()).toMatchObject({
      id: 77, href: '/x/', zip: '4000', delivery: '2027-06', soldOut: false,
      name: { text: 'De Tuinen', lang: 'nl' },
      city: { text: 'Luik', lang: 'nl' },
      progress: { sold: 1, option: 1, free: 2, total: 4 },
      picture: { hash: 'first' },
    })
  })

  it('has the prices of units that are free and may be told', () => {
    expect(card()).toMatchObject({ priceMin: 200_000, priceMax: 300_000 })
  })

  it.each([
    [{ priceMin: 1, priceMax: 2 }, units, 1, 2],
    [{ priceMin: 0, priceMax: 0 }, units, 200_000, 300_000],
    [{ priceMin: 150_000 }, units, 150_000, 300_000],
    [{}, [], null, null],
    [{}, [catalogueRow({ id: 9, publishPrice: false })], null, null],
  ])('prices %j', (fields, own, priceMin, priceMax) => {
    expect(card(fields, own)).toMatchObject({ priceMin, priceMax })
  })

  it('has no price of a unit that is let for another period than a month', () => {
    const rented = (id: number, price: number, note = {}) => catalogueRow({ id, goal: 'rent', price, priceNote: note })
    const yearly = rented(1, 120, { nl: 'per m² per jaar' })
    expect(card({ goal: '1' }, [yearly])).toMatchObject({ priceMin: null, priceMax: null, progress: { total: 1 } })
    const monthly = [rented(2, 800), rented(3, 900, { nl: 'per maand' }), rented(4, 850, { fr: '+ € 50 charges par an' })]
    expect(card({ goal: '1' }, [yearly, ...monthly])).toMatchObject({ priceMin: 800, priceMax: 900 })
    expect(card({}, [catalogueRow({ id: 5, priceNote: { nl: 'per jaar' } })])).toMatchObject({ priceMin: 100_000 })
  })

  it('has the charges of the rents that it tells, as far as they are known', () => {
    const rented = (id: number, charges: number | null, more = {}) => catalogueRow({ id, goal: 'rent', price: 800, charges, ...more })
    const others = [
      rented(1, 500, { status: 'rented' }), rented(2, 600, { publishPrice: false }), rented(3, 700, { priceNote: { nl: 'per jaar' } }),
      rented(4, 800, { chargesHiddenIn: ['nl'] }), rented(5, null), catalogueRow({ id: 6, charges: 900 }),
    ]
    expect(card({ goal: '1' }, others)).not.toHaveProperty('charges')
    expect(card({ goal: '1' }, [...others, rented(7, 152), rented(8, 69, { status: 'option' })]).charges).toEqual({ lowest: 69, highest: 152 })
    expect(card({ goal: '0' }, [rented(9, 50)])).not.toHaveProperty('charges')
  })

  it('has no price of a unit that is for an area', () => {
    const perArea = { nl: 'per maand', fr: 'par m² par mois' }
    const units = [catalogueRow({ id: 1, goal: 'rent', price: 12, priceNote: perArea }), catalogueRow({ id: 2, goal: 'rent', price: 900 })]
    expect(card({ goal: '1' }, units)).toMatchObject({ priceMin: 900, priceMax: 900 })
    expect(card({}, [catalogueRow({ id: 3, priceNote: { fr: 'par m²' } })])).toMatchObject({ priceMin: null, priceMax: null })
  })

  it.each([
    [[], { percent: null }],
    [[catalogueRow({ id: 1 })], undefined],
    [[catalogueRow({ id: 1, underVat: true, vatPercent: 21 })], { percent: 21 }],
    [[21, 6].map((vatPercent, id) => catalogueRow({ id, underVat: true, vatPercent })), { percent: null }],
  ])('VAT on top, case %#', (own, vat) => {
    expect(card({}, own).vat).toEqual(vat)
  })

  it.each([
    ['0', 300_000, 400_000, { percent: 21 }],
    ['1', 85, 85, undefined],
  ])('has of goal %s the prices and the VAT of the units with that goal', (goal, priceMin, priceMax, vat) => {
    const own = [
      ...[300_000, 400_000].map((price, id) => catalogueRow({ id, price, underVat: true, vatPercent: 21 })),
      catalogueRow({ id: 9, goal: 'rent', price: 85 }),
    ]
    expect(card({ goal }, own)).toMatchObject({ priceMin, priceMax, progress: { total: 3 } })
    expect(card({ goal }, own).vat).toEqual(vat)
  })

  it('is new where its only units are let', () => {
    expect(card({}, [catalogueRow({ id: 9, goal: 'rent', price: 85 })])).toMatchObject({ priceMin: null, vat: { percent: null } })
  })

  it.each([
    ['available', units, false],
    ['sold-out', units, true],
    ['available', [catalogueRow({ id: 1, status: 'sold' })], true],
    ['available', [], false],
  ])('%s is sold out', (status, own, soldOut) => {
    expect(card({ status }, own).soldOut).toBe(soldOut)
  })

  it('leads to its own site where it has one', () => {
    const href = 'https://jardins.example/'
    expect(projectCard(doc, units, 'nl', href)).toMatchObject({ href, isElsewhere: true })
  })

  it('leads to its page where the route table does', () => {
    expect(card()).toMatchObject({ href: '/x/', isElsewhere: false })
  })

  it('says its goal, its type and a country that is not Belgium', () => {
    expect(card()).toMatchObject({ goal: 'sale', type: null, isInLuxembourg: false })
    const type = { name: { nl: 'Appartement' } }
    expect(card({ goal: '1', type, countryId: '50' })).toMatchObject({
      goal: 'rent', isInLuxembourg: true,
      type: { text: 'Appartement', lang: 'nl' },
    })
  })

  it('prefers the picture chosen for cards', () => {
    expect(card({ cardPicture: { hash: 'card' } }).picture?.hash).toBe('card')
    expect(card({ pictures: [], cardPicture: 9 }).picture).toBeNull()
  })
})
