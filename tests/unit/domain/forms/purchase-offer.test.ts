import { describe, expect, it } from 'vitest'
import { advanceOf } from '@/domain/calculators/rate-on'
import { RATES } from '../calculators/fixtures'
import { mistakesIn, SALE, SENT, sendForm, type Sent } from './sent-forms'

const send = (more: Sent): string[] => mistakesIn('purchase-offer', { ...SENT['purchase-offer'], ...more })

const SECOND = {
  secondFirstName: 'Mehmet', secondLastName: 'Çelik',
  secondStreet: 'Rue Haute', secondHouseNumber: '1', secondZip: '1012 AB', secondCity: 'Amsterdam',
}

describe('the amount of an offer', () => {
  it.each([
    ['285000', 'tweehonderdvijfentachtigduizend'],
    ['285 000', 'deux cent quatre-vingt-cinq mille euros'],
    ['€ 285.000,00', 'two hundred and eighty-five thousand'],
    ['285,000', 'zweihundertfünfundachtzigtausend Euro'],
    ['9.999.999', 'neuf millions neuf cent nonante-neuf mille neuf cent nonante-neuf'],
    ['10.000.000', 'dix millions d’euros'],
    ['99.999.999', 'negenennegentig miljoen negenhonderdnegenennegentigduizend negenhonderdnegenennegentig euro'],
    ['200.000', 'tweehonderdduizend eur'],
    ['1', 'één euro'],
  ])('%s is "%s", in whichever language', (amount, amountInWords) => {
    expect(send({ amount, amountInWords })).toEqual([])
  })

  it('is not another in words', () => {
    const sent = { ...SENT['purchase-offer'], amountInWords: 'tweehonderdvijftigduizend' }
    expect(sendForm('purchase-offer', sent)).toEqual([
      { field: 'amountInWords', message: 'invalid.amountsDiffer', values: { amount: 285_000, inWords: 250_000 } },
    ])
  })

  it.each([
    ['nl', 'tweehonderdvijfentachtigduizend'],
    ['fr', 'deux cent quatre-vingt-cinq mille'],
  ] as const)('is written out in %s where the words cannot be read', (language, example) => {
    const sent = { ...SENT['purchase-offer'], amountInWords: 'veel geld' }
    expect(sendForm('purchase-offer', sent, { ...SALE, language })).toEqual([
      { field: 'amountInWords', message: 'invalid.writtenAmount', values: { example } },
    ])
  })

  it.each([
    [{ amountInWords: 'veel geld' }, 'amountInWords: invalid.amountInWords'],
    [{ amountInWords: '285.000' }, 'amountInWords: invalid.amountInWords'],
    [{ amount: '285.000,50' }, 'amount: invalid.wholeEuro'],
    [{ amount: '0', amountInWords: 'nul' }, 'amount: invalid.bounds'],
    [{ amount: '100.000.000' }, 'amount: invalid.bounds'],
    [{ amount: 'x' }, 'amount: invalid.number'],
    [{ amount: '' }, 'amount: required.any'],
    [{ amountInWords: '' }, 'amountInWords: required.any'],
  ])('%j is refused', (more, mistake) => {
    expect(send(more)).toEqual([mistake])
  })
})

describe('the term of an offer', () => {
  it.each([
    [{ validFrom: '' }, 'validFrom: required.validFrom'],
    [{ validFrom: '2026-11' }, 'validFrom: invalid.validFrom'],
    [{ validUntil: '' }, 'validUntil: required.validUntil'],
    [{ validUntil: '2026-02-30' }, 'validUntil: invalid.validUntil'],
    [{ validUntil: '2026-11-22' }, 'validUntil: invalid.endBeforeStart'],
    [{ validFrom: '2026-11-01', validUntil: '2026-11-22' }, 'validUntil: invalid.past'],
  ])('%j is refused', (more, mistake) => {
    expect(send(more)).toEqual([mistake])
  })

  it('may be one day', () => {
    expect(send({ validFrom: '2026-11-23', validUntil: '2026-11-23' })).toEqual([])
  })
})

describe('a second buyer', () => {
  it('may be missing, or be there with an address', () => {
    expect(send(SECOND)).toEqual([])
    expect(send({ ...SECOND, secondTitle: 'mr', secondEmail: 'm@example.be', secondPhone: '0470123456' })).toEqual([])
  })

  it('is not there in part', () => {
    expect(send({ secondFirstName: 'Mehmet' })).toEqual([
      'secondLastName: required.any', 'secondStreet: required.any', 'secondHouseNumber: required.any',
      'secondZip: required.any', 'secondCity: required.any',
    ])
  })
})

describe('the advance of an offer', () => {
  const sent = (advance: unknown, advancePercent: number | null) =>
    sendForm('purchase-offer', { ...SENT['purchase-offer'], advance }, { ...SALE, advancePercent })

  it.each([
    ['flanders', 10],
    ['wallonia', 10],
    ['brussels', 10],
    ['luxembourg', null],
    [null, null],
  ] as const)('in %s is %s percent by the dated rate', (region, percent) => {
    expect(advanceOf(region, SALE.today, RATES)?.percent ?? null).toBe(percent)
  })

  it('is stored as the share that was agreed to, or without a number where none is known', () => {
    expect(sent('10', 10)).toMatchObject({ advance: 10 })
    expect(sent('7.5', 7.5)).toMatchObject({ advance: 7.5 })
    expect(sent('yes', null)).toMatchObject({ advance: true })
  })

  it.each(['5', 'yes', 'on', true, '10 %'])('of another share than the rate, %j, is refused', (advance) => {
    expect(sent(advance, 10)).toEqual([{ field: 'advance', message: 'invalid.any' }])
  })

  it.each(['', false])('is not agreed to by %j', (advance) => {
    expect(sent(advance, 10)).toEqual([{ field: 'advance', message: 'required.confirm' }])
  })
})

describe('an offer', () => {
  it.each([
    [{ advance: '' }, 'advance: required.confirm'],
    [{ place: '' }, 'place: required.any'],
    [{ signingDate: '' }, 'signingDate: required.date'],
    [{ signingDate: '2020-01-01' }, 'signingDate: invalid.past'],
    [{ signingDate: '2026-11-22' }, 'signingDate: invalid.past'],
    [{ signingDate: '2028-11-24' }, 'signingDate: invalid.beyond'],
    [{ signingDate: '2199-12-31' }, 'signingDate: invalid.beyond'],
    [{ conditions: 'x'.repeat(4001) }, 'conditions: invalid.tooLong'],
    [{ nationalNumber: '85.07.30-033.28' }, 'nationalNumber: invalid.unknown'],
  ])('with %j is refused', (more, mistake) => {
    expect(send(more)).toEqual([mistake])
  })

  it.each([
    ['nl', '2026-11-23', '2028-11-24', '23 november 2028'],
    ['fr', '2026-12-01', '2028-12-02', '1er décembre 2028'],
    ['en', '2026-12-01', '2028-12-02', '1 December 2028'],
    ['de', '2028-02-29', '2030-03-01', '28. Februar 2030'],
  ] as const)('is told in %s until when it can be signed', (language, today, signingDate, last) => {
    const sent = { ...SENT['purchase-offer'], validUntil: '2031-01-01', signingDate }
    expect(sendForm('purchase-offer', sent, { ...SALE, language, today })).toEqual([
      { field: 'signingDate', message: 'invalid.beyond', values: { last } },
    ])
  })

  it.each(['2026-11-23', '2028-11-23'])('may be signed on %s', (signingDate) => {
    expect(send({ signingDate })).toEqual([])
  })
})
