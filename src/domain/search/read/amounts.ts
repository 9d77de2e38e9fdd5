import type { NumberRange } from '../criteria/range'
import { phraseOf, type Token } from './tokens'
import {
  BEDROOM_WORDS,
  BOUNDS,
  CURRENCY,
  MULTIPLES,
  NEGATIONS,
  NUMBER_WORDS,
  RANGE_STARTS,
  RANGE_WORDS,
} from './vocabulary'

/** Something that begins at a token and ends before another. */
export interface Read<T> {
  value: T
  end: number
}

interface Amount {
  euros: number
  /** A currency or a multiple was typed with it. */
  isMoney: boolean
}

const NUMBER = /^[1-9]\d*(?:[.,'’]\d+)*$/
const GROUPED = /^\d{1,3}(?:[.,'’]\d{3})+$/
const GROUP = /^\d{3}$/
const LARGEST = 1_000_000_000
/** A number from here on is a price even where nothing says so. */
const SURELY_A_PRICE = 20_000
const LEAST = 50
const PER = new Set(['per', 'par', 'pro', 'a'])
const MONTHS = new Set(['maand', 'mois', 'month', 'monat', 'mnd'])

const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? ''

/** The number in `350.000`, `350,000`, `1,5` or `1.2`. */
const numberIn = (text: string): number =>
  GROUPED.test(text) ? Number(text.replace(/\D/g, '')) : Number(text.replace(',', '.').replace(/['’]/g, ''))

/** An amount of money, `350.000`, `350 000 €`, `€ 350k` or `1,5 miljoen`; null where none begins. */
function amountAt(tokens: readonly Token[], start: number): Read<Amount> | null {
  let at = start
  let isMoney = CURRENCY.has(keyAt(tokens, at))
  if (isMoney) at += 1
  const first = keyAt(tokens, at)
  if (!NUMBER.test(first)) return null
  let digits = first
  at += 1
  while (/^\d{1,3}(?:\.\d{3})*$/.test(digits) && GROUP.test(keyAt(tokens, at))) {
    digits += `.${keyAt(tokens, at)}`
    at += 1
  }
  const multiple = MULTIPLES.get(keyAt(tokens, at))
  if (multiple) [isMoney, at] = [true, at + 1]
  if (CURRENCY.has(keyAt(tokens, at))) [isMoney, at] = [true, at + 1]
  if (PER.has(keyAt(tokens, at)) && MONTHS.has(keyAt(tokens, at + 1))) at += 2
  else if (MONTHS.has(keyAt(tokens, at)) && isMoney) at += 1
  const euros = Math.round(numberIn(digits) * (multiple ?? 1))
  if (!(euros >= 1 && euros <= LARGEST) || /^(?:m²|m2|qm|sqm|km|ha|are|are[sn]|%)$/.test(keyAt(tokens, at))) return null
  return { value: { euros, isMoney }, end: at }
}

const LONGEST_BOUND = 4

const OPPOSITE = { min: 'max', max: 'min' } as const

/** A word that refuses a bound asks for the other one: `niet meer dan` is `hoogstens`. */
function boundAt(tokens: readonly Token[], start: number): Read<'min' | 'max'> | null {
  const isRefused = NEGATIONS.has(keyAt(tokens, start))
  const at = isRefused ? start + 1 : start
  for (let count = LONGEST_BOUND; count > 0; count -= 1) {
    const bound = BOUNDS.get(phraseOf(tokens, at, count))
    if (bound && at + count <= tokens.length) return { value: isRefused ? OPPOSITE[bound] : bound, end: at + count }
  }
  return null
}

/** Two amounts; of `200-300k` both are thousands. Typed between them is a word or a dash. */
function betweenAt(tokens: readonly Token[], start: number, text: string): Read<NumberRange> | null {
  const isStarted = RANGE_STARTS.has(keyAt(tokens, start))
  const least = amountAt(tokens, isStarted ? start + 1 : start)
  if (!least) return null
  const isWord = RANGE_WORDS.has(keyAt(tokens, least.end))
  const gap = text.slice(tokens[least.end - 1]?.to, tokens[least.end]?.from)
  if (!isWord && !/^\s*[-–—]\s*$/.test(gap)) return null
  const most = amountAt(tokens, isWord ? least.end + 1 : least.end)
  if (!most) return null
  const isSure = isStarted || least.value.isMoney || most.value.isMoney || most.value.euros >= SURELY_A_PRICE
  const scale = least.value.euros < 1000 && most.value.euros >= 100_000 ? 1000 : 1
  const [min, max] = [least.value.euros * scale, most.value.euros]
  if (!isSure || max < LEAST || BEDROOM_WORDS.has(keyAt(tokens, most.end))) return null
  return { value: min < max ? { min, max } : { min: max, max: min }, end: most.end }
}

/** The bounds of a price that begin at a token; null where none do. */
export function priceAt(tokens: readonly Token[], start: number, text: string): Read<NumberRange> | null {
  const between = betweenAt(tokens, start, text)
  if (between) return between
  const bound = boundAt(tokens, start)
  const amount = amountAt(tokens, bound?.end ?? start)
  if (!amount || BEDROOM_WORDS.has(keyAt(tokens, amount.end))) return null
  const { euros, isMoney } = amount.value
  if (bound) return euros < LEAST ? null : { value: boundsOf(bound.value, euros), end: amount.end }
  const isAlone = ![keyAt(tokens, start - 1), keyAt(tokens, amount.end)].some((key) => /^(?:\d.*|\+)$/.test(key))
  const isPrice = isMoney ? euros >= LEAST : euros >= SURELY_A_PRICE && isAlone && tokens.length > 1
  if (!isPrice) return null
  if (keyAt(tokens, amount.end) === '+') return { value: { min: euros, max: null }, end: amount.end + 1 }
  const after = boundAt(tokens, amount.end)
  const isOwn = after !== null && amountAt(tokens, after.end) === null
  return isOwn && /^m(?:ax|in)/.test(keyAt(tokens, amount.end))
    ? { value: boundsOf(after.value, euros), end: after.end }
    : { value: boundsOf('max', euros), end: amount.end }
}

const boundsOf = (bound: 'min' | 'max', euros: number): NumberRange =>
  bound === 'max' ? { min: null, max: euros } : { min: euros, max: null }

const MOST_BEDROOMS = 20
const OR_MORE = new Set(['of meer', 'ou plus', 'or more', 'oder mehr', 'et plus', 'en meer', 'and more'])

const countAt = (tokens: readonly Token[], at: number): number | null => {
  const key = keyAt(tokens, at)
  const count = NUMBER_WORDS.get(key) ?? (/^\d{1,2}$/.test(key) ? Number(key) : 0)
  return count >= 1 && count <= MOST_BEDROOMS ? count : null
}

/**
 * How many bedrooms are asked for at least: `3 slaapkamers`, `3+ ch`, `2 à 3 chambres`. Bedrooms at
 * most, which no list can be asked for, give null as the value: they are read and not understood.
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
  const end = OR_MORE.has(phraseOf(tokens, at + 1, 2)) ? at + 3 : at + 1
  return { value: bound?.value === 'max' ? null : count, end }
}
