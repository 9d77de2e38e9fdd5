import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { fieldsOf, type FormSituation } from '@/domain/forms/form-definition'
import { definitionOf } from '@/domain/forms/definitions'
import type { FieldProblem, FormField } from '@/domain/forms/fields'
import { FORMS, type FormName } from '@/domain/forms/forms'
import { problemsOf, schemaOf } from '@/domain/forms/schema'
import { FORM_PAGES } from '@/cms/first-content/form-page-texts'
import { LANGUAGES } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'
import { SITUATIONS, defined, rentalIn, SALE, SENT, sendForm, type Sent } from './sent-forms'

const MESSAGES = { nl, fr, en, de }

/** Said where no field of a form is meant: consent, the question to robots, the owners' portal. Spec §5. */
const ELSEWHERE = ['required.captcha', 'required.consent', 'invalid.captcha', 'invalid.consent', 'invalid.subject']

const everyStep = FORMS.flatMap((form) => SITUATIONS.flatMap((situation) => definitionOf(form)?.steps(situation) ?? []))
const everyField = new Map<string, FormField>(everyStep.flatMap(({ fields }) => fields).map((field) => [field.name, field]))

const WRONG: readonly unknown[] = ['', 5, 'x'.repeat(5000), 'a@', '!!', '-1', '99999999999', 'x']

const SOME = (['flanders', 'wallonia', 'brussels'] as const).flatMap((region) => [
  { ...SALE, region },
  rentalIn(region, { documents: ['A'] }),
])

/** What each field says of texts it cannot take. */
const ofFields = FORMS.flatMap((form) =>
  SOME.flatMap((situation) => {
    const schema = schemaOf(defined(form), situation)
    return fieldsOf(defined(form), situation).flatMap(({ name, when }) =>
      WRONG.flatMap((wrong) => {
        const sent = { ...(when && { [when.field]: when.is }), [name]: wrong }
        const result = schema.safeParse({ ...SENT[form], ...sent })
        return result.success ? [] : problemsOf(result.error)
      }),
    )
  }),
)

const TOGETHER: readonly (readonly [FormName, Sent])[] = [
  ['demand-register', { zips: '' }],
  ['demand-register', { minPrice: '3', maxPrice: '2' }],
  ['demand-register', { garages: '1,5' }],
  ['purchase-offer', { amount: '1' }],
  ['purchase-offer', { amount: '1,5' }],
  ['purchase-offer', { amountInWords: 'veel' }],
  ['purchase-offer', { validUntil: '2026-11-01' }],
  ['purchase-offer', { signingDate: '2199-01-01' }],
  ['contact-appointment', { wishedDate: '2026-11-01' }],
  ['rent-application', { adultAges: '3' }],
]

function sentWrong(form: FormName, more: Sent, situation: FormSituation): FieldProblem[] {
  const sent = sendForm(form, { ...SENT[form], ...more }, situation)
  return Array.isArray(sent) ? sent : []
}

const problems: FieldProblem[] = [
  ...ofFields,
  ...sentWrong('purchase-offer', { amountInWords: 'veel' }, { ...SALE, language: 'nl' }),
  ...TOGETHER.flatMap(([form, more]) =>
    sentWrong(form, more, form === 'rent-application' ? rentalIn('flanders') : SALE),
  ),
]

const keysBelow = (tree: Readonly<Record<string, unknown>>): string[] => Object.keys(tree).sort()
const sorted = (keys: Iterable<string>): string[] => [...new Set(keys)].sort()

describe.each(LANGUAGES)('the words of the forms in %s', (language) => {
  const words = MESSAGES[language].Forms
  const t = createTranslator({ locale: language, messages: MESSAGES[language], namespace: 'Forms' })

  it('are there for each field, and for nothing else', () => {
    expect(keysBelow(words.labels)).toEqual(sorted(everyField.keys()))
  })

  it('name the share of each box that agrees to one, and of no other', () => {
    const shared = FORMS.flatMap((form) => fieldsOf(defined(form), { ...SALE, advancePercent: 10 })).filter(({ percent }) => percent !== undefined)
    expect(keysBelow(words.percentLabels)).toEqual(sorted(shared.map(({ name }) => name)))
    for (const label of Object.values(words.percentLabels)) expect(label).toContain('{percent}')
  })

  it('explain fields that there are', () => {
    expect(keysBelow(words.hints).filter((name) => !everyField.has(name))).toEqual([])
  })

  it('say that a search wants a region or a postcode before it is missed', () => {
    expect(words.hints.regions).toBe(words.errors.required.zone)
  })

  it('are there for each step, and for nothing else', () => {
    expect(keysBelow(words.steps)).toEqual(sorted(everyStep.map(({ name }) => name)))
  })

  it('are there for each option, and for nothing else', () => {
    const choices = [...everyField.values()].filter(({ options, hasOwnWords }) => options && !hasOwnWords)
    expect(keysBelow(words.options)).toEqual(sorted(choices.map(({ name }) => name)))
    for (const { name, options } of choices) {
      const own = words.options as Readonly<Record<string, Record<string, string>>>
      expect(keysBelow(own[name] ?? {})).toEqual(sorted(options ?? []))
    }
  })

  it('are there for each mistake, and for nothing else', () => {
    const { required, invalid } = words.errors
    const said = Object.entries({ required, invalid }).flatMap(([group, messages]) =>
      Object.keys(messages).map((key) => `${group}.${key}`),
    )
    const meant = [...problems.map(({ message }) => message), ...ELSEWHERE]
    expect(sorted(said)).toEqual(sorted(meant))
  })

  it('say each mistake with its values', () => {
    const unlike = new Map(problems.map((problem) => [problem.message, problem]))
    for (const { message, values } of unlike.values()) {
      const text = t(`errors.${message}` as 'errors.invalid.any', values)
      expect(text).not.toMatch(/[{}]|errors\./)
    }
  })

  it('write large numbers with their groups', () => {
    const text = t('errors.invalid.amountsDiffer', { amount: 285_000, inWords: 250_000 })
    expect(text).toMatch(/285[^\d]?000/)
  })
})

const textsIn = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn)

describe('a friend', () => {
  it.each([
    ['nl', /vriend(?!in|elijk| of vriendin)/], ['fr', /\bamis?\b(?!\(e\))/], ['de', /Freund(?!(?:es)? oder (?:Ihrer?|eine) Freundin)(?!in)/],
  ] as const)('is in %s a man or a woman, wherever mails, fields and the page speak of them', (language, one) => {
    const pages = FORM_PAGES.flatMap(({ description, title }) => [title[language], description[language]])
    const said = textsIn([MESSAGES[language], pages])
    expect(said.length).toBeGreaterThan(pages.length)
    expect(said.filter((text) => one.test(text))).toEqual([])
  })
})

describe('time slots', () => {
  const afternoon = (language: keyof typeof MESSAGES) => MESSAGES[language].Forms.options.contactTime.afternoon

  it('are an hour longer in Dutch', () => {
    expect(LANGUAGES.map(afternoon)).toEqual(['13:00–16:00', '14:00–16:00', '14:00–16:00', '14:00–16:00'])
  })
})
