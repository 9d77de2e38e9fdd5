import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/domain/forms/form-definition'
import { rentApplication } from '@/domain/forms/rent-application'
import { mistakesIn, NAMES, rentalIn, SENT, sendForm, type Sent } from './sent-forms'

const FLANDERS = SENT['rent-application']
const WALLONIA = {
  ...NAMES, street: 'Rue Haute', houseNumber: '1', zip: '5000', city: 'Namur', birthDate: '1990-02-03',
  adults: '2', children: '1', civilStatus: 'married', netIncome: '2.450', rentsPaid: 'yes',
}
const BRUSSELS = { ...NAMES, visited: 'no' }

type Place = 'flanders' | 'wallonia' | 'brussels'
const RIGHT: Record<Place, Sent> = { flanders: FLANDERS, wallonia: WALLONIA, brussels: BRUSSELS }

const namesIn = (region: Place | 'luxembourg' | null): string[] =>
  fieldsOf(rentApplication, rentalIn(region)).map(({ name }) => name)

const send = (region: Place, more: Sent): string[] =>
  mistakesIn('rent-application', { ...RIGHT[region], ...more }, rentalIn(region))

describe('a rent application', () => {
  it.each(['flanders', 'wallonia', 'brussels'] as const)('in %s is taken', (region) => {
    expect(send(region, {})).toEqual([])
  })

  it('in Wallonia asks the eight items of the list and no other', () => {
    expect(namesIn('wallonia')).toEqual([
      'firstName', 'lastName', 'email', 'phone', 'street', 'houseNumber', 'zip', 'city', 'birthDate',
      'adults', 'children', 'civilStatus',
      'netIncome', 'secondFirstName', 'secondLastName', 'secondNetIncome', 'rentsPaid',
    ])
  })

  it.each(['brussels', null] as const)('in %s asks name and contact, and income and size after a visit', (region) => {
    expect(namesIn(region)).toEqual([
      'firstName', 'lastName', 'email', 'phone', 'visited', 'householdIncome', 'householdSize',
    ])
  })

  it('says why in Brussels, and does not say so elsewhere', () => {
    const visited = (region: 'brussels' | null) => fieldsOf(rentApplication, rentalIn(region)).find(({ name }) => name === 'visited')
    expect(visited('brussels')?.hasNoHint).toBeFalsy()
    expect(visited(null)?.hasNoHint).toBe(true)
  })

  it('in Luxembourg asks what the specification lists', () => {
    expect(namesIn('luxembourg')).toEqual(namesIn('flanders'))
  })

  it.each([
    ...['title', 'adultAges', 'childAges', 'pets', 'whichPets', 'movingDate', 'movingReason', 'remark'].map(
      (name) => ['wallonia', name] as const,
    ),
    ...['title', 'street', 'zip', 'adults', 'children', 'adultAges', 'pets', 'movingDate', 'movingReason', 'netIncome'].map(
      (name) => ['brussels', name] as const,
    ),
    ...['secondNetIncome', 'birthDate', 'civilStatus', 'rentsPaid', 'remark'].map((name) => ['brussels', name] as const),
    ...['birthDate', 'civilStatus', 'rentsPaid', 'householdIncome'].map((name) => ['flanders', name] as const),
  ])('in %s refuses %s', (region, name) => {
    expect(send(region, { [name]: '1' })).toEqual([`${name}: invalid.unknown`])
  })

  it('is for rent, whatever the property says', () => {
    expect(mistakesIn('rent-application', { ...BRUSSELS, netIncome: '1' }, { ...rentalIn('brussels'), goal: 'sale' })).toEqual([
      'netIncome: invalid.unknown',
    ])
  })
})

describe('a candidate in Brussels', () => {
  it('tells income and size only after a visit', () => {
    const told = { householdIncome: '2.000', householdSize: '3' }
    expect(sendForm('rent-application', { ...BRUSSELS, ...told }, rentalIn('brussels'))).toEqual(BRUSSELS)
    const after = { ...BRUSSELS, visited: 'yes' }
    expect(sendForm('rent-application', { ...after, ...told }, rentalIn('brussels'))).toEqual({
      ...after,
      householdIncome: 2000, householdSize: 3,
    })
    expect(mistakesIn('rent-application', after, rentalIn('brussels'))).toEqual([
      'householdIncome: required.any',
      'householdSize: required.any',
    ])
  })
})

describe('a household', () => {
  it.each([
    [{ adultAges: '34' }, ['adultAges: invalid.agesCount']],
    [{ children: '2', childAges: '4, 7' }, []],
    [{ children: '2', childAges: '4' }, ['childAges: invalid.agesCount']],
    [{ children: '2' }, ['childAges: invalid.agesCount']],
    [{ childAges: '4' }, ['childAges: invalid.agesCount']],
    [{ adults: '0' }, ['adults: invalid.bounds']],
    [{ adults: '' }, ['adults: required.any']],
    [{ pets: 'yes' }, ['whichPets: required.any']],
    [{ pets: 'yes', whichPets: 'een kat' }, []],
    [{ movingDate: '2026-11-22' }, ['movingDate: invalid.past']],
    [{ netIncome: '1.000.000' }, ['netIncome: invalid.bounds']],
  ])('%j', (more, mistakes) => {
    expect(send('flanders', more)).toEqual(mistakes)
  })

  it('without pets has no kind of them', () => {
    const sent = { ...FLANDERS, whichPets: 'een kat' }
    expect(sendForm('rent-application', sent, rentalIn('flanders'))).not.toHaveProperty('whichPets')
  })
})

describe.each(['flanders', 'wallonia'] as const)('a second tenant in %s', (region) => {
  it('has a name and an income, or is not there', () => {
    const second = { secondFirstName: 'Mehmet', secondLastName: 'Çelik', secondNetIncome: '0' }
    expect(send(region, second)).toEqual([])
    expect(send(region, { secondNetIncome: '1.500' })).toEqual([
      'secondFirstName: required.any',
      'secondLastName: required.any',
    ])
  })
})

describe('a candidate in Wallonia', () => {
  it.each(['2026-11-23', '2030-01-01'])('is not born on %s', (birthDate) => {
    expect(send('wallonia', { birthDate })).toEqual(['birthDate: invalid.date'])
  })
})
