import { amountAt, gapAt, isMeasure, keyAt, NUMBER, numberAt, type Read } from './amounts'
import { ABOUT, BEHIND, BOUNDS, RANGE_STARTS, RANGE_WORDS } from './bound-words'
import { energyLabelAt } from './label'
import { isAfterComma, phraseOf, type Token } from './tokens'
import {
  AND_OR, ARTICLES, BEDROOM_WORDS, BEFORE_TOWN, BESIDE, CURRENCY, MEASURES, NEAR, NEGATIONS, NUMBER_WORDS,
} from './vocabulary'

const LONGEST_BOUND = 4

/** What a bound and its amount are of: `maximum budget`, `max huur`. */
const MONEY_NOUNS =
  'bedrag budget koopprijs prijs prix price kaufpreis preis huur huurprijs loyer rent miete mietpreis'.split(' ')
/** The same with what may stand before the amount: `maximum budget van`, `max of`. */
const NOUNS_OF = MONEY_NOUNS.flatMap((noun) => [noun, ...['van', 'de', 'of', 'von'].map((of) => `${noun} ${of}`)])
/** Before an amount: `de`, `ongeveer`. */
export const BEFORE_AMOUNT: ReadonlySet<string> = new Set([...ARTICLES, ...ABOUT])
/** Between a bound and its amount: `boven de`, `maximum budget`, `vanaf ongeveer`. */
const BETWEEN_BOUND = new Set([...BEFORE_AMOUNT, ...NOUNS_OF, 'van', 'von', 'of'])
/** The same behind something that the bound may be of: `350.000 max de 2 à 3 chambres` ends at `max`. */
const BETWEEN_NEXT = new Set([...ABOUT, ...NOUNS_OF, 'of'])
/** `boven het bedrag van`, `om en bij de`. */
const MOST_BETWEEN = 4

export type BoundKind = 'min' | 'max' | 'above'

const OPPOSITE = { min: 'max', max: 'min', above: 'max' } as const

/** Where words that stand between a bound and its amount end, as far as a comma; the token itself for none. */
function betweenEnd(tokens: readonly Token[], start: number, words: ReadonlySet<string>): number {
  const lengthAt = (at: number): number =>
    [3, 2, 1].find((length) => at + length <= start + MOST_BETWEEN && words.has(phraseOf(tokens, at, length))) ?? 0
  let at = start
  for (let length = lengthAt(at); length > 0; length = lengthAt(at)) at += length
  return tokens.slice(start, at + 1).some(isAfterComma) ? start : at
}

/** Where the number begins that some words say nothing of, `boven de 300.000`; the token itself where none follows. */
export function numberStart(tokens: readonly Token[], start: number, words: ReadonlySet<string> = BETWEEN_BOUND): number {
  const at = betweenEnd(tokens, start, words)
  const number = CURRENCY.has(keyAt(tokens, at)) ? at + 1 : at
  return NUMBER.test(keyAt(tokens, number)) ? at : start
}

/** `plus de`, and before an article `plus des`, `plus du`, `plus d’un`. */
const contracted = (phrase: string): string[] =>
  phrase.endsWith(' de') ? ['de', 'des', 'du', 'd'].map((one) => phrase.replace(/de$/, one)) : [phrase]

const BOUND_PHRASES: ReadonlyMap<string, BoundKind> = new Map(
  [...BOUNDS].flatMap(([phrase, kind]) => contracted(phrase).map((one) => [one, kind] as const)),
)
const FIRST_WORDS = new Set([...BOUNDS.keys()].map((phrase) => phrase.split(' ')[0]))

/** French `dès` bounds, `des` is an article. */
const isArticle = (token: Token | undefined): boolean => token?.key === 'des' && !token.isAccented

/** The words alone of the longest bound that begins at a token; null where none does. */
function boundWordsAt(tokens: readonly Token[], start: number): Read<BoundKind> | null {
  const isRefused = NEGATIONS.has(keyAt(tokens, start))
  const at = isRefused ? start + 1 : start
  if (!FIRST_WORDS.has(keyAt(tokens, at)) || isArticle(tokens[at])) return null
  for (let count = LONGEST_BOUND; count > 0; count -= 1) {
    const bound = BOUND_PHRASES.get(phraseOf(tokens, at, count))
    const end = at + count
    if (bound && end <= tokens.length) return { value: isRefused ? OPPOSITE[bound] : bound, end }
  }
  return null
}

/**
 * The longest bound that begins at a token, whatever follows, with what stands between it and a number; null where none
 * begins. A word that refuses one asks for the other: `niet meer dan` is `hoogstens`.
 */
export function boundAt(tokens: readonly Token[], start: number): Read<BoundKind> | null {
  const bound = boundWordsAt(tokens, start)
  return bound && { value: bound.value, end: numberStart(tokens, bound.end) }
}

/** `of meer`, `or less`, `plus` or a plus that is not the next number's, `+10 km`, behind a number; null for none. */
export function behindAt(tokens: readonly Token[], at: number): Read<BoundKind> | null {
  if (keyAt(tokens, at) === '+') {
    const isOfNext = gapAt(tokens, at) !== '' && tokens[at + 1]?.gap === ''
    return isOfNext ? null : { value: 'min', end: at + 1 }
  }
  // `500k plus garage`
  if (keyAt(tokens, at) === 'plus') return isLast(tokens, at) ? { value: 'min', end: at + 1 } : null
  const value = BEHIND.get(phraseOf(tokens, at, 2))
  // `300.000 et plus de 2 chambres`
  return value && !boundWordsAt(tokens, at + 1) ? { value, end: at + 2 } : null
}

