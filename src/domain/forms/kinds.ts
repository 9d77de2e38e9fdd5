import { z } from 'zod'
import { formatPhone } from '@/lib/phone'
import { readAmount } from '@/lib/read-number'
import { readSlotValue } from '../appointments/appointment'
import type { FieldKind, FieldProblem, FieldValue, FormField } from './fields'
import { cleanLine, cleanLines, isOneLine, isPersonName, isReadable, readEmail, readSite } from './typed-text'

const MOST_TEXT = 200
const MOST_MULTILINE = 4000
const MOST_EMAIL = 254
const MOST_COUNT = 99
const MOST_EURO = 99_999_999
const MOST_AREA = 1_000_000
const MOST_CHOICES = 50
const MOST_AGE = 120
const YEARS = { first: '1900', last: '2199' }

/** The country before a postcode, in whichever way it is written. */
const COUNTRY = /(?<![\p{L}\p{N}])(BE?|LU?)[ \p{Pd}]*(?=[1-9]\d{3}(?!\d))/giu
/**
 * A postcode, and the town that may follow it. A word of two letters of one case is that of a Dutch postcode,
 * unless a name in that case begins with it ("DE HAAN").
 */
const ZIP =
  /^((?:L-)?[1-9]\d{3})(?:[ ,\p{Pd}]+(?!(?!(?:DE|LA|LE|ST) \p{Lu}{2}|(?:de|la|le|st) \p{Ll})(?:\p{Lu}{2}|\p{Ll}{2})(?: |$))['’]?\p{L}[\p{L}\p{M}\p{Pd} '’.()]+)?$/u
/** What people write between the digits of a number. */
const PHONE = /^\+?[\d ()./\p{Pd}]{8,30}$/u
/** The code of a country between brackets. */
const CODE_IN_BRACKETS = /^\((\+\d{1,3})\)/
/** Years, and what they may be called in our languages. */
const AGE = /^(\d{1,3})(?: ?(?:jaar|ans?|years?|Jahre?))?(?: (?:oud|old|alt))?$/i
const PHONE_DIGITS = { least: 8, most: 15 }

/** Fields that say in their own words what is wrong with them. Spec §5, "Forms". */
const NAMED_INVALID: ReadonlySet<string> = new Set(['friendEmail', 'validFrom', 'validUntil'])

const invalid = ({ name, kind }: FormField): string => `invalid.${NAMED_INVALID.has(name) ? name : kind}`

type Refine = (value: string, context: z.RefinementCtx) => void

const problem = (context: z.RefinementCtx, message: string, values?: FieldProblem['values']): void =>
  context.addIssue({ code: 'custom', message, params: { values } })

/** A text on one line, and what else it must keep to. */
const line = (most: number, refine: Refine = () => undefined) =>
  z
    .string({ error: 'invalid.any' })
    .transform(cleanLine)
    .superRefine((value, context) => {
      if (value.length > most) problem(context, 'invalid.tooLong', { most })
      else if (!isOneLine(value)) problem(context, 'invalid.any')
      else refine(value, context)
    })

/** A text on one line as `read` understands it; null is a mistake. */
const readLine = <T extends FieldValue>(field: FormField, most: number, read: (typed: string) => T | null) =>
  line(most).transform((typed, context) => {
    const value = read(typed)
    if (value !== null) return value
    problem(context, invalid(field))
    return z.NEVER
  })

