import { describe, expect, it } from 'vitest'
import { cardView } from '@/domain/search/card'
import { catalogueOf, catalogueRow } from '../../../support/catalogue-fixtures'
import { ribbonView } from '@/domain/properties/ribbon'

const catalogue = catalogueOf()
const card = (fields: Partial<ReturnType<typeof catalogueRow>>, language: 'nl' | 'fr' | 'de' = 'fr') =>
  cardView(catalogueRow({ id: 5, ...fields }), catalogue, language, '/x/')

describe('cardView', () => {
  it('is complete', () => {
    const full = {
      bedrooms: 3, bathrooms: 1, livingArea: 140, plotArea: 300, energyPerformance: 90,
      headline: { fr: 'Belle maison' },
    }
    expect(card(full)).toEqual({
      id: 5, href: '/x/', goal: 'sale', zip: '5000', ribbon: null, picture: null,
      isInLuxembourg: false,
      type: { text: 'Maison', lang: 'fr' },
      city: { text: 'Namur', lang: 'fr' },
      headline: { text: 'Belle maison', lang: 'fr' },
      price: { kind: 'amount', euro: 100_000, from: false, perMonth: false },
      icon: 'residential',
      bedrooms: 3, bathrooms: 1, livingArea: 140, plotArea: 300,
      energy: expect.objectContaining({ code: 'b' }),
    })
  })

  it('says in which language a text is: fr, then nl, then en', () => {
    expect(card({}, 'nl').city).toEqual({ text: 'Namen', lang: 'nl' })
    expect(card({}, 'de').city).toEqual({ text: 'Namur', lang: 'fr' })
    expect(card({ headline: { en: 'House', nl: 'Huis' } }, 'de').headline?.lang).toBe('nl')
  })

  it('bears a type and city that are not known', () => {
    const bare = card({ typeId: null, typeIds: [], cityId: 99 })
    expect(bare).toMatchObject({ type: { text: '' }, city: null, icon: 'office' })
    expect(card({ cityId: null, typeId: 99 })).toMatchObject({ type: { text: '' }, city: null })
  })

  it.each([
    [{ publishPrice: false }, { kind: 'on-request' }],
    [{ price: null }, { kind: 'on-request' }],
    [{ price: 0 }, { kind: 'on-request' }],
    [{ priceUnit: 7 }, { kind: 'amount', euro: 100_000, from: true, perMonth: false }],
    [{ status: 'sold' as const }, { kind: 'on-request' }],
    [{ status: 'rented' as const, lifeAnnuity: true, annuityRent: 500 }, { kind: 'on-request' }],
    [{ status: 'option' as const }, { kind: 'amount', euro: 100_000, from: false, perMonth: false }],
    [{ goal: 'rent' as const, price: 850 }, { kind: 'amount', euro: 850, from: false, perMonth: true }],
    [
      { goal: 'rent' as const, price: 120, priceNote: { nl: 'per m² per jaar' } },
      { kind: 'amount', euro: 120, from: false, perMonth: false, note: { text: 'per m² per jaar', lang: 'nl' } },
    ],
    [{ priceNote: { nl: 'per lot' }, publishPrice: false }, { kind: 'on-request' }],
  ])('price %j', (fields, price) => {
    expect(card(fields).price).toEqual(price)
  })

  it('has the charges with a rent, unless a condition hides them in the language', () => {
    const rent = { goal: 'rent' as const, price: 850, charges: 75 }
    expect(card(rent).price).toMatchObject({ euro: 850, charges: 75 })
    expect(card({ ...rent, chargesHiddenIn: ['fr'] }).price).not.toHaveProperty('charges')
    expect(card({ ...rent, chargesHiddenIn: ['nl'] }).price).toHaveProperty('charges')
    expect(card({ ...rent, status: 'rented' }).price).toEqual({ kind: 'on-request' })
  })

  it('has no words in place of an energy class in Wallonia', () => {
    const pending = { epcLabelText: 'PEB en cours' }
    expect(card(pending).energy).toBeNull()
    expect(card({ ...pending, zip: '1000' }).energy?.text).toBe('PEB en cours')
  })

  it('says that it lies in Luxembourg', () => {
    expect(card({ countryId: '50' }).isInLuxembourg).toBe(true)
  })

  it('holds no hidden price anywhere', () => {
    expect(JSON.stringify(card({ publishPrice: false, price: 123_456 }))).not.toContain('123456')
  })

  it('has no energy label where nothing is known', () => {
    expect(card({ energyPerformance: 0 }).energy).toBeNull()
  })
})

describe('ribbonView', () => {
  const labels = { fr: 'Nouveau', nl: 'Nieuw' }
  it.each([
    ['sold', '2', labels, { kind: 'sold' }],
    ['rented', '0', {}, { kind: 'rented' }],
    ['option', '3', labels, { kind: 'option' }],
    ['available', '2', labels, { kind: 'text', text: { text: 'Nieuw', lang: 'nl' } }],
    ['available', '3', { fr: 'Nouveau' }, { kind: 'text', text: { text: 'Nouveau', lang: 'fr' } }],
    ['available', '0', labels, null],
    ['available', '2', { nl: ' ' }, null],
  ] as const)('%s, marquee %s', (status, marquee, marqueeName, expected) => {
    expect(ribbonView({ status, marquee, marqueeName, lifeAnnuity: false }, 'nl')).toEqual(expected)
  })
})
