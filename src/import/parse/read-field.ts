import { ANSWERS, type FieldUnit, type PropertyField } from '@/domain/properties/fields'
import { TEXT_LIMITS } from '@/domain/properties/text-limits'
import { isWebAddress } from '@/lib/is-web-address'
import { isBlank } from '@/lib/text'
import { readText } from './read-text'
import { shown } from './report'
import {
  readCode,
  readDate,
  readDay,
  readNumber,
  readYesNo,
  readZip,
  type ReadScalar,
} from './scalars'
import type { FeedValue } from './types'

const UNITS: Record<FieldUnit, string> = {
  euro: 'euro',
  euroPerMonth: 'euro per month',
  m2: 'm²',
  m: 'm',
  kwhM2: 'kWh/m²/year',
  kwh: 'kWh/year',
  co2: 'kg CO₂/m²/year',
  percent: 'percent',
}

// What nobody said may be shown is not shown.
const PRIVATE_BY_DEFAULT = ['publishPrice', 'publishAddress']

/** Of every other date only its day counts. */
const MOMENTS = ['createDate', 'modifyDate']

const DEGREES = ['latitude', 'longitude']

const orNull = (read: ReadScalar<string>): ReadScalar<string | null> =>
  'value' in read ? { value: read.value || null } : read

const readFlag = (name: string, raw: unknown): ReadScalar<boolean | null> => {
  const read = readYesNo(raw)
  const hides = 'value' in read && read.value === null && PRIVATE_BY_DEFAULT.includes(name)
  return hides ? { value: false } : read
}

const readAnswer = (raw: unknown): ReadScalar<string | null> => {
  const given = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  const answer = ANSWERS.find((code) => code === given)
  if (answer) return { value: answer }
  const read = readYesNo(raw)
  if ('expected' in read) return read
  return { value: read.value === null ? null : read.value ? 'yes' : 'no' }
}

const readWebAddress = (raw: unknown): ReadScalar<string | null> => {
  if (isBlank(raw)) return { value: null }
  if (typeof raw !== 'string') return { expected: 'a web address' }
  if (!isWebAddress(raw)) return { value: null, note: `${shown(raw)} is no web address: left out` }
  const { href } = new URL(raw.trim())
  // Written as an address, a letter with an accent is six.
  const isTooLong = href.length > TEXT_LIMITS.other
  return isTooLong ? { value: null, note: `${shown(raw)} is too long: left out` } : { value: href }
}

/**
 * The value of a field that is the same in every language, checked by the table's kind, codes,
 * range and unit. `countryId` is the row's raw country, which decides about postcodes. Spec §3.
 */
export function readField(
  field: PropertyField,
  raw: unknown,
  countryId: unknown,
): ReadScalar<FeedValue> {
  const { kind, name, range, unit } = field
  if (name === 'zip') return readZip(raw, countryId)
  switch (kind) {
    case 'integer':
    case 'decimal':
      return readNumber(raw, {
        whole: kind === 'integer', range, unit: unit && UNITS[unit],
        degrees: DEGREES.includes(name),
      })
    case 'code':
      return readCode(field, raw)
    case 'yesNo':
      return readFlag(name, raw)
    case 'answer':
      return readAnswer(raw)
    case 'date':
      return MOMENTS.includes(name) ? readDate(raw) : readDay(raw)
    case 'webAddress':
      return readWebAddress(raw)
    case 'text':
    case 'formattedText':
      return orNull(readText(raw))
    default:
      return kind satisfies never
  }
}
