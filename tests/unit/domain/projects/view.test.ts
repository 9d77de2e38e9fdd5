import { describe, expect, it } from 'vitest'
import { projectCard, projectDetail } from '@/domain/projects/view'
import { catalogueRow } from '../../../support/catalogue-fixtures'

const doc = {
  ...{ id: 1, listingId: 77, zip: '4000', delivery: '2027-06', status: 'available' },
  name: { fr: 'Les Jardins', nl: 'De Tuinen' },
  city: { id: 1, name: { fr: 'Liège', nl: 'Luik' }, latitude: 50.6, longitude: 5.5 },
  ...{ publishAddress: true, street: { fr: 'Rue Haute' }, houseNumber: '12' },
  ...{ priceMin: null, priceMax: null, externalUrl: 'https://jardins.example/' },
  description: { fr: '<p>Texte</p>' },
  constructions: [{ name: { fr: 'Phase 1' }, delivery: '2027' }, {}],
  documents: [{ name: 'Lastenboek', language: 'nl' }, { name: 'Plan' }, {}],
  pictures: [{ hash: 'first' }, { hash: 'second' }],
}
const units = [
  catalogueRow({ id: 1, price: 200_000 }),
  catalogueRow({ id: 2, price: 300_000, status: 'option' }),
  catalogueRow({ id: 3, price: 100_000, status: 'sold' }),
  catalogueRow({ id: 4, price: 50_000, publishPrice: false }),
]
const card = (fields = {}, own = units) => projectCard({ ...doc, ...fields }, own, 'nl', '/x/')

describe('projectCard', () => {
  it('is complete', () => {
    expect(card()).toMatchObject({
      ...{ id: 77, href: '/x/', zip: '4000', delivery: '2027-06', soldOut: false },
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

  it.each([
    [[], { percent: null }],
    [[catalogueRow({ id: 1 })], undefined],
    [[catalogueRow({ id: 1, underVat: true, vatPercent: 21 })], { percent: 21 }],
    [[21, 6].map((vatPercent, id) => catalogueRow({ id, underVat: true, vatPercent })), { percent: null }],
  ])('VAT on top, case %#', (own, vat) => {
    expect(card({}, own).vat).toEqual(vat)
  })

  it.each([
    ['available', units, false],
    ['sold-out', units, true],
    ['available', [catalogueRow({ id: 1, status: 'sold' })], true],
    ['available', [], false],
  ])('%s is sold out', (status, own, soldOut) => {
    expect(card({ status }, own).soldOut).toBe(soldOut)
  })

  it('prefers the picture chosen for cards', () => {
    expect(card({ cardPicture: { hash: 'card' } }).picture?.hash).toBe('card')
    expect(card({ pictures: [], cardPicture: 9 }).picture).toBeNull()
  })
})

describe('projectDetail', () => {
  const detail = (fields = {}) => projectDetail({ ...doc, ...fields }, units, 'fr', '/x/')

  it('is complete', () => {
    expect(detail()).toMatchObject({
      address: { text: 'Rue Haute 12', lang: 'fr' },
      agency: null,
      constructions: [{ name: 'Phase 1', delivery: '2027' }],
      progress: { sold: 1, option: 1, free: 2, total: 4 },
      documents: [{ name: 'Lastenboek', language: 'nl' }, { name: 'Plan', language: null }],
      townCentre: { latitude: 50.6, longitude: 5.5 },
      externalUrl: 'https://jardins.example/',
      ownLanguages: ['fr'],
    })
  })

  it('keeps a private address to itself', () => {
    for (const publishAddress of [false, null, undefined]) {
      const text = JSON.stringify(detail({ publishAddress, latitude: 50.63456 }))
      expect(text).not.toMatch(/Haute|50\.63/)
    }
  })

  it.each(['javascript:alert(1)', 'jardins.example', '', null])('has no link to %s', (externalUrl) => {
    expect(detail({ externalUrl }).externalUrl).toBeNull()
  })

  it.each([
    [{ name: { nl: 'x' }, description: { nl: 'y' } }, false],
    [{ name: { fr: '' }, description: { fr: 'y' } }, true],
    [{ name: { fr: ' ' }, description: {} }, false],
  ])('has texts of its own: %j %s', (fields, own) => {
    expect(detail(fields).ownLanguages.includes('fr')).toBe(own)
  })
})
