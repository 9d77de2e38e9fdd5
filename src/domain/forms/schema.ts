import { z } from 'zod'
import { formatPhone } from '@/lib/phone'
import { readAmount } from '@/lib/read-number'
import { fieldsOf, type FormDefinition, type FormSituation } from './definition'
import type { Answers, FieldProblem, FieldValue, FormField } from './fields'

const MOST_TEXT = 200
const MOST_MULTILINE = 4000
const MOST_EMAIL = 254
const MOST_COUNT = 99
const MOST_EURO = 99_999_999
const MOST_CHOICES = 50

/** Belgium, and Luxembourg with or without its letter. */
const ZIP = /^(?:L-?)?[1-9]\d{3}$/i
/** What people write between the digits of a number. */
const PHONE = /^\+?[\d\s()./-]{8,30}$/
const PHONE_DIGITS = { least: 8, most: 15 }
/** Nothing of what makes a second line of a header. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
/** Lines are allowed, other signs that nobody sees are not. */
const LINES = /^[^\p{Cc}]*$/u

/** Fields whose absence has words of its own. Spec §5, "Forms (required)". */
const NAMED_REQUIRED: ReadonlySet<string> = new Set([
  ...['title', 'firstName', 'lastName', 'email', 'phone', 'street', 'zip', 'city', 'goal', 'type'],
  ...['types', 'zone', 'friendEmail', 'consent'],
])

const requiredMessage = ({ name }: FormField): string =>
  NAMED_REQUIRED.has(name) ? `required.${name}` : 'required.any'

type Refine = (value: string, context: z.RefinementCtx) => void
type Read = (field: FormField) => z.ZodType<FieldValue>

const problem = (context: z.RefinementCtx, message: string, values?: FieldProblem['values']): void =>
  context.addIssue({ code: 'custom', message, params: { values } })

/** A text on one line, and what else it must keep to. */
const line = (most: number, refine: Refine = () => undefined) =>
  z
    .string({ error: 'invalid.any' })
    .trim()
    .superRefine((value, context) => {
      if (value.length > most) problem(context, 'invalid.tooLong', { most })
      else if (!ONE_LINE.test(value)) problem(context, 'invalid.any')
      else refine(value, context)
    })

const isDay = (value: string): boolean => {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** A number between bounds, as people type it. */
const number = (field: FormField, most: number, read: (typed: string) => number | null) =>
  line(30).transform((typed, context) => {
    const value = read(typed)
    const bounds = { least: field.least ?? 0, most: field.most ?? most }
    if (value === null) problem(context, 'invalid.number')
    else if (value < bounds.least || value > bounds.most) problem(context, 'invalid.bounds', bounds)
    else return value
    return z.NEVER
  })

const readCount = (typed: string): number | null => (/^\d{1,9}$/.test(typed) ? Number(typed) : null)

const KINDS: Record<FormField['kind'], Read> = {
  text: ({ most = MOST_TEXT }) => line(most),
  multiline: ({ most = MOST_MULTILINE }) =>
    z
      .string({ error: 'invalid.any' })
      .transform((text) => text.replace(/\r\n?/g, '\n').trim())
      .superRefine((text, context) => {
        if (text.length > most) problem(context, 'invalid.tooLong', { most })
        else if (!LINES.test(text.replace(/[\n\t]/g, ' '))) problem(context, 'invalid.any')
      }),
  email: ({ name }) =>
    line(MOST_EMAIL, (value, context) => {
      if (z.email().safeParse(value).success) return
      problem(context, name === 'friendEmail' ? 'invalid.friendEmail' : 'invalid.email')
    }),
  phone: () =>
    line(30, (value, context) => {
      const digits = value.replace(/\D/g, '').length
      if (PHONE.test(value) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most) return
      problem(context, 'invalid.phone')
    }).transform(formatPhone),
  zip: () =>
    line(6, (value, context) => {
      if (!ZIP.test(value)) problem(context, 'invalid.zip')
    }),
  url: () =>
    line(MOST_TEXT).transform((typed, context) => {
      const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
      if (z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(address).success) return address
      problem(context, 'invalid.url')
      return z.NEVER
    }),
  date: () =>
    line(10, (value, context) => {
      if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || !isDay(value)) problem(context, 'invalid.date')
    }),
  count: (field) => number(field, MOST_COUNT, readCount),
  euro: (field) => number(field, MOST_EURO, readAmount),
  choice: ({ options = [] }) => z.enum(options as [string, ...string[]], { error: 'invalid.choice' }),
  choices: ({ options = [] }) => {
    const one = z.enum(options as [string, ...string[]], { error: 'invalid.choice' })
    return z.array(one).max(MOST_CHOICES, { error: 'invalid.any' }).transform((all) => [...new Set(all)])
  },
  yes: () => z.literal('yes', { error: 'invalid.any' }).transform(() => true),
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isBlank))

