import { describe, expect, it } from 'vitest'
import { firstSaleInput } from '@/domain/calculators/input'
import { ratesOf } from '@/domain/calculators/rates'
import { calculatorView } from '@/domain/properties/calculator-view'
import { storedPrice } from '@/domain/properties/stored-price'
import { BRUSSELS, DAY, LAND, NAMUR, property, RATES, rentFacts, saleFacts } from '../calculators/fixtures'

describe('the calculators of a property', () => {
  it.each([
    { status: 'sold' },
    { status: 'rented', goal: '1' },
    { annuityIndexedRent: 800 },
    { annuityType: { fr: 'Viager occupé' } },
  ])('are not there for %j', (more) => {
    expect(calculatorView(property(more), 'nl', DAY, RATES)).toBeNull()
  })

  it('are there while it is under option, and where annuity fields are blank', () => {
    const blank = { status: 'option', annuityIndexedRent: 0, annuityType: { nl: null, fr: '' } }
    expect(calculatorView(property(blank), 'nl', DAY, RATES)).not.toBeNull()
  })

  it.each([
    [{}, 300_000],
    [{ publishPrice: false }, null],
    [{ price: 0 }, null],
    [{ price: null }, null],
  ])('begin for %j with the price %s', (more, price) => {
    expect(saleFacts(more).price).toBe(price)
  })

  it.each([
    [{}, true],
    [LAND, false],
    [{ ...LAND, ...NAMUR }, true],
    [{ ...LAND, ...BRUSSELS }, true],
    [{ type: { kind: 'commercial' } }, false],
    [{ type: { kind: 'investment' } }, false],
    [{ countryId: '50' }, false],
  ])('offer for %j the reduction for an only own home: %s', (more, reducible) => {
    expect(saleFacts(more).reducible).toBe(reducible)
  })

  it.each([
    [{}, false, null],
    [{ vatRegime: { nl: 'Registratierechten' } }, false, null],
    [{ vatValue: 21 }, true, 21],
    [{ vatValue: 0 }, false, null],
    [{ project: { listingId: 7 } }, true, null],
    [{ project: 7 }, true, null],
    [{ project: null }, false, null],
  ])('take %j for a new build: %s', (more, newBuild, statedVat) => {
    expect(saleFacts(more)).toMatchObject({ newBuild, statedVat })
  })

  it.each(
    [undefined, '', '21 % btw', 'Registratierechten', 'Geen btw', 'Prijs inclusief btw', 'Excl. btw'].flatMap((nl) =>
      [null, 7].flatMap((project) => [null, 21].map((vatValue) => ({ vatRegime: { nl }, project, vatValue }))),
    ),
  )('begin for %j with VAT where the price says so', (more) => {
    const price = storedPrice(property(more))
    expect(firstSaleInput(saleFacts(more)).taxedWith).toBe('vat' in price ? 'vat' : 'duty')
  })

  it('leave the choice where the rate is hidden, and where the price on request says nothing', () => {
    const taxed = property({ vatValue: 21 })
    const hidden = calculatorView(taxed, 'nl', DAY, RATES, property())?.facts
    expect(hidden).toMatchObject({ newBuild: true, underVat: true, statedVat: null })
    expect(saleFacts({ vatValue: 21, publishPrice: false })).toMatchObject({ newBuild: true, underVat: true })
  })

  it('take what a listing states of duty and notary only where no dated row holds, and it is shown', () => {
    const stated = property({ countryId: '50', registeredRight: 7, notaryFees: 3_500 })
    const factsOf = (shown = stated) => calculatorView(stated, 'nl', DAY, RATES, shown)?.facts
    expect(factsOf()).toMatchObject({ statedDuty: 7, statedNotary: 3_500 })
    expect(factsOf(property({ countryId: '50' }))).toMatchObject({ statedDuty: null, statedNotary: null })
    expect(saleFacts({ registeredRight: 7, notaryFees: 3_500 })).toMatchObject({ statedDuty: null, statedNotary: null })
  })

  it('know neither duty nor notary outside Belgium, and of a loan only what a bank says', () => {
    const facts = saleFacts({ countryId: '50', zip: '1000' })
    expect(facts).toMatchObject({ duty: null, vat: null, notary: null, advance: null })
    expect(facts.mortgage).not.toBeNull()
  })

  it('take the conditions in the language, with the row that holds today', () => {
    expect(saleFacts().duty).toMatchObject({ validFrom: '2026-01-01', conditions: { lang: 'nl' } })
  })

  it.each([
    [{ type: { kind: 'apartment' } }, 2],
    [{ type: { kind: 'garage' } }, null],
    [{ type: { kind: 'commercial' } }, null],
    [{ type: null }, null],
  ])('take for a rent of %j the highest deposit of a home: %s', (more, months) => {
    expect(rentFacts({ ...BRUSSELS, ...more }).deposit?.months ?? null).toBe(months)
    expect(rentFacts({ ...more, depositAmount: 500 }).statedDeposit).toBe(500)
  })

  it('take for a rent what is known and the deposit of the region', () => {
    expect(rentFacts({ chargesRenter: 100, inventoryCost: 0, ...BRUSSELS })).toMatchObject({
      rent: 1_000, charges: 100, inventory: null, statedDeposit: null,
      deposit: { months: 2 },
    })
  })

  it('begin without charges where the words with the rent say that they are in it', () => {
    for (const fr of ['charges comprises', 'tout compris']) {
      expect(rentFacts({ chargesRenter: 50, priceUnitText: { fr } }).charges).toBe(0)
      expect(rentFacts({ chargesRenter: null, priceUnitText: { fr } }).charges).toBe(0)
    }
    expect(rentFacts({ chargesRenter: 50, priceUnitText: { fr: 'charges comprises' }, publishPrice: false }).charges).toBe(50)
    for (const fr of ['par mois', 'hors charges', '+ 50 € de charges']) {
      expect(rentFacts({ chargesRenter: 50, priceUnitText: { fr } }).charges).toBe(50)
    }
  })

  it('know the rent of a month only where a rent is one', () => {
    expect(rentFacts({ priceUnitText: { nl: 'exclusief kosten' } }).rent).toBe(1_000)
    for (const nl of ['per maand, kosten inbegrepen', '/mois', '+ € 50 kosten per maand']) {
      expect(rentFacts({ priceUnitText: { nl } }).rent).toBe(1_000)
    }
    expect(rentFacts({ priceUnitText: { fr: 'par m² par an' } }).rent).toBeNull()
    expect(rentFacts({ priceUnitText: { nl: 'per m² per maand' } }).rent).toBeNull()
    expect(saleFacts({ priceUnitText: { nl: 'per m²' } }).price).toBeNull()
  })

  it.each([
    [{}, false],
    [{ publishPrice: false, priceUnitText: { nl: 'per m²' } }, false],
    [{ price: 0, priceUnitText: { nl: 'per m²' } }, false],
    [{ priceUnitText: { nl: 'per m²' } }, true],
    [{ priceUnitText: { nl: '(€ 2.850/m²)' } }, false],
    [{ goal: '1', priceUnitText: { nl: 'per maand' } }, false],
    [{ goal: '1', priceUnitText: { nl: 'per jaar' } }, true],
    [{ goal: '1', priceUnitText: { nl: 'per m² per maand' } }, true],
  ])('know for %j whether a price is shown that is not the one to fill in: %s', (more, inOtherTerms) => {
    expect(calculatorView(property(more), 'nl', DAY, RATES)?.facts).toMatchObject({ inOtherTerms })
  })
})

describe('stored rates', () => {
  it('leave out rows that lack what they need', () => {
    const good = { validFrom: '2025-01-01T12:00:00.000Z', source: 'https://a.example', percent: 21 }
    const bad = [{ ...good, percent: null }, { ...good, validFrom: null }, { ...good, percent: '21' }, 5]
    expect(ratesOf({ vat: [good, ...bad] }).vat).toEqual([{ ...good, validFrom: '2025-01-01' }])
  })

  it('are empty where nothing was ever saved', () => {
    expect(Object.values(ratesOf({})).flat()).toEqual([])
  })
})
