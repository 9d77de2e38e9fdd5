import { isAfterComma, phraseOf, type Token } from './tokens'
import {
  ABOUT, ARTICLES, BOUNDS, CURRENCY, MEASURES, MONTHLY, MONTHS, MULTIPLES, NEGATIONS, RANGE_STARTS, RANGE_WORDS,
} from './vocabulary'

/** Something that begins at a token and ends before another. */
export interface Read<T> {
  value: T
  end: number
}

export interface Amount {
  /** As it was typed: 1.5 of `1,5 miljoen`. */
  number: number
  /** 1 where none was typed. */
  multiple: number
  /** A currency, a multiple or a month was typed with it. */
  isMoney: boolean
  isMonthly: boolean
}

const NUMBER = /^[1-9]\d*(?:[.,'’]\d+)*$/
/** In thousands, cents or none behind them. */
export const GROUPED = /^(\d{1,3}(?:[.,'’]\d{3})+)(?:[.,]\d{1,2})?$/
const GROUP = /^\d{3}(?:,\d{1,2})?$/
const LARGEST = 1_000_000_000
/** As many `m` are metres, fewer are millions. */
const METRES_FROM = 50

/** The folded word or number at a token; blank beyond the last. */
export const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

/** What stands before a token: spaces, punctuation; blank beyond the last. */
export const gapAt = (tokens: readonly Token[], at: number): string => tokens[at]?.gap ?? ''

/** The number in `350.000`, `350,000`, `1.200,00`, `1,5` or `1.2`. */
function numberIn(text: string): number {
  const [, whole] = GROUPED.exec(text) ?? []
  return whole ? Number(whole.replace(/\D/g, '')) : Number(text.replace(',', '.').replace(/['’]/g, ''))
}

/** A number, with the groups of three that only a space parts from it: `350 000`; null where none begins. */
export function numberAt(tokens: readonly Token[], start: number): Read<number> | null {
  const first = keyAt(tokens, start)
  if (!NUMBER.test(first)) return null
  const isGroup = (at: number): boolean => GROUP.test(keyAt(tokens, at)) && /^\s+$/.test(gapAt(tokens, at))
  let end = start + 1
  while (/^\d{1,3}$/.test(first) && isGroup(end)) end += 1
  return { value: numberIn(phraseOf(tokens, start, end - start).replaceAll(' ', '.')), end }
}

const isMeasure = (tokens: readonly Token[], { value, end }: Read<number>): boolean =>
  MEASURES.has(keyAt(tokens, end)) || (keyAt(tokens, end) === 'm' && value >= METRES_FROM)

/** Where `per maand`, `/month` or `pcm` after an amount ends; the token itself where nothing says so. */
function monthEnd(tokens: readonly Token[], at: number, isMoney: boolean): number {
  const count = [1, 2].find((length) => MONTHLY.has(phraseOf(tokens, at, length)))
  if (count) return at + count
  return MONTHS.has(keyAt(tokens, at)) && (isMoney || gapAt(tokens, at).includes('/')) ? at + 1 : at
}

/** Whether a dash or a slash alone stands between a number and the one before it. */
const isJoined = (tokens: readonly Token[], at: number): boolean =>
  /^[-–—/]$/.test(gapAt(tokens, at)) && [at - 1, at].every((one) => /^\d/.test(keyAt(tokens, one)))

/** Whether a number is one of three in a row, as in a date or a reference: `15/10/2026`. */
const isOfMany = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at, at + 1].some((second) => isJoined(tokens, second) && isJoined(tokens, second + 1))

/** An amount of money, `350.000`, `350 000 €`, `€ 350k` or `1,5 miljoen`; null where none begins. */
export function amountAt(tokens: readonly Token[], start: number): Read<Amount> | null {
  const isSigned = CURRENCY.has(keyAt(tokens, start))
  const first = isSigned ? start + 1 : start
  const number = numberAt(tokens, first)
  if (!number || isMeasure(tokens, number) || isOfMany(tokens, first)) return null
  const multiple = MULTIPLES.get(keyAt(tokens, number.end))
  const at = multiple ? number.end + 1 : number.end
  // The second sign of `€ 700 - € 900` is the next amount's.
  const hasCurrency = CURRENCY.has(keyAt(tokens, at)) && !(isSigned && NUMBER.test(keyAt(tokens, at + 1)))
  const unitEnd = hasCurrency ? at + 1 : at
  const isSum = isSigned || hasCurrency || multiple !== undefined
  const end = monthEnd(tokens, unitEnd, isSum)
  const isMonthly = end > unitEnd
  const amount = { number: number.value, multiple: multiple ?? 1, isMoney: isSum || isMonthly, isMonthly }
  const euros = eurosOf(amount)
  return euros >= 1 && euros <= LARGEST ? { value: amount, end } : null
}

/** An amount in whole euro. */
export const eurosOf = ({ number, multiple }: Amount): number => Math.round(number * multiple)

const LONGEST_BOUND = 4

/** What a bound and its amount are of: `maximum budget`. */
const MONEY_NOUNS = new Set('bedrag budget koopprijs prijs prix price kaufpreis preis'.split(' '))
/** Before an amount: `de`, `ongeveer`. */
export const BEFORE_AMOUNT: ReadonlySet<string> = new Set([...ARTICLES, ...ABOUT])
/** Between a bound and its amount: `boven de`, `maximum budget`, `vanaf ongeveer`. */
const BETWEEN_BOUND = new Set([...BEFORE_AMOUNT, ...MONEY_NOUNS, 'van', 'von', 'price of', 'budget of'])
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

/** The words alone of the longest bound that begins at a token; null where none does. */
function boundWordsAt(tokens: readonly Token[], start: number): Read<BoundKind> | null {
  const isRefused = NEGATIONS.has(keyAt(tokens, start))
  const at = isRefused ? start + 1 : start
  if (!FIRST_WORDS.has(keyAt(tokens, at))) return null
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

/**
 * The `maximum` or `min` that stands behind what it bounds; null where it is of the number after it, `max 300.000` or
 * `max budget 300.000`. A comma or any other word ends it: `max en 3 slaapkamers`, `max à 5000 Namur`.
 */
export function ownBoundAt(tokens: readonly Token[], start: number): Read<BoundKind> | null {
  const bound = /^m(?:ax|in)/.test(keyAt(tokens, start)) ? boundWordsAt(tokens, start) : null
  if (!bound || isAfterComma(tokens[bound.end])) return bound
  return amountAt(tokens, betweenEnd(tokens, bound.end, MONEY_NOUNS)) === null ? bound : null
}

/** Where the second of two numbers begins, after a word, a dash or a slash; null where none is typed between them. */
export function secondAt(tokens: readonly Token[], at: number): number | null {
  if (RANGE_WORDS.has(keyAt(tokens, at))) return at + 1
  return /^\s*[-–—/]\s*$/.test(gapAt(tokens, at)) ? at : null
}

/** Where a size or a distance ends, `1000 m²`, `tussen 80 en 100 m²`, `9 vierkante meter`; null where none begins. */
export function measureEnd(tokens: readonly Token[], start: number): number | null {
  const isStarted = RANGE_STARTS.has(keyAt(tokens, start))
  const least = numberAt(tokens, isStarted ? start + 1 : (boundAt(tokens, start)?.end ?? start))
  const second = least && secondAt(tokens, least.end)
  const most = second && numberAt(tokens, second)
  const last = most && most.value > least.value ? most : least
  if (!last || !isMeasure(tokens, last)) return null
  return MEASURES.has(keyAt(tokens, last.end + 1)) ? last.end + 2 : last.end + 1
}
