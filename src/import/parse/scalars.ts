import type { PropertyField } from '@/domain/properties/fields'
import { goalOf } from '@/domain/properties/goal'
import { GREATEST_LISTING_NUMBER } from '@/domain/properties/listing-numbers'
import { PLANNING_CODES, planningCode, type PlanningFact } from '@/domain/properties/planning'
import { regionOfZip } from '@/domain/properties/region'
import { isBlank } from '@/lib/text'
import { today } from '@/lib/today'

/** A value that was understood, perhaps replaced with a note; or what it should have been. */
export type ReadScalar<T> = { value: T; note?: string } | { expected: string }

interface NumberRule {
  whole?: boolean
  range?: readonly [number, number]
  unit?: string
  /** Whether it is a place on the globe, whose decimals nobody takes for thousands. */
  degrees?: boolean
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/
/** In Belgium `450.000` is four hundred and fifty thousand, in a program 450. */
const PERHAPS_THOUSANDS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/
const UNCLEAR = ' without three digits after a point, which may be thousands'
const YES_NO = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

const isUnclear = (raw: unknown): boolean => typeof raw === 'string' && PERHAPS_THOUSANDS.test(raw.trim())

/**
 * A finite number, given as a number or as its digits in text; anything else is null, and so is a
 * text that has three of them after a point, unless these are decimals for certain. Spec §3.
 */
function numberOf(raw: unknown, hasDecimals = false): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null
  if (typeof raw !== 'string' || !NUMBER.test(raw.trim())) return null
  return isUnclear(raw) && !hasDecimals ? null : Number(raw)
}

/** A number within its range, in the unit of its field; nothing gives null. Spec §3. */
export function readNumber(
  raw: unknown,
  { degrees, whole, range, unit }: NumberRule,
): ReadScalar<number | null> {
  if (isBlank(raw)) return { value: null }
  const value = numberOf(raw, degrees)
  const inRange = value !== null && (!range || (value >= range[0] && value <= range[1]))
  if (inRange && (!whole || Number.isInteger(value))) return { value }
  const limits = range ? ` from ${range[0]} to ${range[1]}` : ''
  const unclear = isUnclear(raw) && !degrees ? UNCLEAR : ''
  return { expected: `a ${whole ? 'whole ' : ''}number${unit ? ` (${unit})` : ''}${limits}${unclear}` }
}

/** The number of something, a positive integer; nothing gives null. Spec §3. */
export function readId(raw: unknown): ReadScalar<number | null> {
  if (isBlank(raw)) return { value: null }
  const value = numberOf(raw)
  const isId = value !== null && Number.isSafeInteger(value) && value > 0
  return isId ? { value } : { expected: `a positive whole number${isUnclear(raw) ? UNCLEAR : ''}` }
}

/** The number of a listing, which has nine digits at most; nothing gives null. Spec §3. */
export function readListingId(raw: unknown): ReadScalar<number | null> {
  const read = readId(raw)
  if ('expected' in read || (read.value ?? 0) <= GREATEST_LISTING_NUMBER) return read
  return { expected: `a whole number from 1 to ${GREATEST_LISTING_NUMBER}` }
}

/** Numbers of a comma-separated list, ascending and each once; nothing gives none. Spec §3. */
export function readIdList(raw: unknown): ReadScalar<number[]> {
  if (isBlank(raw)) return { value: [] }
  const parts = typeof raw === 'number' ? [String(raw)] : null
  const texts = parts ?? (typeof raw === 'string' ? raw.split(',') : [])
  const ids = texts.filter((part) => part.trim() !== '').map(readId)
  const values = ids.flatMap((id) => ('value' in id && id.value !== null ? [id.value] : []))
  if (texts.length === 0 || values.length < ids.length) {
    return { expected: 'positive whole numbers separated by commas' }
  }
  return { value: [...new Set(values)].sort((a, b) => a - b) }
}

/** Yes or no from true, false, 1 or 0; nothing gives null. Spec §3. */
export function readYesNo(raw: unknown): ReadScalar<boolean | null> {
  if (isBlank(raw)) return { value: null }
  const isScalar = typeof raw !== 'object'
  const value = isScalar ? YES_NO.get(String(raw).trim().toLowerCase()) : undefined
  return value === undefined ? { expected: 'true or false' } : { value }
}

const LUXEMBOURG = '50'

/** A text or number as text; anything else, which might not even become one, as none. */
const textOf = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '')

