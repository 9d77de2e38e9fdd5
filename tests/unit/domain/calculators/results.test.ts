import { describe, expect, it } from 'vitest'
import { firstRentInput, firstSaleInput } from '@/domain/calculators/input'
import { mortgageResult } from '@/domain/calculators/mortgage-result'
import { signingResult } from '@/domain/calculators/signing-result'
import { totalCostResult } from '@/domain/calculators/total-cost-result'
import type { CalculatorResult, SaleFacts } from '@/domain/calculators/views'
import type { Doc } from '@/lib/documents'
import { BRUSSELS, rentFacts, saleFacts, WORDING } from './fixtures'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

/** Amount and lines as a visitor reads them. */
const read = ({ amount, caption, lines, notes }: CalculatorResult) => ({
  head: `${caption}: ${plain(amount)}`,
  lines: lines.map((line) => `${line.label}: ${plain(line.amount)}`),
  notes: notes.map(({ text }) => plain(text)),
})

const total = (facts: SaleFacts, more: object = {}) =>
  totalCostResult(facts, { ...firstSaleInput(facts), ...more }, WORDING)

describe('the total cost', () => {
  it('is explained line by line, with rate, day and source', () => {
    const result = total(saleFacts())
    expect(read(result)).toMatchObject({
      head: 'Totaal: € 340.207,96',
      lines: ['Aankoopprijs: € 300.000', 'Registratierechten: € 36.000', 'Notaris: € 4.207,96'],
    })
    expect(plain(result.lines[1]?.detail ?? '')).toBe('12 % van € 300.000.')
    expect(result.lines[1]).toMatchObject({
      since: 'Geldig sinds 1 januari 2026',
      source: { href: 'https://belastingen.vlaanderen.be/', host: 'belastingen.vlaanderen.be' },
    })
  })

  it('says what an only own home would save and asks, and that it is an estimate', () => {
    const { notes } = read(total(saleFacts()))
    expect(notes[0]).toContain('€ 6.000 registratierechten in plaats van € 36.000')
    expect(notes[1]).toContain('binnen 3 jaar')
    expect(notes[2]).toContain('€ 30.000 (10 % van de prijs)')
    expect(notes[3]).toMatch(/^Dit is een raming/)
  })

  it('takes the reduced rate, or what is free of duty', () => {
    const reduced = read(total(saleFacts(), { onlyOwnHome: true }))
    expect(reduced.lines[1]).toBe('Registratierechten: € 6.000')
    const brussels = total(saleFacts(BRUSSELS), { onlyOwnHome: true, classesGained: 2 })
    expect(plain(brussels.lines[1]?.detail ?? '')).toBe('12,5 % van € 50.000; € 250.000 van de prijs is vrij.')
  })

  it('says that an exemption ends above the ceiling', () => {
    const { notes } = read(total(saleFacts({ ...BRUSSELS, price: 600_001 })))
    expect(notes[0]).toBe('Bij deze prijs is er geen voordeel voor een enige eigen woning.')
  })

  it('reckons with VAT on a new build, or with duty where the buyer says so', () => {
    const facts = saleFacts({ project: 7 })
    expect(read(total(facts)).lines[1]).toBe('Btw: € 63.000')
    expect(read(total(facts, { taxedWith: 'duty' })).lines[1]).toBe('Registratierechten: € 36.000')
    const stated = total(saleFacts({ vatValue: 6 }))
    expect(plain(stated.lines[1]?.detail ?? '')).toContain('zoals vermeld bij dit pand')
    expect(stated.lines[1]).toMatchObject({ since: null, source: null })
  })

  it('adds nothing to a price that includes VAT, whatever is ticked', () => {
    const facts = saleFacts({ project: 7, vatValue: 21, vatRegime: { nl: 'Prijs inclusief 21% btw' } })
    for (const ticked of [{}, { taxedWith: 'duty' }, { taxedWith: 'vat' }, { onlyOwnHome: true }]) {
      const result = total(facts, ticked)
      expect(read(result)).toMatchObject({
        head: 'Totaal: € 304.207,96',
        lines: ['Aankoopprijs: € 300.000', 'Btw inbegrepen: € 0', 'Notaris: € 4.207,96'],
      })
      expect(result.lines[1]).toMatchObject({ since: null, source: null })
      expect(result.lines[1]?.detail).toContain('geen registratierechten bijgeteld')
      expect(read(result).notes.join()).not.toContain('registratierechten')
    }
  })

  it('knows a price that includes VAT in whatever language, with or without a rate', () => {
    expect(read(total(saleFacts({ vatRegime: { fr: 'TVA comprise' } }))).lines[1]).toBe('Btw inbegrepen: € 0')
    expect(read(total(saleFacts({ vatRegime: { fr: 'Pas de TVA' } }))).lines[1]).toBe('Registratierechten: € 36.000')
  })

  it.each([
    'Geen registratierechten, prijs inclusief btw',
    'Alle kosten inbegrepen (btw, registratie)',
    'Prijs incl. btw en registratierechten',
    "Pas de droits d'enregistrement, TVA comprise",
    "TVAC, sans droits d'enregistrement",
    'btw inbegrepen, geen registratierechten verschuldigd',
    'Keine Registrierungsgebühren, inkl. MwSt.',
  ])('adds nothing to the price of "%s", which names the duty as not due or included', (nl) => {
    for (const more of [{}, { project: 7 }, { project: 7, vatValue: 21 }]) {
      expect(read(total(saleFacts({ ...more, vatRegime: { nl } }))).head).toBe('Totaal: € 304.207,96')
    }
  })

  it.each([
    'Registratierechten (ereloon makelaar incl. btw)',
    'Registratierechten, kosten inclusief btw',
    "Droits d'enregistrement, frais TVA comprise",
    'Registratierechten op de grond, btw inbegrepen op de constructie',
  ])('counts the duty that "%s" names, and leaves the choice of VAT', (nl) => {
    const facts = saleFacts({ project: 7, vatRegime: { nl } })
    expect(facts).toMatchObject({ newBuild: true, reducible: true, underVat: false, vatIncluded: false })
    expect(read(total(facts)).lines[1]).toBe('Registratierechten: € 36.000')
    expect(read(total(facts, { taxedWith: 'vat' })).lines[1]).toBe('Btw: € 63.000')
    expect(read(total(saleFacts({ vatRegime: { nl } }))).lines[1]).toBe('Registratierechten: € 36.000')
  })

  it('gives no total where a rate is missing, and says so', () => {
    const facts = saleFacts()
    for (const missing of [{ duty: null }, { notary: null }, { countryId: '50' }]) {
      const result = read(total({ ...facts, ...missing, ...('countryId' in missing ? saleFacts(missing) : {}) }))
      expect(result.head).toBe('Niet te berekenen: null')
      expect(result.lines.join()).toContain('niet bekend')
    }
  })

  it('takes the duty and the notary that a listing states where no dated row holds', () => {
    const stated = { registeredRight: 7, notaryFees: 3_500 }
    const result = total(saleFacts({ ...stated, countryId: '50' }))
    expect(read(result)).toMatchObject({
      head: 'Totaal: € 324.500',
      lines: ['Aankoopprijs: € 300.000', 'Registratierechten: € 21.000', 'Notaris: € 3.500'],
    })
    expect(plain(result.lines[1]?.detail ?? '')).toBe('7 % van € 300.000, zoals vermeld bij dit pand.')
    expect(result.lines[2]).toMatchObject({ detail: 'Zoals vermeld bij dit pand.', since: null, source: null })
    expect(read(total(saleFacts({ registeredRight: 7, countryId: '50' })))).toMatchObject({
      head: 'Niet te berekenen: null',
      lines: ['Aankoopprijs: € 300.000', 'Registratierechten: € 21.000', 'Notaris: niet bekend'],
    })
    expect(read(total(saleFacts(stated)))).toEqual(read(total(saleFacts())))
  })

  it('asks for a price where there is none', () => {
    expect(read(total(saleFacts({ publishPrice: false })))).toEqual({
      head: 'Vul een prijs in: null', lines: [], notes: [],
    })
  })
})

