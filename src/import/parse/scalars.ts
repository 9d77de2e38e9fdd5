/** A value that was understood, perhaps replaced with a note; or what it should have been. */
export type ReadScalar<T> = { value: T; note?: string } | { expected: string }

interface NumberRule {
  whole?: boolean
  range?: readonly [number, number]
  unit?: string
}

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/
const YES_NO = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** Whether a feed says nothing: no value, null or blank text. Spec §3. */
export const saysNothing = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')

/** A finite number, given as a number or as its digits in text; anything else is null. Spec §3. */
export function numberOf(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null
  return typeof raw === 'string' && NUMBER.test(raw.trim()) ? Number(raw) : null
}

/** A number within its range, in the unit of its field; nothing gives null. Spec §3. */
export function readNumber(
  raw: unknown,
  { whole, range, unit }: NumberRule,
): ReadScalar<number | null> {
  if (saysNothing(raw)) return { value: null }
  const value = numberOf(raw)
  const inRange = value !== null && (!range || (value >= range[0] && value <= range[1]))
  if (inRange && (!whole || Number.isInteger(value))) return { value }
  const limits = range ? ` from ${range[0]} to ${range[1]}` : ''
  return { expected: `a ${whole ? 'whole ' : ''}number${unit ? ` (${unit})` : ''}${limits}` }
}

/** The number of something, a positive integer; nothing gives null. Spec §3. */
export function readId(raw: unknown): ReadScalar<number | null> {
  if (saysNothing(raw)) return { value: null }
  const value = numberOf(raw)
  const isId = value !== null && Number.isSafeInteger(value) && value > 0
  return isId ? { value } : { expected: 'a positive whole number' }
}

/** Numbers of a comma-separated list, ascending and each once; nothing gives none. Spec §3. */
export function readIdList(raw: unknown): ReadScalar<number[]> {
  if (saysNothing(raw)) return { value: [] }
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
  if (saysNothing(raw)) return { value: null }
  const isScalar = typeof raw !== 'object'
  const value = isScalar ? YES_NO.get(String(raw).trim().toLowerCase()) : undefined
  return value === undefined ? { expected: 'true or false' } : { value }
}
