import { BOUND_WORDS, RANGE_WORDS } from './bound-words'
import { townsNamed, type Lexicon } from './lexicon'
import { isAfterComma, phraseOf, type Token } from './tokens'
import { ARTICLES } from './vocabulary'

const YEAR = /^(?:1[5-9]|20)\d\d$/
/** Nothing that is sold was done in it: what looks like such a year is a postcode. */
const NO_YEAR_FROM = 2035
/** `in the year`. */
const MOST_BETWEEN = 4

const words = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** What was done in a year, before it or behind it. */
const DONE = words(
  'gebouwd gebouwde opgetrokken gerenoveerd gerenoveerde vernieuwd',
  'construit construite construits construites bati batie renove renovee',
  'built renovated refurbished',
  'gebaut gebautes erbaut renoviert saniert',
)
/** What stands before the year of a building alone. */
const NOUNS = words('bouwjaar jaar renovatie construction annee renovation year baujahr jahr')
/** Between that and the year, beside an article. */
const PREPOSITIONS = words(
  [...BOUND_WORDS].join(' '),
  'in na voor sinds rond en apres avant depuis vers autour after before since around dans im nach vor seit um circa ca',
)

const isBefore = (key: string): boolean => DONE.has(key) || NOUNS.has(key)
const isBetween = (key: string): boolean => PREPOSITIONS.has(key) || ARTICLES.has(key) || isBefore(key)

/** Where a year ends, or two, that stands at a token beyond small words; null for none. */
function yearsEnd(tokens: readonly Token[], start: number): number | null {
  const keyAt = (at: number): string => tokens[at]?.key ?? ''
  let at = start
  while (at < start + MOST_BETWEEN && isBetween(keyAt(at))) at += 1
  if (!YEAR.test(keyAt(at))) return null
  return RANGE_WORDS.has(keyAt(at + 1)) && YEAR.test(keyAt(at + 2)) ? at + 3 : at + 1
}

interface TypedYear {
  tokens: readonly Token[]
  lexicon: Lexicon
}

/** Whether four digits alone are a postcode by the town before them, `antwerpen 2000`, or by no year being as late. */
function isZip({ tokens, lexicon }: TypedYear, at: number): boolean {
  const zip = tokens[at]?.key ?? ''
  const own = YEAR.test(zip) ? townsNamed(lexicon, zip) : null
  if (!own) return false
  const counts = Array.from({ length: Math.min(lexicon.longest, at) }, (_, index) => index + 1)
  const isOwnTown = (count: number): boolean =>
    townsNamed(lexicon, phraseOf(tokens, at - count, count))?.some((row) => own.includes(row)) === true
  return Number(zip) >= NO_YEAR_FROM || counts.some(isOwnTown)
}

/**
 * Where the year of a building ends that begins at a token, `gebouwd na 2000`, `bouwjaar tussen 1990 en 2000`,
 * `na 2000 gebouwd`, or of `nieuw gebouwd` at the token after it; null where none does, and of the postcode in
 * `antwerpen 2000 gebouwd`. No list can be asked for one.
 */
export function yearEnd(typed: TypedYear, start: number): number | null {
  const { tokens } = typed
  const built = [start, start - 1].find((at) => isBefore(tokens[at]?.key ?? ''))
  if (built !== undefined) return yearsEnd(tokens, built + 1)
  const end = yearsEnd(tokens, start)
  const done = end === null ? undefined : tokens[end]
  const isDone = end !== null && done && DONE.has(done.key) && !isAfterComma(done)
  // Of `2000 Antwerpen`, a postcode: `2000 gebouwd in 1990`.
  return isDone && yearsEnd(tokens, end + 1) === null && !isZip(typed, start) ? end + 1 : null
}
