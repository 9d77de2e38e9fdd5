import { describe, expect, it } from 'vitest'
import { contactAppointment } from '@/domain/forms/contact-appointment'
import { fieldsOf, type FormSituation } from '@/domain/forms/form-definition'
import { depositMonths } from '@/domain/calculators/rate-on'
import { RATES } from '../calculators/fixtures'
import { mistakesIn, NAMES, rentalIn, SALE, SENT } from './sent-forms'

const declared = (situation: FormSituation): string[] =>
  fieldsOf(contactAppointment, situation)
    .filter(({ kind, isRequired }) => kind === 'yes' && isRequired)
    .map(({ name }) => name)

describe('a visit', () => {
  it.each([
    ['flanders', ['minimumIncome', 'maximumPersons', 'descriptionRead', 'paymentsDue3']],
    ['wallonia', ['minimumIncome', 'maximumPersons', 'descriptionRead', 'paymentsDue2']],
    ['luxembourg', ['minimumIncome', 'maximumPersons', 'descriptionRead', 'paymentsDue']],
    // Of the payments one declares to be able to make them, which tells of one's means.
    ['brussels', ['descriptionRead']],
    [null, ['descriptionRead']],
  ] as const)('of a rental in %s declares %j', (region, names) => {
    const months = depositMonths(region, SALE.today, RATES)
    expect(declared(rentalIn(region, { depositMonths: months }))).toEqual(names)
  })

  it('declares a deposit without a number where none is known, or no text names it', () => {
    expect(declared(rentalIn('flanders'))).toContain('paymentsDue')
    expect(declared(rentalIn('flanders', { depositMonths: 1 }))).toContain('paymentsDue')
  })

  it.each(['flanders', 'wallonia', 'brussels', null] as const)('of what is for sale in %s declares nothing', (region) => {
    expect(declared({ ...SALE, region })).toEqual([])
  })

  it('of a rental is not asked for without each declaration', () => {
    const situation = rentalIn('flanders', { depositMonths: 3 })
    const names = declared(situation)
    const all = { ...SENT['contact-appointment'], ...Object.fromEntries(names.map((name) => [name, 'on'])) }
    expect(mistakesIn('contact-appointment', all, situation)).toEqual([])
    for (const name of names) {
      expect(mistakesIn('contact-appointment', { ...all, [name]: '' }, situation)).toEqual([
        `${name}: required.confirm`,
      ])
    }
  })

  it.each(['brussels', null] as const)('of a rental in %s asks of a person for name, contact and a moment only', (region) => {
    const names = fieldsOf(contactAppointment, rentalIn(region)).map(({ name }) => name)
    expect(names).toEqual([
      'wishedDate', 'secondDate', 'thirdDate', 'contactTime',
      'firstName', 'lastName', 'email', 'phone', 'descriptionRead',
    ])
    expect(mistakesIn('contact-appointment', { ...NAMES, descriptionRead: 'on' }, rentalIn(region))).toEqual([])
  })

  it.each(['persons', 'title', 'remark', 'minimumIncome', 'paymentsDue', 'netIncome'])(
    'of a rental in Brussels refuses %s',
    (name) => {
      expect(mistakesIn('contact-appointment', { ...NAMES, descriptionRead: 'on', [name]: '2' }, rentalIn('brussels'))).toEqual([
        `${name}: invalid.unknown`,
      ])
    },
  )

  it.each(['wishedDate', 'secondDate', 'thirdDate'])('is not on a day that is over: %s', (name) => {
    const sent = { ...SENT['contact-appointment'], [name]: '2026-11-22' }
    expect(mistakesIn('contact-appointment', sent)).toEqual([`${name}: invalid.past`])
    expect(mistakesIn('contact-appointment', { ...sent, [name]: '2026-11-23' })).toEqual([])
  })

  describe('that can be booked', () => {
    const free = { ...SALE, hasSlots: true }
    const asked = (slot: string, more: object = {}) => mistakesIn('contact-appointment', { ...SENT['contact-appointment'], wishedDate: '', slot, ...more }, free)

    it.each<[string, string[]]>([
      ['2026-12-01T09:30Z', []],
      ['other', []],
      ['', ['slot: required.choice']],
      ['tomorrow', ['slot: invalid.choice']],
      ['2026-12-01T09:30', ['slot: invalid.choice']],
      ['2026-02-30T09:30Z', ['slot: invalid.choice']],
    ])('is at %j', (slot, mistakes) => {
      expect(asked(slot)).toEqual(mistakes)
    })

    it('is wished for at another time only where none of the free ones is chosen', () => {
      expect(asked('other', { wishedDate: '2026-11-01' })).toEqual(['wishedDate: invalid.past'])
      expect(asked('2026-12-01T09:30Z', { wishedDate: '2026-11-01' })).toEqual([])
      expect(mistakesIn('contact-appointment', { ...SENT['contact-appointment'], slot: 'other' })).toEqual(['slot: invalid.unknown'])
    })
  })
})
