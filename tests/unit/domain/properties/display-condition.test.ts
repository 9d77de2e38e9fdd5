import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionHolds, LOGICS } from '@/domain/properties/display-condition'
import { COMPARED_FIELDS } from '@/domain/properties/display-fields'
import { LANGUAGES } from '@/i18n/languages'
import type { Doc } from '@/lib/documents'

const property = {
  goal: '0', status: 'available', bedrooms: 3, bathrooms: 3, toilets: 0, floor: 0,
  facades: '3', permit: 'Vg', individualMeters: 'yes', publishAddress: true, zip: '1000',
  countryId: '10', epcEndDate: '2030-05-01T00:00:00.000Z', asbestosDate: '2025-01-01',
  garages: 'many', publishPrice: false, price: 250_000, surfaceLiving: 120.5,
  heating: { fr: 'Électrique', nl: 'Gas' },
  kitchen: { fr: 'Électrique', nl: 'Open' },
  windowFrame: { nl: ' ', fr: '' },
  type: { id: 9, typeId: 4 },
}

const holds = (condition: Doc) => conditionHolds(condition, property, 'nl')
const one = (field: unknown, logic: unknown, compareWithValue?: unknown, more = {}) =>
  ({ field, logic, compareWithValue, ...more })
const TRUE = one('bedrooms', 'equals', '3')
const FALSE = one('bedrooms', 'equals', '4')

describe('one comparison', () => {
  it.each([
    ['bedrooms', 'equals', '3', true],
    ['bedrooms', 'equals', '4', false],
    ['bedrooms', 'differs', '4', true],
    ['bedrooms', 'differs', '3', false],
    ['bedrooms', 'greater', '2', true],
    ['bedrooms', 'greater', '3', false],
    ['bedrooms', 'greater', '10', false],
    ['bedrooms', 'less', '10', true],
    ['bedrooms', 'less', '3', false],
    ['bedrooms', 'in', '1, 3', true],
    ['bedrooms', 'in', '1, 2', false],
    ['surfaceLiving', 'equals', '120,5', true],
    ['type', 'equals', '4', true],
    ['type', 'in', '4; 7', true],
    ['type', 'differs', '4', false],
    ['region', 'equals', 'brussels', true],
    ['goal', 'equals', '0', true],
    ['permit', 'equals', 'Vg', true],
    ['permit', 'in', 'Vg, Gvg', true],
    ['permit', 'equals', 'Gvg', false],
    ['individualMeters', 'equals', 'oui', true],
    ['publishAddress', 'equals', 'nee', false],
    ['heating', 'equals', 'GAS', true],
    ['heating', 'in', 'stookolie, gas', true],
    ['heating', 'equals', 'Électrique', false],
    ['epcEndDate', 'greater', '2030-04-30', true],
    ['epcEndDate', 'equals', '2030-05-01', true],
    ['epcEndDate', 'less', '2030-05-01', false],
  ])('%s %s %j: %s', (field, logic, written, expected) => {
    expect(holds(one(field, logic, written))).toBe(expected)
  })

  it('reads a text in the language of the visitor', () => {
    const electric = one('heating', 'equals', 'electrique')
    expect(LANGUAGES.map((language) => conditionHolds(electric, property, language))).toEqual([
      false, true, true, true,
    ])
  })

  it.each([
    // Nothing there: it differs from every value and is nothing else.
    ...LOGICS.map((logic) => ['showerRooms', logic, '2', ['differs', 'empty'].includes(logic)]),
    ...LOGICS.map((logic) => ['windowFrame', logic, 'pvc', ['differs', 'empty'].includes(logic)]),
    ...LOGICS.map((logic) => ['price', logic, '2', ['differs', 'empty'].includes(logic)]),
    // Zero is "not known" where the page shows nothing of it, and a number to compare with.
    ...LOGICS.map((logic) => ['toilets', logic, '0', ['equals', 'in', 'empty'].includes(logic)]),
    ...LOGICS.map((logic) => ['floor', logic, '0', ['equals', 'in', 'not-empty'].includes(logic)]),
    ['publishAddress', 'empty', null, false],
    ['bedrooms', 'not-empty', null, true],
    ['heating', 'not-empty', null, true],
  ] as [string, string, unknown, boolean][])('%s %s %j: %s', (field, logic, written, expected) => {
    expect(holds(one(field, logic, written))).toBe(expected)
  })
})

describe('another field', () => {
  const other = (field: string, logic: string, compareWithField: unknown, value?: string) =>
    holds({ field, logic, compareWithField, compareWithValue: value })

  it.each([
    ['bedrooms', 'equals', 'bathrooms', true],
    ['bedrooms', 'greater', 'toilets', true],
    ['bedrooms', 'less', 'toilets', false],
    ['epcEndDate', 'greater', 'asbestosDate', true],
    ['heating', 'differs', 'kitchen', true],
    ['bedrooms', 'differs', 'showerRooms', true],
    ['showerRooms', 'differs', 'bedrooms', true],
    // Neither is known: they are not the same and not different.
    ['showerRooms', 'equals', 'parkings', false],
    ['showerRooms', 'differs', 'parkings', false],
    // Of another kind, not to be read, or none.
    ['bedrooms', 'differs', 'heating', false],
    ['bedrooms', 'differs', 'garages', false],
    ['bedrooms', 'differs', 'nothing', false],
    ['bedrooms', 'differs', 7, false],
    ['facades', 'greater', 'permit', false],
  ])('%s %s %s: %s', (field, logic, compareWithField, expected) => {
    expect(other(field, logic, compareWithField)).toBe(expected)
  })

  it('wins over the value, even where it fails', () => {
    expect(other('bedrooms', 'equals', 'bathrooms', '99')).toBe(true)
    expect(other('bedrooms', 'equals', 'toilets', '3')).toBe(false)
    expect(other('bedrooms', 'equals', 'heating', '3')).toBe(false)
    expect(other('bedrooms', 'equals', ' ', '3')).toBe(true)
    expect(other('bedrooms', 'equals', null, '3')).toBe(true)
  })
})