/** Before what no bound is of: `200.000, minimum met tuin`. */
const isSmall = (key: string): boolean => [AND_OR, BESIDE, BEFORE_TOWN, NEAR].some((words) => words.has(key))

/** Whether nothing that a word is of follows it: the end, a comma or a small word does, and no `plus ou moins`. */
function isLast(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return !next || isAfterComma(next) || (isSmall(next.key) && !AND_OR.has(next.key))
}

/** The bounds that stand behind a number as well as before one. */
const EITHER_SIDE = /^(?:max|min(?!der)|mindestens|ho(?:og|ch)stens|ten ?(?:minste|hoogste)|au m(?:oins|ini|axi)|at (?:least|most))/

/** Whether a number of anything, `drie` of something or an energy label begins at a token. */
function isNumberedAt(tokens: readonly Token[], at: number): boolean {
  const key = keyAt(tokens, at)
  const isCount = NUMBER_WORDS.has(key) && (!ARTICLES.has(key) || BEDROOM_WORDS.has(keyAt(tokens, at + 1)))
  return isCount || numberAt(tokens, CURRENCY.has(key) ? at + 1 : at) !== null
}

/** Whether the number at a token has another bound of its own behind it, as `300000 max` has behind `3 slk min`. */
function isOtherwiseBounded(tokens: readonly Token[], start: number, bound: BoundKind): boolean {
  const sum = amountAt(tokens, start)
  let at = sum?.end ?? numberAt(tokens, start)?.end ?? start + 1
  while (BEDROOM_WORDS.has(keyAt(tokens, at)) || MEASURES.has(keyAt(tokens, at))) at += 1
  const own = isAfterComma(tokens[at]) ? null : wordsBehindAt(tokens, at, sum !== null)
  return own !== null && own.value !== bound
}

/**
 * Whether a bound is of what follows it: a number that has no other bound, of `min` an energy label, and behind a comma
 * any noun.
 */
function isOfNext(tokens: readonly Token[], { value, end }: Read<BoundKind>, isListed: boolean): boolean {
  const at = betweenEnd(tokens, end, BETWEEN_NEXT)
  if (isNumberedAt(tokens, at)) return !isOtherwiseBounded(tokens, at, value)
  if (isListed) return !isSmall(keyAt(tokens, end))
  return value === 'min' && energyLabelAt(tokens, ARTICLES.has(keyAt(tokens, at)) ? at + 1 : at) !== null
}

/** Whether a postcode of a town follows a bound, behind `rond` or where a sum stands before it: `300k max 9000 Gent`. */
function isBeforeTown(tokens: readonly Token[], start: number, isSum: boolean): boolean {
  const at = betweenEnd(tokens, start, NEAR)
  return (isSum || at > start) && tokens[at]?.isPostcode === true && !amountAt(tokens, at)?.value.isMoney
}

/**
 * The `maximum`, `min` or `of meer` that stands behind what it bounds, which may be a sum; null where it is of what
 * follows: `max 300.000`, `min 150 m²`, `max budget 300.000`, and of a noun behind a comma. A comma or any other word
 * ends it: `max en 3 slaapkamers`, `max à 5000 Namur`.
 */
export const ownBoundAt = (tokens: readonly Token[], start: number, isSum = false): Read<BoundKind> | null =>
  behindAt(tokens, start) ?? wordsBehindAt(tokens, start, isSum)

/** The same without `of meer`: a bound that stands before a number as well. */
function wordsBehindAt(tokens: readonly Token[], start: number, isSum: boolean): Read<BoundKind> | null {
  const bound = EITHER_SIDE.test(`${keyAt(tokens, start)} ${keyAt(tokens, start + 1)}`) ? boundWordsAt(tokens, start) : null
  const next = bound && tokens[bound.end]
  if (!next || isAfterComma(next)) return bound
  if (isBeforeTown(tokens, bound.end, isSum)) return bound
  return isOfNext(tokens, bound, isAfterComma(tokens[start])) ? null : bound
}

/** Where the second of two numbers begins, after a word, a dash or a slash; null where none is typed between them. */
export function secondAt(tokens: readonly Token[], at: number): number | null {
  const count = [3, 2, 1].find((length) => RANGE_WORDS.has(phraseOf(tokens, at, length)))
  if (count) return at + count
  return /^\s*[-–—/&]\s*$/.test(gapAt(tokens, at)) ? at : null
}

/**
 * Where a size or a distance ends, `1000 m²`, `tussen 80 en 100 m²`, `9 vierkante meter`, `150 m² of meer`; null where
 * none begins.
 */
export function measureEnd(tokens: readonly Token[], start: number): number | null {
  const isStarted = RANGE_STARTS.has(keyAt(tokens, start))
  const least = numberAt(tokens, isStarted ? start + 1 : (boundAt(tokens, start)?.end ?? start))
  const second = least && secondAt(tokens, least.end)
  const most = second && numberAt(tokens, second)
  const last = most && most.value > least.value ? most : least
  if (!last || !isMeasure(tokens, last)) return null
  const end = MEASURES.has(keyAt(tokens, last.end + 1)) ? last.end + 2 : last.end + 1
  return ownBoundAt(tokens, end)?.end ?? end
}
