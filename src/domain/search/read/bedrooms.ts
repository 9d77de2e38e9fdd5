import { keyAt, type Read } from './amounts'
import { behindAt, boundAt, ownBoundAt, secondAt } from './bounds'
import type { Token } from './tokens'
import { BEDROOM_WORDS, NUMBER_WORDS } from './vocabulary'

const MOST_BEDROOMS = 20

const countAt = (tokens: readonly Token[], at: number): number | null => {
  const key = keyAt(tokens, at)
  const count = NUMBER_WORDS.get(key) ?? (/^\d{1,2}$/.test(key) ? Number(key) : 0)
  return count >= 1 && count <= MOST_BEDROOMS ? count : null
}

/** Where the last count of `2 of 3` or `2-3` ends, behind its first one. */
function countsEnd(tokens: readonly Token[], at: number): number {
  const second = secondAt(tokens, at) ?? at
  return countAt(tokens, second) === null ? at : second + 1
}

/**
 * How many bedrooms are asked for at least: `3 slaapkamers`, `3+ ch`, `2 à 3 chambres`, `3 ch min`; `meer dan 3` are
 * four. Bedrooms at most, `2 of minder`, which no list can be asked for, give null as the value: they are read and not
 * understood.
 */
export function bedroomsAt(tokens: readonly Token[], start: number): Read<number | null> | null {
  const bound = boundAt(tokens, start)
  const at = bound?.end ?? start
  const count = countAt(tokens, at)
  if (count === null) return null
  const inner = behindAt(tokens, at + 1)
  const noun = inner?.end ?? countsEnd(tokens, at + 1)
  if (!BEDROOM_WORDS.has(keyAt(tokens, noun))) return null
  const behind = ownBoundAt(tokens, noun + 1)
  const value = (bound ?? inner ?? behind)?.value
  const end = behind?.end ?? noun + 1
  if (value === 'max') return { value: null, end }
  return { value: value === 'above' ? count + 1 : count, end }
}