/** What was sent for a field, in the shape its kind has: one choice of several comes alone. */
const sent = (kind: FormField['kind'], value: unknown): unknown => {
  if (kind === 'choices') return Array.isArray(value) ? value.filter((one) => !isBlank(one)) : [value]
  return kind === 'yes' && (value === true || value === 'on') ? 'yes' : value
}

const isAsked = ({ when }: FormField, input: Record<string, unknown>): boolean =>
  !when || [input[when.field]].flat().includes(when.is)

/**
 * The schema of a form in a situation, for browser and server: it takes what a form sends (texts, and
 * lists of them) and gives `Answers`. A field that the form has not is refused; one that is not asked
 * because of another is dropped; a blank one is not there. Messages are keys below `Forms.errors`.
 * Spec §5, "Forms".
 */
export function schemaOf(definition: FormDefinition, situation: FormSituation): z.ZodType<Answers> {
  const fields = fieldsOf(definition, situation)
  const shape = Object.fromEntries(fields.map((field) => [field.name, KINDS[field.kind](field).optional()]))
  const whole = z.strictObject(shape)
  return z.record(z.string(), z.unknown(), { error: 'invalid.any' }).transform((given, context) => {
    const asked = fields.filter((field) => isAsked(field, given))
    for (const field of asked) {
      if (!field.isRequired || !isBlank(given[field.name])) continue
      context.addIssue({ code: 'custom', path: [field.name], message: requiredMessage(field) })
    }
    const result = whole.safeParse(filledIn(given, fields, asked))
    if (!result.success) {
      for (const issue of result.error.issues) context.addIssue(issue as z.core.$ZodRawIssue)
      return z.NEVER
    }
    const answers = definedOf(result.data)
    for (const { field, message, values } of definition.check?.(answers, situation) ?? []) {
      context.addIssue({ code: 'custom', path: [field], message, params: { values } })
    }
    return answers
  })
}

/** What was sent without what is blank and what is not asked; what no field knows stays, to be refused. */
function filledIn(
  given: Record<string, unknown>,
  fields: readonly FormField[],
  asked: readonly FormField[],
): Record<string, unknown> {
  const entries = Object.entries(given).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    if (isBlank(value) || (field && !asked.includes(field))) return []
    return [[name, field ? sent(field.kind, value) : value]]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

const definedOf = (answers: Record<string, FieldValue | undefined>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)) as Answers

/** What a schema found, a problem per field, in the order of the form. */
export function problemsOf(error: z.ZodError): FieldProblem[] {
  const found = new Map<string, FieldProblem>()
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')]
    for (const field of unknown) {
      const message = issue.code === 'unrecognized_keys' ? 'invalid.unknown' : issue.message
      const values = issue.code === 'custom' ? (issue.params?.values as FieldProblem['values']) : undefined
      if (!found.has(field)) found.set(field, { field, message, ...(values && { values }) })
    }
  }
  return [...found.values()]
}