describe('the mortgage', () => {
  const loan = (more: object = {}) => {
    const facts = saleFacts()
    return mortgageResult(facts, { ...firstSaleInput(facts), ...more }, WORDING)
  }

  it('begins with a fifth of the price in own funds', () => {
    expect(read(loan())).toMatchObject({
      head: expect.stringMatching(/^Per maand: € 1\.194,/) as string,
      lines: [
        'Te lenen: € 240.000',
        expect.stringMatching(/^Rente over de hele looptijd: € 118\.3/) as string,
        expect.stringMatching(/^Terug te betalen in totaal: € 358\.3/) as string,
      ],
    })
  })

  it('names the source of the rate only while the rate is the assumed one', () => {
    expect(loan().lines[1]?.source?.host).toBe('nbb.be')
    expect(loan({ yearlyPercent: 2 }).lines[1]?.source).toBeNull()
  })

  it('says what comes on top of the price, which is not VAT where it includes that', () => {
    const noteOf = (more: Doc) => {
      const facts = saleFacts(more)
      return mortgageResult(facts, firstSaleInput(facts), WORDING).notes[0]?.text
    }
    expect(noteOf({})).toContain('Registratierechten of btw')
    expect(noteOf({ vatRegime: { nl: 'Incl. btw' } })).not.toMatch(/btw|registratie/i)
  })

  it.each([
    [{ ownFunds: 300_000 }, 'Niets te lenen: uw eigen inbreng dekt de prijs'],
    [{ ownFunds: null }, 'Vul eigen inbreng, rente en looptijd in'],
    [{ yearlyPercent: null }, 'Vul eigen inbreng, rente en looptijd in'],
    [{ years: 99 }, 'Vul eigen inbreng, rente en looptijd in'],
    [{ price: null }, 'Vul een prijs in'],
  ])('with %j says: %s', (more, caption) => {
    expect(loan(more)).toMatchObject({ amount: null, caption, lines: [] })
  })
})

