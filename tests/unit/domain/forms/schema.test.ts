import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/domain/forms/form-definition'
import { FORMS } from '@/domain/forms/forms'
import { problemsOf, schemaOf } from '@/domain/forms/schema'
import { SITUATIONS, anyText, defined, mistakesIn, NAMES, SALE, SENT, sendForm } from './sent-forms'

describe.each(FORMS)('%s', (form) => {
  const fields = fieldsOf(defined(form), SALE)
  const required = fields.filter(({ isRequired, when }) => isRequired && !when).map(({ name }) => name)

  it('takes what has to be filled in', () => {
    expect(mistakesIn(form, SENT[form])).toEqual([])
  })

  it.each(required)('misses %s', (name) => {
    for (const blank of [undefined, null, '', '  ', '\u200b\u202e', [], ['']]) {
      const mistakes = mistakesIn(form, { ...SENT[form], [name]: blank })
      expect(mistakes).toEqual([expect.stringMatching(new RegExp(`^${name}: required\\.`))])
    }
  })

  it('names all that is missing in the order of the form', () => {
    const missing = mistakesIn(form, {}).map((mistake) => mistake.replace(/:.*/, ''))
    const inOrder = fields.map(({ name }) => name).filter((name) => missing.includes(name))
    expect(missing).toEqual(inOrder)
    expect(missing).toEqual(expect.arrayContaining(required))
  })

  it.each(fields.filter(({ when }) => !when).map(({ name }) => name))('refuses wrong types, and too much, as %s', (name) => {
    const huge = 'x'.repeat(20_000)
    for (const wrong of [5, 0, {}, { a: 1 }, ['a'], [[]], [5], [{}], huge, [huge], 'a\u0000b', 'a\ud800b']) {
      const mistakes = mistakesIn(form, { ...SENT[form], [name]: wrong })
      expect(mistakes).toContainEqual(expect.stringMatching(new RegExp(`^${name}: `)))
    }
  })

  it.each(['unknown', '__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])('refuses a field "%s"', (name) => {
    const sent = JSON.parse(JSON.stringify(SENT[form]).replace(/}$/, `,${JSON.stringify(name)}:"x"}`)) as unknown
    expect(mistakesIn(form, sent)).toEqual([`${name}: invalid.unknown`])
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })

  it('takes whatever is sent without an error of its own', { tags: 'slow' }, () => {
    const names = fields.map(({ name }) => name)
    const value = fc.oneof(fc.anything(), anyText, fc.array(fc.string()), fc.constant('on'))
    const input = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value),
    )
    fc.assert(
      fc.property(input, fc.constantFrom(...SITUATIONS), (sent, situation) => {
        const result = schemaOf(defined(form), situation).safeParse(sent)
        if (result.success) return
        const problems = problemsOf(result.error)
        expect(problems.length).toBeGreaterThan(0)
        expect(problems.every(({ message }) => /^(?:required|invalid)\.\w+$/.test(message))).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('takes its own answers again', () => {
    const once = sendForm(form, SENT[form])
    const asText = Object.fromEntries(
      Object.entries(once).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value as unknown]),
    )
    expect(sendForm(form, asText)).toEqual(once)
  })
})

describe('schemaOf', () => {
  it.each([null, undefined, 5, 'text', [], [['email', 'a@b.be']]])('refuses %j, which is no form', (input) => {
    expect(mistakesIn('contact-me', input)).toEqual([': invalid.any'])
  })

  it('answers lists in lists, however deep', () => {
    let deep: unknown = []
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    expect(mistakesIn('sign-newsletter', { email: deep })).toEqual(['email: invalid.any'])
    expect(mistakesIn('sign-newsletter', { ...SENT['sign-newsletter'], other: deep })).toEqual([
      'other: invalid.unknown',
    ])
  })

  it('names a few of a great many fields it has not, and none at length', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}${'x'.repeat(500)}`, 'x']))
    const mistakes = mistakesIn('sign-newsletter', { ...SENT['sign-newsletter'], ...many })
    expect(mistakes).toHaveLength(20)
    expect(Math.max(...mistakes.map(({ length }) => length))).toBeLessThan(150)
  })

  it('overlooks a field it has not when that is blank', () => {
    expect(sendForm('sign-newsletter', { email: NAMES.email, submit: '' })).toEqual({ email: NAMES.email })
  })

  it.each([
    ['yes', { newsletter: true }],
    ['on', { newsletter: true }],
    [true, { newsletter: true }],
    [false, {}],
    ['', {}],
  ])('reads %j of a box', (newsletter, expected) => {
    const sent = { ...SENT['contact-me'], newsletter }
    expect(sendForm('contact-me', sent)).toEqual({ ...SENT['contact-me'], ...expected })
  })

  it('tells all mistakes at once, also those between answers', () => {
    const sent = { ...SENT['demand-register'], email: 'x', minPrice: '300.000', maxPrice: '200.000' }
    expect(mistakesIn('demand-register', sent)).toEqual(['maxPrice: invalid.minAboveMax', 'email: invalid.email'])
  })

  it('says one thing of each field', () => {
    const sent = { ...SENT['demand-register'], zips: 'x' }
    expect(mistakesIn('demand-register', sent)).toEqual(['zips: invalid.zips'])
  })

  it('gives the values of a message with it', () => {
    expect(sendForm('sign-newsletter', { ...SENT['sign-newsletter'], firstName: 'x'.repeat(101) })).toEqual([
      { field: 'firstName', message: 'invalid.tooLong', values: { most: 100 } },
    ])
  })
})
