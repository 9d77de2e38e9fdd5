import fc from 'fast-check'
import type { FormDefinition, FormSituation } from '@/domain/forms/form-definition'
import { definitionOf } from '@/domain/forms/definitions'
import type { Answers, FieldProblem } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import { problemsOf, schemaOf } from '@/domain/forms/schema'

export const SALE: FormSituation = { region: 'flanders', goal: 'sale', today: '2026-11-23' }
export const rentalIn = (region: FormSituation['region'], more: Partial<FormSituation> = {}): FormSituation => ({
  ...SALE,
  region, goal: 'rent',
  ...more,
})

/** Every situation in which a form may ask something else. */
export const SITUATIONS: readonly FormSituation[] = (
  [null, 'flanders', 'wallonia', 'brussels', 'luxembourg'] as const
).flatMap((region) =>
  ([null, 'sale', 'rent'] as const).flatMap((goal) =>
    [null, 1, 2, 3].flatMap((depositMonths) =>
      [undefined, [], ['EPC.pdf', 'Keuring elektriciteit']].flatMap((documents) =>
        [false, true].map((hasSlots) => ({ ...SALE, region, goal, depositMonths, documents, hasSlots })),
      ),
    ),
  ),
)

export const NAMES = { firstName: 'Anouk', lastName: "D'Hondt", email: 'anouk@example.be' }
const PERSON = { ...NAMES, title: 'ms', phone: '0470123456' }
const ADDRESS = { street: 'Kouter', houseNumber: '12 b', zip: '9000', city: 'Gent' }

export type Sent = Record<string, unknown>

/** What is sent of each form about a sale in Flanders, with every field that has to be filled in. */
export const SENT: Record<FormName, Sent> = {
  'contact-me': { ...NAMES, remark: 'Is de tuin op het zuiden?' },
  'contact-appointment': { ...PERSON, wishedDate: '2026-12-01', contactTime: 'morning', persons: '2' },
  'contact-construction': { ...NAMES, remark: 'Wanneer is het klaar?' },
  'contact-demand': { ...PERSON, ...ADDRESS, type: '1', ownGoal: 'sale' },
  'demand-register': { ...NAMES, goal: 'sale', types: ['1', '2'], zips: '9000, 9050' },
  'send-to-friend': { ...NAMES, friendName: 'Çelik', friendEmail: 'celik@example.be' },
  'site-contact': { ...NAMES, remark: 'Bent u zaterdag open?' },
  'sign-newsletter': { email: NAMES.email },
  'testimonial': { name: 'Nguyễn', comment: 'Vlot verkocht.' },
  'document-request': { ...NAMES, remark: 'Het EPC, graag.' },
  'purchase-offer': {
    ...PERSON, ...ADDRESS, amount: '285.000', amountInWords: 'tweehonderdvijfentachtigduizend euro',
    validFrom: '2026-11-23', validUntil: '2026-12-07', place: 'Gent', signingDate: '2026-11-23',
    advance: 'yes',
  },
  'rent-application': {
    ...NAMES, adults: '2', adultAges: '34, 36', children: '0', pets: 'no',
    movingDate: '2027-01-01', netIncome: '2.450,50',
  },
}

export function defined(form: FormName): FormDefinition {
  const definition = definitionOf(form)
  if (!definition) throw new Error(form)
  return definition
}

/** The answers of a form, or what is wrong with it. */
export function sendForm(form: FormName, input: unknown, situation = SALE): Answers | FieldProblem[] {
  const result = schemaOf(defined(form), situation).safeParse(input)
  return result.success ? result.data : problemsOf(result.error)
}

/** What is wrong with a form, `field: message` each; none when it is right. */
export function mistakesIn(form: FormName, input: unknown, situation = SALE): string[] {
  const sent = sendForm(form, input, situation)
  return Array.isArray(sent) ? sent.map(({ field, message }) => `${field}: ${message}`) : []
}

/** Texts of any code units, halves of signs too. */
export const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 30 })
  .map((codes) => String.fromCharCode(...codes))