describe('what is due on signing', () => {
  const due = (more: Doc) => {
    const facts = rentFacts(more)
    return signingResult(facts, firstRentInput(facts), WORDING)
  }

  it.each([
    [{}, '€ 4.000'],
    [BRUSSELS, '€ 3.000'],
    [{ chargesRenter: 100, inventoryCost: 250, agencyCost: 50 }, '€ 4.400'],
    [{ depositAmount: 1_800 }, '€ 2.800'],
  ])('for %j is %s', (more, amount) => {
    expect(plain(due(more).amount)).toBe(amount)
  })

  it('says what is not counted because it is not known', () => {
    expect(read(due({ chargesRenter: 100 })).notes[0]).toBe(
      'Niet bekend en dus niet meegeteld: Uw deel van de plaatsbeschrijving.',
    )
    expect(due({ chargesRenter: 100, inventoryCost: 9 }).notes).toHaveLength(1)
  })

  it('counts no charges as known', () => {
    const { lines, notes } = due({ chargesRenter: 0, inventoryCost: 9 })
    expect(notes).toHaveLength(1)
    expect(lines.map(({ label }) => label)).not.toContain(WORDING.labels.charges)
  })

  it.each(['garage', 'commercial', 'other'])('has no deposit of its own for %s, only a stated one', (kind) => {
    const known = { type: { kind }, chargesRenter: 0, inventoryCost: 9 }
    const { amount, lines, notes } = due(known)
    expect(plain(amount)).toBe('€ 1.009')
    expect(lines.map(({ label }) => label)).not.toContain(WORDING.labels.deposit)
    expect(notes.map(({ text }) => text)).toEqual([
      'Niet bekend en dus niet meegeteld: Huurwaarborg.',
      'Dit is een raming.',
    ])
    const stated = due({ ...known, depositAmount: 500 })
    expect(plain(stated.amount)).toBe('€ 1.509')
    expect(stated.notes[0]?.text).toContain('geblokkeerde rekening')
  })

  it('cannot be calculated without a rent or a deposit', () => {
    expect(due({ countryId: '50' })).toMatchObject({ amount: null, caption: 'Niet te berekenen' })
    expect(due({ publishPrice: false })).toMatchObject({ amount: null, caption: 'Vul een huur in' })
  })
})
