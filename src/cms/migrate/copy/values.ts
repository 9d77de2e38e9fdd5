import { isDeepStrictEqual, TextDecoder } from 'node:util'

/** What SQLite holds in a cell: texts as their bytes, whole numbers exactly. */
export type StoredValue = null | bigint | number | Uint8Array

/** A column of Postgres, as far as a value for it needs to be known. */
export interface ValueKind {
  /** Its type as `information_schema` names it. */
  type: string
  /** The values of an enumeration; null for any other type. */
  labels: readonly string[] | null
}

/** A value as Postgres reads it, or what is wrong with it. */
export type WrittenValue = { text: string | null; left?: number } | { problem: string }

const INTEGERS: Readonly<Record<string, number>> = { smallint: 15, integer: 31, bigint: 63 }
const NUMBERS = ['numeric', 'double precision', 'real']
const TEXTS = ['text', 'character varying', 'character', 'uuid', 'USER-DEFINED']
const MOMENTS = ['timestamp with time zone', 'timestamp without time zone']
const DOCUMENTS = ['json', 'jsonb']

const NUL = '\0'
/** What Postgres refuses in texts: NUL, and one half of a pair that stands for a character. */
const NOT_STORABLE = /\0|\p{Cs}/gu
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * A stored value as a text that Postgres casts to the column. `mend` leaves out of texts what Postgres
 * cannot store (NUL and halves of characters) and counts it in `left`; without it that is a problem, as is
 * whatever would not be the same in a column of that kind.
 */
export function writtenAs(kind: ValueKind, value: StoredValue, mend: boolean): WrittenValue {
  if (value === null) return { text: null }
  const bits = INTEGERS[kind.type]
  if (bits !== undefined) return wholeNumber(value, bits)
  if (NUMBERS.includes(kind.type)) return number(value)
  if (kind.type === 'boolean') return boolean(value)
  const text = textIn(value)
  if (text === null) return { problem: 'its bytes are no UTF-8' }
  if (MOMENTS.includes(kind.type)) return moment(text)
  if (DOCUMENTS.includes(kind.type)) return json(text, mend)
  if (TEXTS.includes(kind.type)) return plain(kind, text, mend)
  return { problem: `the copy knows no column of type ${kind.type}` }
}

/** Whether what was written is what Postgres then says of the cell, in the form that `readAs` asks for. */
export function isSame(kind: ValueKind, written: string | null, read: string | null): boolean {
  if (written === null || read === null) return written === read
  if (MOMENTS.includes(kind.type)) return String(Date.parse(written)) === read
  if (DOCUMENTS.includes(kind.type)) return isDeepStrictEqual(JSON.parse(written), JSON.parse(read))
  if (kind.type === 'numeric') return decimal(written) === decimal(read)
  if (NUMBERS.includes(kind.type)) return Number(written) === Number(read)
  return written === read
}

/** How a cell is asked for, so that `isSame` can compare it: moments in milliseconds, all else as text. */
export const readAs = (kind: ValueKind, column: string): string =>
  MOMENTS.includes(kind.type) ? `trunc(extract(epoch FROM ${column}) * 1000)::bigint::text` : `${column}::text`

/** The text of a cell, also where a number stands in a column of texts; null for bytes that are none. */
function textIn(value: Exclude<StoredValue, null>): string | null {
  if (!(value instanceof Uint8Array)) return String(value)
  try {
    return utf8.decode(value)
  } catch {
    return null
  }
}

function wholeNumber(value: Exclude<StoredValue, null>, bits: number): WrittenValue {
  const whole = typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value
  if (typeof whole !== 'bigint') return { problem: 'no whole number' }
  return BigInt.asIntN(bits + 1, whole) === whole ? { text: String(whole) } : { problem: `${whole} is too large` }
}

function number(value: Exclude<StoredValue, null>): WrittenValue {
  if (value instanceof Uint8Array || (typeof value === 'number' && !Number.isFinite(value))) return { problem: 'no number' }
  return { text: String(value) }
}

const boolean = (value: Exclude<StoredValue, null>): WrittenValue =>
  value === 0n || value === 1n ? { text: String(value === 1n) } : { problem: 'neither true nor false' }

/** Texts without a zone are in UTC: so SQLite writes the present moment. */
function moment(text: string): WrittenValue {
  const zoned = /^\d{4}-\d\d-\d\d( |T)\d\d:\d\d/.test(text) && !/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? `${text.replace(' ', 'T')}Z` : text
  const at = Date.parse(zoned)
  if (Number.isNaN(at)) return { problem: `“${text.slice(0, 40)}” is no moment` }
  if (/\.\d{3}\d*[1-9]/.test(text)) return { problem: 'more exact than a millisecond' }
  const iso = new Date(at).toISOString()
  return /^\d{4}-/.test(iso) ? { text: iso } : { problem: 'not within the years 0 to 9999' }
}

function plain({ labels }: ValueKind, text: string, mend: boolean): WrittenValue {
  const kept = storable(text)
  if (kept !== text && !mend) return { problem: cannotStore(text) }
  if (labels && !labels.includes(kept)) return { problem: `“${kept.slice(0, 40)}” is none of its values` }
  return { text: kept, left: text.length - kept.length }
}

function json(text: string, mend: boolean): WrittenValue {
  let left = 0
  let problem = ''
  const mended = (one: string): string => {
    const kept = storable(one)
    if (kept === one) return one
    left += one.length - kept.length
    problem ||= cannotStore(one)
    return kept
  }
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return mended(value)
    if (Array.isArray(value)) return value.map(deep)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [mended(name), deep(one)]))
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { problem: 'no JSON' }
  }
  const kept = deep(parsed)
  if (!problem) return { text }
  return mend ? { text: JSON.stringify(kept), left } : { problem }
}

const storable = (text: string): string => text.replace(NOT_STORABLE, '')

const cannotStore = (text: string): string =>
  text.includes(NUL) ? 'holds a NUL character, which Postgres cannot store' : 'holds half a character, which Postgres cannot store'

/** A number in digits and a power of ten: 1.50, 15e-1 and 1.5 are one. */
function decimal(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? []
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const shown = digits.replace(/0+$/, '')
  const exponent = Number(power) - fraction.length + (digits.length - shown.length)
  return shown === '' ? '0' : `${sign}${shown}e${exponent}`
}
