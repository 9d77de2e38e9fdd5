import { describe, expect, it } from 'vitest'
import { offerOf } from '@/domain/properties/json-ld-offer'
import { pricePerM2 } from '@/domain/properties/price-per-m2'
import { storedPrice } from '@/domain/properties/stored-price'
import { isUnderVat, isVatInPrice } from '@/domain/properties/vat-regime'
import { property } from '../calculators/fixtures'
import { processorTime } from '../../../support/processor-time'

const NONE = [
  'Geen btw', 'Registratierechten, geen btw', 'Vrij van btw', 'Vrijgesteld van btw', 'Zonder btw', 'Btw-vrij',
  'Niet onder btw-stelsel', 'Niet onderworpen aan btw', 'Btw niet van toepassing', 'BTW: neen', 'Geen B.T.W.',
  'Pas de TVA', 'Sans TVA', 'Exonéré de TVA', 'Exonérée de la TVA', 'Non soumis à la TVA', 'TVA : non',
  'Droits d’enregistrement, pas de TVA', 'TVA non applicable', 'Hors champ, exempté de TVA',
  'No VAT', 'Without VAT', 'Exempt from VAT', 'Not subject to VAT', 'VAT exempt', 'VAT not applicable',
  'Hors régime TVA', 'Hors champ TVA', 'Niet onder het stelsel van btw', 'BTW: n.v.t.', 'VAT-free', 'VAT free',
  'Keine MwSt.', 'Ohne MwSt.', 'Frei von Mehrwertsteuer', 'Mehrwertsteuerfrei', 'Nicht mehrwertsteuerpflichtig',
]
const INCLUDED = [
  'Prijs inclusief btw', 'Incl. 21 % btw', 'Btw inbegrepen', 'Verkoop onder btw-stelsel, prijs incl. btw',
  'TVA comprise', 'TVA de 21 % incluse', 'Y compris la TVA', 'Prix TVAC',
  'VAT included', 'Including VAT', 'Inclusive of VAT',
  'Kosten excl. (btw incl.)', 'Notariskosten exclusief - btw inbegrepen', 'Frais non compris (TVA comprise)', 'Alle kosten inbegrepen (btw, registratie)',
  'Btw in de prijs inbegrepen', 'Btw reeds inbegrepen', 'TVA déjà comprise', 'Prix TTC', 'Frais non inclus - TVA incluse',
  'Einschl. MwSt.', 'MwSt. im Preis enthalten', 'MwSt. inbegriffen',
  'MwSt. enthalten', 'Inkl. MwSt.', 'Einschließlich der Mehrwertsteuer',
]
/** Duty is said not to be due, or to be in the price as well. */
const WITHOUT_DUTY = [
  'Geen registratierechten, prijs inclusief btw', 'Alle kosten inbegrepen (btw, registratie)', 'Alle kosten incl. (btw, notaris en registratie)',
  'Prijs incl. btw en registratierechten', 'Prijs inclusief registratierechten en btw', 'Btw en registratierechten inbegrepen',
  'btw inbegrepen, geen registratierechten verschuldigd', 'Registratierechten niet verschuldigd, btw inbegrepen', 'Registratierechten: geen, btw inbegrepen',
  "Pas de droits d'enregistrement, TVA comprise", "TVAC, sans droits d'enregistrement", 'TVAC, aucun droit d’enregistrement',
  'Droits d’enregistrement et TVA compris', 'TVA et droits d’enregistrement sont compris', 'Registratierechten en btw zijn inbegrepen', 'Exempté des droits d’enregistrement, TVA comprise', 'TTC, droits d’enregistrement non dus',
  'VAT included, no registration duty', 'Including VAT and registration duties', 'Keine Registrierungsgebühren, inkl. MwSt.', 'MwSt. und Registrierungsgebühren inbegriffen',
]
const WITH_DUTY = [
  'Registratierechten (ereloon makelaar incl. btw)', 'Registratierechten, kosten inclusief btw', 'Registratierechten (incl. btw)', 'Registratierechten, btw inbegrepen',
  "Droits d'enregistrement, frais TVA comprise", 'Registratierechten op de grond, btw inbegrepen op de constructie',
  'Btw inbegrepen (registratierechten op de grond)', 'Btw inbegrepen - registratierechten op de grond', 'TVA comprise, droits d’enregistrement en sus',
  'Prijs incl. btw, excl. registratierechten', 'Btw inbegrepen, registratierechten niet inbegrepen', 'Prijs niet inclusief registratierechten, btw inbegrepen',
  'Kosten inbegrepen (btw, geen registratierechten op constructie), registratierechten op de grond', 'Kosten inbegrepen (btw, registratierechten niet)',
]
const ON_TOP = [
  '21 % btw', 'Onder btw-stelsel', 'excl. btw', 'Btw niet inbegrepen', 'Geen registratierechten, wel btw',
  'Verkoop onder btw, geen btw op de grond', 'Excl. btw incl. kosten', 'Niet-inbegrepen btw',
  'Enregistrement compris. TVA 21 %', 'Registratierechten: geen. Btw: 21 %',
  'Registratierechten: geen (btw 21%)', 'Registratierechten: geen - btw 21%', 'Registratierechten: niet\nBtw: 21 %', 'Parking inbegrepen - 21% btw',
  'Droits d’enregistrement : non (TVA 21 %)', 'Droits d’enregistrement : non - TVA 21%', 'Frais compris - TVA 21%', 'Btw 21% niet in de prijs inbegrepen',
  'Onder btw-regime 21%', 'Prijs excl. btw en registratierechten', 'TVA 21% sur construction, droits d’enregistrement sur terrain',
  'Régime TVA', 'Vente sous régime TVA', 'Hors TVA', 'HTVA', 'TVA non comprise', 'Enregistrement sur le terrain, TVA 21 %',
  'Sold with VAT', 'Excluding VAT', 'VAT not included', 'Plus VAT',
  'Verkauf mit MwSt.', 'Zzgl. MwSt.', 'MwSt. nicht enthalten', 'Exkl. MwSt.',
]
const facts = (words: string, more = {}) => ({
  goal: 'sale' as const, inProject: true, vatPercent: 21, vatRegime: { nl: words },
  ...more,
})

