import { describe, expect, it } from 'vitest'
import {
  chargesText,
  describePrice,
  PRICE_UNIT_FROM,
  priceText,
  priceWithChargesText,
  priceWithVatText,
} from '@/domain/properties/price'
import type { Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'

const facts = {
  ...({ goal: 'sale', price: 418000, publishPrice: true, priceUnit: 1 } as const),
  lifeAnnuity: false, annuityRent: null, underVat: false, vatPercent: null,
}
const amount = { kind: 'amount', euro: 418000, from: false, perMonth: false }

describe('describePrice', () => {
  it('is the amount', () => {
    expect(describePrice(facts)).toEqual(amount)
  })

  it('starts from the amount with price unit 7', () => {
    expect(PRICE_UNIT_FROM).toBe(7)
    expect(describePrice({ ...facts, priceUnit: 7 })).toEqual({ ...amount, from: true })
  })

  it('is monthly for rent', () => {
    expect(describePrice({ ...facts, goal: 'rent' })).toEqual({ ...amount, perMonth: true })
  })

  it('is what staff say that it is for: a period of their own is no month', () => {
    const note = { text: 'hors charges', lang: 'fr' } as const
    const yearly = { text: 'par m² par an', lang: 'fr' } as const
    const monthly = { text: 'par mois, charges comprises', lang: 'fr' } as const
    expect(describePrice({ ...facts, note })).toEqual({ ...amount, note })
    expect(describePrice({ ...facts, goal: 'rent', note })).toEqual({ ...amount, perMonth: true, note })
    expect(describePrice({ ...facts, goal: 'rent', note: yearly })).toEqual({ ...amount, note: yearly })
    expect(describePrice({ ...facts, note: monthly })).toEqual({ ...amount, note: monthly })
    expect(describePrice({ ...facts, goal: 'rent', note: monthly })).toEqual({ ...amount, perMonth: true, monthInNote: true, note: monthly })
    expect(describePrice({ ...facts, publishPrice: false, note })).toEqual({ kind: 'on-request' })
    expect(describePrice({ ...facts, note: null })).toEqual(amount)
  })

  it.each([
    { publishPrice: false },
    { publishPrice: null },
    { publishPrice: undefined },
    { price: null },
    { price: undefined },
    { price: 0 },
    { price: -1 },
    { price: NaN },
    { price: Infinity },
  ])('is on request with %j', (change) => {
    expect(describePrice({ ...facts, ...change })).toEqual({ kind: 'on-request' })
  })

  it('is the two parts of a life annuity, one of which may not be known', () => {
    const annuity = { ...facts, lifeAnnuity: true, annuityRent: 650 }
    expect(describePrice(annuity)).toEqual({ kind: 'lifeAnnuity', bouquet: 418000, rent: 650 })
    expect(describePrice({ ...annuity, price: 0 })).toMatchObject({ bouquet: null, rent: 650 })
    expect(describePrice({ ...annuity, annuityRent: 0 })).toMatchObject({ bouquet: 418000, rent: null })
    const onRequest = { kind: 'on-request' }
    expect(describePrice({ ...annuity, price: 0, annuityRent: 0 })).toEqual(onRequest)
    expect(describePrice({ ...annuity, publishPrice: false })).toEqual(onRequest)
  })

  it('is without VAT where that comes on top, and with it where the rate is stated', () => {
    const unit = { ...facts, price: 300_000, underVat: true }
    expect(describePrice(unit)).toMatchObject({ euro: 300_000, vat: { percent: null, included: null } })
    expect(describePrice({ ...unit, vatPercent: 21 })).toMatchObject({
      euro: 300_000,
      vat: { percent: 21, included: 363_000 },
    })
  })
})

describe('the charges on top of a rent', () => {
  const rent = { ...facts, goal: 'rent', price: 950, charges: 50 } as const

  it('are said where they are known, also that there are none', () => {
    expect(describePrice(rent)).toMatchObject({ euro: 950, charges: 50 })
    expect(describePrice({ ...rent, charges: 0 })).toMatchObject({ charges: 0 })
    for (const charges of [null, undefined, -1, NaN]) expect(describePrice({ ...rent, charges })).not.toHaveProperty('charges')
  })

  it('are of a rent that is shown alone', () => {
    expect(describePrice({ ...rent, goal: 'sale' })).not.toHaveProperty('charges')
    expect(describePrice({ ...rent, publishPrice: false })).toEqual({ kind: 'on-request' })
  })

  it.each([
    ['charges comprises', false],
    ['+ € 75 de charges', false],
    ['par mois, charges non comprises', true],
    ['hors charges', true],
  ])('are left to the words of staff where these say them: %s', (text, isSaid) => {
    expect('charges' in describePrice({ ...rent, note: { text, lang: 'fr' } })).toBe(isSaid)
  })

  it.each<[Language, string, string]>([
    ['nl', '€ 950 / maand + € 50 lasten', '€ 950 / maand (geen lasten)'],
    ['fr', '€ 950 / mois + € 50 de charges', '€ 950 / mois (pas de charges)'],
    ['en', '€ 950 / month + € 50 charges', '€ 950 / month (no charges)'],
    ['de', '€ 950 / Monat + € 50 Nebenkosten', '€ 950 / Monat (keine Nebenkosten)'],
  ])('are said in %s', async (language, some, none) => {
    const words = await speech(language)
    const said = (more: object) => priceWithChargesText(describePrice({ ...rent, ...more }), words).replaceAll('\u00A0', ' ')
    expect(said({})).toBe(some)
    expect(said({ charges: 0 })).toBe(none)
    expect(said({ charges: null })).toBe(some.split(' +', 1)[0])
    expect(said({ goal: 'sale' })).toBe('€ 950')
  })

  it('of none say nothing beside words that speak of them', () => {
    for (const text of ['sans charges', 'hors charges']) {
      expect(describePrice({ ...rent, charges: 0, note: { text, lang: 'fr' } })).not.toHaveProperty('charges')
    }
  })

  it('take the place of words that only tell that they come on top', async () => {
    const words = await speech('fr')
    const said = (text: string, charges: number | null) =>
      priceWithChargesText(describePrice({ ...rent, charges, note: { text, lang: 'fr' } }), words).replaceAll('\u00A0', ' ')
    expect(said('hors charges', 50)).toBe('€ 950 / mois + € 50 de charges')
    expect(said('hors charges', null)).toBe('€ 950 / mois hors charges')
    expect(said('par mois, hors charges', 50)).toBe('€ 950 par mois, hors charges + € 50 de charges')
    expect(said('hors charges, garage compris', 50)).toBe('€ 950 / mois hors charges, garage compris + € 50 de charges')
  })

  it('are those of a month, also where the rent is one of an area', async () => {
    const words = await speech('nl')
    const said = (text: string) => priceWithChargesText(describePrice({ ...rent, price: 10, note: { text, lang: 'nl' } }), words).replaceAll('\u00A0', ' ')
    expect(said('/ maand per m²')).toBe('€ 10 / maand per m² + € 50 lasten / maand')
    expect(said('per m²')).toBe('€ 10 / maand per m² + € 50 lasten / maand')
    expect(said('per maand')).toBe('€ 10 per maand + € 50 lasten')
  })

  it('are those of a month, also where the rent is not', async () => {
    const note = { text: 'par an', lang: 'fr' } as const
    expect(chargesText(describePrice({ ...rent, note }), await speech('fr'))?.replaceAll('\u00A0', ' ')).toBe('+ € 50 de charges / mois')
    expect(chargesText(describePrice({ ...rent, charges: 0, note }), await speech('fr'))?.replaceAll('\u00A0', ' ')).toBe('(pas de charges)')
  })
})

describe('priceText', () => {
  const annuity = { ...facts, price: 80_000, lifeAnnuity: true, annuityRent: 650 }
  const unit = { ...facts, price: 300_000, underVat: true, vatPercent: 21 }
  const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')

  it.each<[Language, string, string, string]>([
    ['nl', 'Lijfrente: bouquet € 80.000 + € 650 / maand', '€ 300.000 excl. btw', '€ 363.000 incl. 21 % btw'],
    ['fr', 'Viager : bouquet € 80.000 + € 650 / mois', '€ 300.000 hors TVA', '€ 363.000, TVA de 21 % comprise'],
    ['en', 'Life annuity: lump sum € 80.000 + € 650 / month', '€ 300.000 excl. VAT', '€ 363.000 incl. 21% VAT'],
    ['de', 'Leibrente: Bouquet € 80.000 + € 650 / Monat', '€ 300.000 zzgl. MwSt.', '€ 363.000 inkl. 21 % MwSt.'],
  ])('says in %s what a life annuity and a new build cost', async (language, both, without, withVat) => {
    const words = await speech(language)
    expect(plain(priceText(describePrice(annuity), words))).toBe(both)
    expect(plain(priceText(describePrice(unit), words))).toBe(without)
    expect(plain(priceWithVatText(describePrice(unit), words))).toBe(withVat)
  })

  it('says what it is for, before the VAT on top of it', async () => {
    const fr = await speech('fr')
    const said = (more: object, text: string) =>
      plain(priceText(describePrice({ ...facts, ...more, note: { text, lang: 'fr' } }), fr))
    expect(said({ goal: 'rent', price: 950 }, 'hors charges')).toBe('€ 950 / mois hors charges')
    expect(said({ goal: 'rent', price: 120 }, 'par m² par an')).toBe('€ 120 par m² par an')
    expect(said({ goal: 'rent', price: 950 }, 'par mois, charges comprises')).toBe('€ 950 par mois, charges comprises')
    expect(said({ goal: 'rent', price: 950 }, 'provision de charges € 75/mois')).toBe('€ 950 / mois provision de charges € 75/mois')
    expect(said({}, 'syndic 150 €/mois')).toBe('€ 418.000 syndic 150 €/mois')
    expect(said({ priceUnit: 7 }, 'par lot')).toBe('à partir de € 418.000 par lot')
    expect(said({ underVat: true, vatPercent: 21 }, 'par lot')).toBe('€ 418.000 par lot hors TVA')
    expect(plain(priceWithVatText(describePrice({ ...unit, note: { text: 'par lot', lang: 'fr' } }), fr))).toBe('€ 363.000, TVA de 21 % comprise')
  })

  it('says what of it is not known', async () => {
    const nl = await speech('nl')
    const open = describePrice({ ...annuity, annuityRent: null })
    expect(plain(priceText(open, nl))).toBe('Lijfrente: bouquet € 80.000 + maandelijkse rente')
    expect(plain(priceText(describePrice({ ...annuity, price: null }), nl))).toBe('Lijfrente: € 650 / maand')
    expect(priceWithVatText(describePrice({ ...unit, vatPercent: null }), nl)).toBeNull()
    expect(priceWithVatText(describePrice(annuity), nl)).toBeNull()
  })
})
