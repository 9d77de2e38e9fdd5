import { boundAt, keyAt, ownBoundAt, type Read } from './amounts'
import { phraseOf, type Token } from './tokens'
import { BEDROOM_WORDS, NUMBER_WORDS, RANGE_WORDS } from './vocabulary'

const MOST_BEDROOMS = 20
const OR_MORE = new Set(['of meer', 'ou plus', 'or more', 'oder mehr', 'et plus', 'en meer', 'and more'])

const countAt = (tokens: readonly Token[], at: number): number | null => {
  const key = keyAt(tokens, at)
  const count = NUMBER_WORDS.get(key) ?? (/^\d{1,2}$/.test(key) ? Number(key) : 0)
  return count >= 1 && count <= MOST_BEDROOMS ? count : null
}

/**
 * How many bedrooms are asked for at least: `3 slaapkamers`, `3+ ch`, `2 à 3 chambres`, `3 ch min`; `meer dan 3` are
 * four. Bedrooms at most, which no list can be asked for, give null as the value: they are read and not
 * understood.
 */
export function bedroomsAt(tokens: readonly Token[], start: number): Read<number | null> | null {
  const bound = boundAt(tokens, start)
  let at = bound?.end ?? start
  const count = countAt(tokens, at)
  if (count === null) return null
  at += 1
  if (keyAt(tokens, at) === '+') at += 1
  else if (OR_MORE.has(phraseOf(tokens, at, 2))) at += 2
  else {
    const second = RANGE_WORDS.has(keyAt(tokens, at)) ? at + 1 : at
    if (countAt(tokens, second) !== null) at = second + 1
  }
  if (!BEDROOM_WORDS.has(keyAt(tokens, at))) return null
  const last = OR_MORE.has(phraseOf(tokens, at + 1, 2)) ? at + 3 : at + 1
  const own = bound ?? ownBoundAt(tokens, last)
  const end = Math.max(last, own?.end ?? 0)
  if (own?.value === 'max') return { value: null, end }
  return { value: own?.value === 'above' ? count + 1 : count, end }
}
