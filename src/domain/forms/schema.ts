import { z } from 'zod'
import { fieldsOf, type FormDefinition, type FormSituation } from './form-definition'
import type { Answers, FieldKind, FieldProblem, FieldValue, FormField } from './fields'
import { valueOf } from './kinds'
import { isNothingSent, isBlankText } from './typed-text'

/** Of a thousand fields that the form has not, naming a few is enough. */
const MOST_UNKNOWN = 20
const MOST_NAME = 100

/** Fields whose absence has words of its own. Spec §5, "Forms". */
const NAMED_REQUIRED: ReadonlySet<string> = new Set([
  'title', 'firstName', 'lastName', 'email', 'phone', 'street', 'zip', 'city', 'goal', 'ownGoal',
  'type', 'types', 'friendEmail', 'validFrom', 'validUntil',
])

const KIND_REQUIRED: Partial<Record<FieldKind, string>> = {
  choice: 'required.choice',
  choices: 'required.choices',
  date: 'required.date',
  slot: 'required.choice',
  yes: 'required.confirm',
}

const requiredMessage = ({ name, kind }: FormField): string =>
  NAMED_REQUIRED.has(name) ? `required.${name}` : (KIND_REQUIRED[kind] ?? 'required.any')

const isText = (value: unknown): value is string => typeof value === 'string'

/** What was sent for a field, in the shape its kind has: a list may come as one text, or as several. */
function sent(kind: FieldKind, value: unknown): unknown {
  if (kind === 'choices') return Array.isArray(value) ? value.filter((one) => !isBlankText(one)) : [value]
  if (kind === 'yes') return value === true || value === 'on' ? 'yes' : value
  const isList = kind === 'zips' || kind === 'ages'
  return isList && Array.isArray(value) && value.every(isText) ? value.join(' ') : value
}

/** Whether nothing was sent for a field; browsers' code says false of a box that is not ticked. */
const isEmpty = ({ kind }: FormField, value: unknown): boolean =>
  isNothingSent(value) || (kind === 'yes' && value === false)

const isAsked = ({ when }: FormField, given: ReadonlyMap<string, unknown>): boolean =>
  !when || given.get(when.field) === when.is

/** What was sent by name; null where it is no list of fields. */
function entriesOf(input: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null
  return new Map(Object.entries(input))
}

interface Checked {
  answers: Answers
  problems: FieldProblem[]
}

function problemOf(field: string, issue: z.core.$ZodIssue | undefined): FieldProblem {
  const values = issue?.code === 'custom' ? (issue.params?.values as FieldProblem['values']) : undefined
  return { field, message: issue?.message ?? 'invalid.any', ...(values && { values }) }
}

interface AskedField {
  field: FormField
  type: z.ZodType<FieldValue>
}

/** A field's value, or what is wrong with it; neither where it is empty and may be. */
function checkField({ field, type }: AskedField, value: unknown): FieldValue | FieldProblem | null {
  if (isEmpty(field, value)) {
    return field.isRequired ? { field: field.name, message: requiredMessage(field) } : null
  }
  const result = type.safeParse(sent(field.kind, value))
  if (result.success) return result.data
  return problemOf(field.name, result.error.issues[0])
}

const isProblem = (checked: FieldValue | FieldProblem): checked is FieldProblem =>
  typeof checked === 'object' && !Array.isArray(checked)

function checkFields(fields: readonly AskedField[], given: ReadonlyMap<string, unknown>): Checked {
  const answers: [string, FieldValue][] = []
  const problems: FieldProblem[] = []
  for (const asked of fields) {
    const { name } = asked.field
    const checked = isAsked(asked.field, given) ? checkField(asked, given.get(name)) : null
    if (checked === null) continue
    if (isProblem(checked)) problems.push(checked)
    else answers.push([name, checked])
  }
  const known = new Set(fields.map(({ field }) => field.name))
  const unknown = [...given].filter(([name, value]) => !known.has(name) && !isNothingSent(value))
  for (const [name] of unknown.slice(0, MOST_UNKNOWN)) {
    problems.push({ field: name.slice(0, MOST_NAME), message: 'invalid.unknown' })
  }
  return { answers: Object.fromEntries(answers), problems }
}

/** Problems of a form in the order of its fields, one each; those of no field come last. */
function inOrder(problems: readonly FieldProblem[], fields: readonly FormField[]): FieldProblem[] {
  const first = new Map<string, FieldProblem>()
  for (const problem of problems) {
    if (!first.has(problem.field)) first.set(problem.field, problem)
  }
  const place = new Map(fields.map(({ name }, at) => [name, at]))
  const placeOf = ({ field }: FieldProblem): number => place.get(field) ?? fields.length
  return [...first.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

/**
 * The schema of a form in a situation, for browser and server: it takes what a form sends (texts, and
 * lists of them) and gives `Answers`. A field that the form has not is refused; one that is not asked
 * because of another is dropped; a blank one is not there. Messages are keys below `Forms.errors`.
 * Spec §5, "Forms".
 */
export function schemaOf(definition: FormDefinition, situation: FormSituation): z.ZodType<Answers> {
  const fields = fieldsOf(definition, situation)
  const types = fields.map((field) => ({ field, type: valueOf(field) }))
  return z.unknown().transform((input, context) => {
    const given = entriesOf(input)
    if (!given) {
      context.addIssue({ code: 'custom', message: 'invalid.any' })
      return z.NEVER
    }
    const { answers, problems } = checkFields(types, given)
    const between = definition.check?.(answers, situation) ?? []
    for (const { field, message, values } of inOrder([...problems, ...between], fields)) {
      context.addIssue({ code: 'custom', path: [field], message, params: { values } })
    }
    return answers
  })
}

/** What a schema found, a problem per field, in the order of the form. */
export function problemsOf(error: z.ZodError): FieldProblem[] {
  return error.issues.map((issue) => problemOf(String(issue.path[0] ?? ''), issue))
}