describe('what fails counts as false', () => {
  const further = (count: number) => Array.from({ length: count }, () => ({ ...TRUE, join: 'or' }))
  const circle: Doc = { ...TRUE, join: 'or' }
  circle.advancedCondition = [circle]

  it.each([
    ['an unknown field', one('nothing', 'differs', '1')],
    ['an unknown field that would be empty', one('nothing', 'empty')],
    ['a field visitors must not learn of', one('street', 'not-empty')],
    ['no field', one(undefined, 'empty')],
    ['an unknown logic', one('bedrooms', 'like', '3')],
    ['no logic', one('bedrooms', undefined, '3')],
    ['nothing to compare with', one('bedrooms', 'differs')],
    ['blank to compare with', one('heating', 'differs', ' ')],
    ['an empty list', one('bedrooms', 'in', ' , ')],
    ['what is not a number', one('bedrooms', 'differs', 'three')],
    ['thousands with a point', one('bedrooms', 'less', '250.000')],
    ['a list with something else in it', one('bedrooms', 'in', '3, three')],
    ['what is not a day', one('epcEndDate', 'differs', '1/5/2030')],
    ['a stored value of another type', one('garages', 'differs', '3')],
    ['a stored value of another type that is not empty', one('garages', 'not-empty')],
    ['an order of texts', one('heating', 'greater', 'a')],
    ['an order of codes', one('facades', 'greater', '2')],
    ['an order of answers', one('individualMeters', 'greater', 'no')],
    ['further conditions that are no list', { ...TRUE, advancedCondition: 'or' }],
    ['a further condition that is none', { ...TRUE, advancedCondition: [null] }],
    ['a further condition without a join', { ...TRUE, advancedCondition: [TRUE] }],
    ['too long a chain', { ...TRUE, advancedCondition: further(11) }],
    ['a circle', circle],
  ] as [string, Doc][])('%s', (_, condition) => {
    expect(holds(condition)).toBe(false)
  })

  it('and ten further conditions are not too many', () => {
    expect(holds({ ...FALSE, advancedCondition: further(10) })).toBe(true)
  })

  const anything = fc.anything({ withDate: true, withMap: true, withNullPrototype: true })
  const value = fc.oneof(anything, fc.string(), fc.constantFrom('4; 7', '2030-05-01', 'ja', null))
  const part = fc.record({
    field: fc.oneof(fc.constantFrom(...COMPARED_FIELDS), anything),
    logic: fc.oneof(fc.constantFrom(...LOGICS), anything),
    compareWithField: fc.oneof(fc.constantFrom(...COMPARED_FIELDS, null), anything),
    compareWithValue: value,
    join: fc.oneof(fc.constantFrom('and', 'or'), anything),
  })
  const chain = fc.oneof(anything, fc.array(part, { maxLength: 12 }), fc.array(anything))
  const condition = fc.tuple(part, chain).map(([first, advancedCondition]) => ({
    ...first,
    advancedCondition,
  }))
  const source = fc.oneof(
    fc.dictionary(fc.constantFrom(...COMPARED_FIELDS), value),
    fc.dictionary(fc.string(), anything),
  )

  it('never throws, and is always yes or no', { tags: 'slow' }, () => {
    fc.assert(
      fc.property(condition, source, fc.constantFrom(...LANGUAGES), (one, doc, language) => {
        expect(typeof conditionHolds(one, doc, language)).toBe('boolean')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('further conditions', () => {
  const joined = (first: Doc, ...rest: [join: 'and' | 'or', part: Doc][]) =>
    holds({ ...first, advancedCondition: rest.map(([join, part]) => ({ ...part, join })) })
  const FAILING = one('nothing', 'equals', '1')

  it.each([
    ['false or true and false', joined(FALSE, ['or', TRUE], ['and', FALSE]), false],
    ['true or true and false', joined(TRUE, ['or', TRUE], ['and', FALSE]), false],
    ['true and false or true', joined(TRUE, ['and', FALSE], ['or', TRUE]), true],
    ['true and true', joined(TRUE, ['and', TRUE]), true],
    ['true and a failing one', joined(TRUE, ['and', FAILING]), false],
    ['a failing one or true', joined(FAILING, ['or', TRUE]), true],
    ['nothing further', holds({ ...TRUE, advancedCondition: null }), true],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected)
  })

  it('are joined from left to right, whatever they are', () => {
    const step = fc.tuple(fc.constantFrom('and' as const, 'or' as const), fc.boolean())
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 10 }), (first, steps) => {
        const expected = steps.reduce(
          (so, [join, next]) => (join === 'and' ? so && next : so || next),
          first,
        )
        const of = (is: boolean) => (is ? TRUE : FALSE)
        expect(joined(of(first), ...steps.map(([join, is]) => [join, of(is)] as ['and', Doc]))).toBe(
          expected,
        )
      }),
    )
  })
})
