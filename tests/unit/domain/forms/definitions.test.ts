import { describe, expect, it } from 'vitest'
import { fieldsOf } from '@/domain/forms/form-definition'
import { definitionOf, formFieldNamed, formFields } from '@/domain/forms/definitions'
import { FORMS, type FormName } from '@/domain/forms/forms'
import { SITUATIONS, defined, mistakesIn, NAMES, rentalIn, SALE, SENT, sendForm, type Sent } from './sent-forms'

describe.each(FORMS)('%s', (form) => {
  const definition = defined(form)

  it('is defined under its name', () => {
    expect(definition.form).toBe(form)
  })

  it('has each field and step once, and no step without fields', () => {
    for (const situation of SITUATIONS) {
      const steps = definition.steps(situation)
      const names = fieldsOf(definition, situation).map(({ name }) => name)
      expect(steps.filter(({ fields }) => fields.length === 0)).toEqual([])
      expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('asks because of answers that can be given', () => {
    for (const situation of SITUATIONS) {
      const fields = fieldsOf(definition, situation)
      for (const { when } of fields) {
        if (when) expect(fields.find(({ name }) => name === when.field)?.options).toContain(when.is)
      }
    }
  })

  it('finds the fields it asks by their names', { tags: 'slow' }, () => {
    for (const situation of SITUATIONS) {
      for (const { name, kind } of fieldsOf(definition, situation)) expect(formFieldNamed(form, name)?.kind).toBe(kind)
    }
  })

  it('is read in the order in which it is asked, in every situation', () => {
    const all = [...formFields(form).keys()]
    for (const situation of SITUATIONS) {
      const asked = fieldsOf(definition, situation).map(({ name }) => name)
      expect(all.filter((name) => asked.includes(name))).toEqual(asked)
    }
  })

  it('asks for no number of the national register', () => {
    const names = SITUATIONS.flatMap((situation) => fieldsOf(definition, situation).map(({ name }) => name))
    expect(names.filter((name) => /national|register|rrn/i.test(name))).toEqual([])
  })
})

describe('definitionOf', () => {
  it.each(['constructor', '__proto__', 'toString', 'other'])('has none of %s', (word) => {
    expect(definitionOf(word as FormName)).toBeNull()
    expect(formFieldNamed(word as FormName, 'email')).toBeNull()
  })

  it.each(['constructor', '__proto__', 'other'])('finds no field %s', (name) => {
    expect(formFieldNamed('contact-me', name)).toBeNull()
  })
})

const send = (form: FormName, more: Sent): string[] => mistakesIn(form, { ...SENT[form], ...more })

describe('a demand', () => {
  it('is stored as what can be matched', () => {
    const range = { minPrice: '€ 200.000', maxPrice: '300.000', minBedrooms: '2', maxBedrooms: '2', garages: '1', parkings: '0' }
    const sent = { ...SENT['demand-register'], ...range, regions: 'flanders', types: '1' }
    expect(sendForm('demand-register', sent)).toEqual({
      ...NAMES,
      goal: 'sale', types: ['1'], regions: ['flanders'], zips: ['9000', '9050'],
      minPrice: 200_000, maxPrice: 300_000, minBedrooms: 2, maxBedrooms: 2, garages: 1, parkings: 0,
    })
  })

  it.each([
    [{ zips: '' }, ['zips: required.zone']],
    [{ zips: '', regions: ['brussels', 'luxembourg'] }, []],
    [{ zips: ['9000', '9050'] }, []],
    [{ types: [] }, ['types: required.types']],
    [{ types: ['8'] }, ['types: invalid.choice']],
    [{ goal: '' }, ['goal: required.goal']],
    [{ goal: 'buy' }, ['goal: invalid.choice']],
    [{ minPrice: '300.000' }, []],
    [{ minPrice: '300.000', maxPrice: '299.999' }, ['maxPrice: invalid.minAboveMax']],
    [{ minBedrooms: '3', maxBedrooms: '2' }, ['maxBedrooms: invalid.minAboveMax']],
    [{ garages: '100' }, ['garages: invalid.bounds']],
    [{ parkings: '-1' }, ['parkings: invalid.number']],
    [{ parkings: '1,5', minBedrooms: '2.5' }, ['minBedrooms: invalid.wholeNumber', 'parkings: invalid.wholeNumber']],
    [{ parkings: '1,0' }, []],
    [{ garages: '99,5' }, ['garages: invalid.bounds']],
    [{ garages: '2 m²' }, ['garages: invalid.number']],
  ])('%j', (more, mistakes) => {
    expect(send('demand-register', more)).toEqual(mistakes)
  })
})

describe('a valuation', () => {
  it.each([
    [{ street: '' }, ['street: required.street']],
    [{ houseNumber: '' }, ['houseNumber: required.any']],
    [{ zip: '' }, ['zip: required.zip']],
    [{ zip: '1012 AB' }, ['zip: invalid.zip']],
    [{ city: '' }, ['city: required.city']],
    [{ type: '' }, ['type: required.type']],
    [{ ownGoal: '' }, ['ownGoal: required.ownGoal']],
    [{ phone: '' }, ['phone: required.phone']],
    [{ surface: '1.250 m²', bedrooms: '3' }, []],
    [{ surface: '2.000.000' }, ['surface: invalid.bounds']],
    [{ surface: '85,5' }, []],
    [{ surface: '85.5 m2' }, []],
    [{ surface: 'groot' }, ['surface: invalid.number']],
    [{ bedrooms: '2,5' }, ['bedrooms: invalid.wholeNumber']],
  ])('%j', (more, mistakes) => {
    expect(send('contact-demand', more)).toEqual(mistakes)
  })
})

it('a surface keeps its half square metres', () => {
  expect(sendForm('contact-demand', { ...SENT['contact-demand'], surface: '1.085,5 m²' })).toMatchObject({ surface: 1085.5 })
})

describe('a page for a friend', () => {
  it.each([
    [{ friendEmail: '' }, ['friendEmail: required.friendEmail']],
    [{ friendEmail: 'a@b' }, ['friendEmail: invalid.friendEmail']],
    [{ friendEmail: 'a@b.be, c@d.be' }, ['friendEmail: invalid.friendEmail']],
    [{ friendEmail: ['a@b.be', 'c@d.be'] }, ['friendEmail: invalid.any']],
    [{ friendName: 'Win www.spam.example' }, ['friendName: invalid.name']],
    [{ lastName: 'Jan\r\nBcc: a@b.be' }, ['lastName: invalid.any']],
    [{ remark: 'Kijk eens' }, ['remark: invalid.unknown']],
  ])('%j', (more, mistakes) => {
    expect(send('send-to-friend', more)).toEqual(mistakes)
  })
})

describe('a testimonial', () => {
  it.each([
    [{ comment: 'x'.repeat(2001) }, ['comment: invalid.tooLong']],
    [{ website: 'javascript:alert(1)' }, ['website: invalid.url']],
    [{ email: 'x' }, ['email: invalid.email']],
    [{ image: 'x' }, ['image: invalid.unknown']],
  ])('%j', (more, mistakes) => {
    expect(send('testimonial', more)).toEqual(mistakes)
  })
})

describe('a request for documents', () => {
  const documents = ['EPC.pdf', 'Plan — 1ste verdieping', '__proto__']
  const situation = { ...SALE, documents }

  it('chooses among those there are, by their names', () => {
    expect(sendForm('document-request', { ...NAMES, documents: ['EPC.pdf', '__proto__'] }, situation)).toEqual({
      ...NAMES,
      documents: ['EPC.pdf', '__proto__'],
    })
    expect(mistakesIn('document-request', NAMES, situation)).toEqual(['documents: required.choices'])
    expect(mistakesIn('document-request', { ...NAMES, documents: 'Other' }, situation)).toEqual([
      'documents: invalid.choice',
    ])
  })

  it('is in words where none are known', () => {
    expect(mistakesIn('document-request', NAMES)).toEqual(['remark: required.any'])
    expect(mistakesIn('document-request', { ...NAMES, documents: 'EPC.pdf' }, { ...SALE, documents: [] })).toEqual([
      'remark: required.any',
      'documents: invalid.unknown',
    ])
  })
})

describe('what may be asked about a rental', () => {
  it.each(['contact-me', 'contact-construction', 'document-request'] as const)('%s asks a title where any question is allowed', (form) => {
    for (const region of ['brussels', 'wallonia', null] as const) {
      expect(mistakesIn(form, { ...SENT[form], title: 'ms' }, rentalIn(region))).toEqual(['title: invalid.unknown'])
    }
    expect(mistakesIn(form, { ...SENT[form], title: 'ms' }, rentalIn('flanders'))).toEqual([])
  })
})