const isDay = (value: string): boolean => {
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function readDay(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || !isDay(typed)) return null
  return typed >= YEARS.first && typed.slice(0, 4) <= YEARS.last ? typed : null
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

/** Square metres, with or without their unit. */
const readArea = (typed: string): number | null => readAmount(typed.replace(/ ?m(?:²|2)$/i, ''))

const isPhone = (typed: string): boolean => {
  const digits = typed.replace(/\D/g, '').length
  return PHONE.test(typed) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most
}

/** A number that begins with the code of a country stays as it was typed, so that code may stand in no brackets. */
function readPhone(typed: string): string | null {
  const phone = typed.replace(CODE_IN_BRACKETS, '$1')
  return isPhone(phone) ? formatPhone(phone) : null
}

/** Belgium is meant where no country is named. */
const withCountry = (typed: string): string =>
  typed.replace(COUNTRY, (_, country: string) => (/^L/i.test(country) ? 'L-' : ''))

const readZip = (typed: string): string | null => ZIP.exec(withCountry(typed))?.[1] ?? null

/** What stands between two of a list: a sign, a word of one of our languages, or only a space before the next. */
const BETWEEN = /[,;/+&]| (?:en|et|and|und|of|ou|or|oder) | (?=(?:L-)?\d)/i

/** Every part of a list on one line, in its order; null when one cannot be read or there are too many. */
function readList(typed: string, read: (part: string) => string | null): string[] | null {
  const parts = typed.split(BETWEEN).map((part) => part.trim()).filter((part) => part !== '').map(read)
  const right = parts.filter((part) => part !== null)
  return right.length === parts.length && right.length > 0 && right.length <= MOST_CHOICES ? right : null
}

/** Words that leave postcodes out, or mean all between two: what is asked is then no list. */
const RESTRICTIONS = [
  'tot', 'tem', 'behalve', 'niet', 'geen', 'zonder', 'buiten', 'uitgezonderd',
  'jusque', 'jusqu', 'sauf', 'pas', 'hors', 'hormis', 'sans', 'excepté', 'excepte',
  'to', 'till', 'until', 'through', 'not', 'except', 'excluding', 'without',
  'bis', 'nicht', 'kein', 'keine', 'ohne', 'außer', 'ausser', 'ausgenommen',
]
const RESTRICTION = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${RESTRICTIONS.join('|')})(?![\p{L}\p{M}])`, 'iu')
/** A word without a capital before a next postcode, of no town: it may restrict in words that are not listed. */
const ASIDE = / (?!(?:en|et|and|und|of|ou|or|oder) )[^ \p{Lu}\d,;/+&]+ (?=(?:L-)?\d)/u

/** Postcodes that are only listed, each once; null where more is said of them. */
function readZips(typed: string): string[] | null {
  const listed = withCountry(typed.replace(/\.\s*$/, ''))
  if (RESTRICTION.test(listed) || ASIDE.test(listed)) return null
  const zips = readList(listed, readZip)
  return zips && [...new Set(zips)]
}

function readAge(typed: string): string | null {
  const age = AGE.exec(typed)?.[1]
  return age !== undefined && Number(age) <= MOST_AGE ? String(Number(age)) : null
}

const oneOf = ({ options = [] }: FormField) =>
  z.enum(options as [string, ...string[]], { error: 'invalid.choice' })

const KINDS: Record<FieldKind, (field: FormField) => z.ZodType<FieldValue>> = {
  text: ({ most = MOST_TEXT, isName }) =>
    line(most, (value, context) => {
      if (isName && !isPersonName(value)) problem(context, 'invalid.name')
    }),
  multiline: ({ most = MOST_MULTILINE }) =>
    z
      .string({ error: 'invalid.any' })
      .transform(cleanLines)
      .superRefine((text, context) => {
        if (text.length > most) problem(context, 'invalid.tooLong', { most })
        else if (!isReadable(text)) problem(context, 'invalid.any')
      }),
  email: (field) => readLine(field, MOST_EMAIL, readEmail),
  phone: (field) => readLine(field, 30, readPhone),
  zip: (field) => readLine(field, 30, readZip),
  zips: (field) => readLine(field, MOST_CHOICES * 8, readZips),
  url: (field) => readLine(field, MOST_TEXT, readSite),
  date: (field) => readLine(field, 30, readDay),
  count: (field) =>
    number(field, MOST_COUNT, readAmount).superRefine((value, context) => {
      if (!Number.isInteger(value)) problem(context, 'invalid.wholeNumber')
    }),
  area: (field) => number(field, MOST_AREA, readArea),
  ages: (field) => readLine(field, MOST_TEXT, (typed) => readList(typed, readAge)),
  euro: (field) => number(field, MOST_EURO, readAmount),
  choice: oneOf,
  choices: (field) =>
    z
      .array(oneOf(field))
      .max(MOST_CHOICES, { error: 'invalid.any' })
      .transform((all) => [...new Set(all)]),
  slot: ({ options = [] }) =>
    z
      .string({ error: 'invalid.choice' })
      .refine((sent) => options.includes(sent) || readSlotValue(sent) !== null, { error: 'invalid.choice' }),
  yes: ({ percent }) =>
    z.literal(percent === undefined ? 'yes' : String(percent), { error: 'invalid.any' }).transform(() => percent ?? true),
}

/** What a field may hold, as a schema of what was sent for it. */
export const valueOf = (field: FormField): z.ZodType<FieldValue> => KINDS[field.kind](field)