describe('VAT on top of a price', () => {
  it.each([...NONE, ...INCLUDED])('there is none for "%s", whatever the rate', (words) => {
    expect(isUnderVat(facts(words))).toBe(false)
    expect(isUnderVat(facts(words, { vatPercent: null }))).toBe(false)
    expect(isUnderVat(facts(words, { inProject: false }))).toBe(false)
    expect(isUnderVat(facts(words.toUpperCase()))).toBe(false)
  })

  it.each(NONE)('is not in the price either for "%s"', (words) => {
    for (const more of [{}, { vatPercent: null }, { inProject: false }, { inProject: false, vatPercent: null }]) {
      expect(isVatInPrice(facts(words, more))).toBe(false)
    }
  })

  it.each(ON_TOP)('there is for "%s"', (words) => {
    expect(isUnderVat(facts(words))).toBe(true)
    expect(isUnderVat(facts(words, { vatPercent: null }))).toBe(true)
    expect(isUnderVat(facts(words, { inProject: false }))).toBe(true)
    expect(isUnderVat(facts(words, { inProject: false, vatPercent: null }))).toBe(false)
    expect(isUnderVat(facts(words, { goal: 'rent' }))).toBe(false)
  })

  it.each([
    ['', true],
    ['Nieuwbouw', true],
    ['Registratierechten', false],
    ['Droits d’enregistrement', false],
    ['Registratierechten, renovatie van het privatief', false],
  ])('is decided for "%s" in a project without a rate by what it says of the duty', (words, expected) => {
    expect(isUnderVat(facts(words, { vatPercent: null }))).toBe(expected)
  })

  it.each([...INCLUDED, ...WITHOUT_DUTY])('is all that is due on top of the price of "%s": nothing', (words) => {
    for (const text of [words, words.toUpperCase(), `${words}\nTVA comprise`]) {
      expect(isVatInPrice(facts(text))).toBe(true)
      expect(isVatInPrice(facts(text, { inProject: false, vatPercent: null }))).toBe(true)
    }
    expect(isVatInPrice(facts('', { vatRegime: { nl: words, fr: 'Droits d’enregistrement' } }))).toBe(false)
    expect(isVatInPrice(facts(words, { goal: 'rent' }))).toBe(false)
  })

  it.each(WITH_DUTY)('leaves duty due on top of the price of "%s"', (words) => {
    expect(isUnderVat(facts(words))).toBe(false)
    expect(isVatInPrice(facts(words))).toBe(false)
    expect(isVatInPrice(facts(words.toUpperCase()))).toBe(false)
  })

  it('reads a long regime at once', () => {
    const used = processorTime()
    for (const part of ['geen ', 'van ', 'incl. ', 'incl. btw en ', 'registratie ', 'inbegrepen (btw ', 'niet ', '( ', 'btw van ']) {
      isVatInPrice(facts(`btw inbegrepen, ${part.repeat(300)}`))
    }
    expect(used()).toBeLessThan(1000)
  })

  it('reads each language by itself', () => {
    expect(isUnderVat(facts('', { vatRegime: { nl: 'Geen', fr: 'TVA' } }))).toBe(true)
    expect(isUnderVat(facts('', { vatRegime: { nl: 'Geen btw', fr: 'Pas de TVA' } }))).toBe(false)
    expect(isUnderVat(facts('', { vatRegime: { nl: 'Onder btw', fr: 'TVA comprise' } }))).toBe(false)
  })

  it.each([...NONE, ...INCLUDED])('"%s" leaves the price, its metres and its offer alone', (words) => {
    const price = storedPrice(property({ vatRegime: { nl: words }, vatValue: 21, project: 7 }))
    expect(price).toEqual({ kind: 'amount', euro: 300_000, from: false, perMonth: false })
    expect(pricePerM2({ goal: 'sale', price, livingArea: 100 })).toBe(3000)
    const offer = JSON.stringify(offerOf({ goal: 'sale', status: 'available', price }, 'https://site.example/'))
    expect(offer).not.toContain('valueAddedTaxIncluded')
  })

  it('"21 % btw" is in the price, its metres and its offer', () => {
    const price = storedPrice(property({ vatRegime: { nl: '21 % btw' }, vatValue: 21 }))
    expect(price).toMatchObject({ vat: { percent: 21, included: 363_000 } })
    expect(pricePerM2({ goal: 'sale', price, livingArea: 100 })).toBe(3630)
    const offer = JSON.stringify(offerOf({ goal: 'sale', status: 'available', price }, 'https://site.example/'))
    expect(offer).toContain('"valueAddedTaxIncluded":false')
  })
})
