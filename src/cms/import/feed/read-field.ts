import type { FieldUnit, PropertyField } from '@/features/properties/fields'
import { readCode } from './read-code'
import { readDate } from './read-date'
import { readText } from './read-text'
import { readZip } from './read-zip'
import { readNumber, readYesNo, type Read } from './scalars'
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

const orNull = (read: Read<string>): Read<string | null> =>
  'value' in read ? { value: read.value || null } : read

const readFlag = (name: string, raw: unknown): Read<boolean | null> => {
  const read = readYesNo(raw)
  const hides = 'value' in read && read.value === null && PRIVATE_BY_DEFAULT.includes(name)
  return hides ? { value: false } : read
}

/**
 * The value of a field that is the same in every language, checked by the table's kind, codes,
 * range and unit. `countryId` is the row's raw country, which decides about postcodes. Spec §3.
 */
export function readField(field: PropertyField, raw: unknown, countryId: unknown): Read<FeedValue> {
  const { kind, name, range, unit } = field
  if (name === 'zip') return readZip(raw, countryId)
  switch (kind) {
    case 'integer':
    case 'decimal':
      return readNumber(raw, { whole: kind === 'integer', range, unit: unit && UNITS[unit] })
    case 'code':
      return readCode(field, raw)
    case 'yesNo':
      return readFlag(name, raw)
    case 'date':
      return readDate(raw)
    case 'text':
    case 'longText':
      return orNull(readText(raw))
    default:
      return kind satisfies never
  }
}