/**
 * A postcode as text: four digits from 1000 to 9999 in Belgium, which is also meant where no
 * country is named; four digits, with or without `L-`, in Luxembourg. Nothing gives null.
 * Spec §3, §9.
 */
export function readZip(raw: unknown, countryId: unknown): ReadScalar<string | null> {
  if (isBlank(raw)) return { value: null }
  const text = textOf(raw)
  if (textOf(countryId) === LUXEMBOURG) {
    const digits = /^(?:L-?)?(\d{4})$/i.exec(text)?.[1]
    return digits ? { value: digits } : { expected: 'a postcode of Luxembourg: four digits' }
  }
  if (regionOfZip(text) !== null) return { value: text }
  return { expected: 'a Belgian postcode: four digits from 1000 to 9999' }
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})/
const TIME = /^[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/i

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/**
 * An ISO date or date-time as an ISO date-time in UTC; a time without a zone is in UTC and a date
 * without a time is its first moment. Nothing gives null. Spec §3.
 */
export function readDate(raw: unknown): ReadScalar<string | null> {
  if (isBlank(raw)) return { value: null }
  const text = typeof raw === 'string' ? raw.trim() : ''
  const day = DATE.exec(text)?.[0] ?? ''
  const rest = text.slice(day.length)
  const [, time = '00:00', fraction = '', zone = 'Z'] = TIME.exec(rest) ?? []
  if (isDay(day) && (rest === '' || TIME.test(rest))) {
    const clock = time.length === 5 ? `${time}:00` : time
    const moment = new Date(`${day}T${clock}${fraction.slice(0, 4)}${zone.toUpperCase()}`)
    if (!Number.isNaN(moment.getTime())) return { value: moment.toISOString() }
  }
  return { expected: 'an ISO date or date-time such as 2027-01-31' }
}

const ZONE = /(?:Z|[+-]\d{2}:\d{2})$/i

/**
 * The day in Belgium of an ISO date or date-time, as an ISO date-time; without a zone the day as it is
 * written. Nothing gives null. Spec §3.
 */
export function readDay(raw: unknown): ReadScalar<string | null> {
  const read = readDate(raw)
  if ('expected' in read || read.value === null) return read
  const text = String(raw).trim()
  const day = ZONE.test(text) ? today(new Date(read.value)) : text.slice(0, 10)
  return { value: `${day}T00:00:00.000Z` }
}

type Code = ReadScalar<string | null>

const isPlanningFact = (name: string): name is PlanningFact => Object.hasOwn(PLANNING_CODES, name)

const readGoal = (raw: unknown): Code =>
  numberOf(raw) === null
    ? { expected: '0 (sale) or another number (rent)' }
    : { value: goalOf(numberOf(raw)) === 'sale' ? '0' : '1' }

const readMarquee = (raw: unknown): Code => {
  const number = numberOf(raw)
  if (isBlank(raw)) return { value: '0' }
  if (number === null) return { expected: '0, 2 or 3' }
  if ([0, 2, 3].includes(number)) return { value: String(number) }
  return { value: '0', note: `${number} is no ribbon the site knows: shown without one` }
}

const readFacades = (raw: unknown, codes: readonly string[]): Code => {
  const number = numberOf(raw)
  if (isBlank(raw)) return { value: null }
  if (number === null) return { expected: `one of ${codes.join(', ')}` }
  if (codes.includes(String(number))) return { value: String(number) }
  return { value: null, note: `${number} is none of ${codes.join(', ')}: left out` }
}

type ReadSpecial = (raw: unknown, codes: readonly string[]) => Code

const SPECIAL: Partial<Record<string, ReadSpecial>> = {
  goal: readGoal,
  marquee: readMarquee,
  facades: readFacades,
}

/**
 * A code in the table's spelling, whatever the case it came in. Nothing gives null; a missing
 * status is available, a missing ribbon 0; a missing goal is none. Spec §3, §9.
 */
export function readCode({ name, codes = [] }: PropertyField, raw: unknown): Code {
  const special = SPECIAL[name]
  if (special) return special(raw, codes)
  // A listing that is in the feed and says no more is on the market.
  if (isBlank(raw)) return { value: name === 'status' ? 'available' : null }
  const isScalar = typeof raw === 'string' || typeof raw === 'number'
  const given = isScalar ? String(raw).trim().toLowerCase() : ''
  const code = isPlanningFact(name)
    ? planningCode(name, raw)
    : codes.find((candidate) => candidate.toLowerCase() === given)
  return code ? { value: code } : { expected: `one of ${codes.join(', ')}` }
}
