import type { Token } from './tokens'
import { ARTICLES, BUILT, RANGE_WORDS, YEAR_PREPOSITIONS } from './vocabulary'

const YEAR = /^(?:1[5-9]|20)\d\d$/
/** `in the year`. */
const MOST_BETWEEN = 4

/**
 * Where the year of a building ends that begins at a token, `gebouwd na 2000`, `bouwjaar tussen 1990 en 2000`,
 * or of `nieuw gebouwd` at the token after it; null where none does. No list can be asked for one, and many a
 * postcode looks like it.
 */
export function yearEnd(tokens: readonly Token[], start: number): number | null {
  const keyAt = (at: number): string => tokens[at]?.key ?? ''
  const built = [start, start - 1].find((at) => BUILT.has(keyAt(at)))
  if (built === undefined) return null
  const isBetween = (key: string): boolean => YEAR_PREPOSITIONS.has(key) || ARTICLES.has(key) || BUILT.has(key)
  let at = built + 1
  while (at <= built + MOST_BETWEEN && isBetween(keyAt(at))) at += 1
  if (!YEAR.test(keyAt(at))) return null
  return RANGE_WORDS.has(keyAt(at + 1)) && YEAR.test(keyAt(at + 2)) ? at + 3 : at + 1
}
