import { phraseOf, type Token } from './tokens'
import { CURRENCY, MEASURES, MONTHLY, MONTHS, MULTIPLES } from './vocabulary'

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

export const NUMBER = /^[1-9]\d*(?:[.,'’]\d+)*$/
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
  // Of `350 000 150 m²` the last is a size.
  const isSize = (at: number): boolean => at > start + 1 && MEASURES.has(keyAt(tokens, at + 1))
  const isGroup = (at: number): boolean => GROUP.test(keyAt(tokens, at)) && /^\s+$/.test(gapAt(tokens, at)) && !isSize(at)
  let end = start + 1
  while (/^\d{1,3}$/.test(first) && isGroup(end)) end += 1
  return { value: numberIn(phraseOf(tokens, start, end - start).replaceAll(' ', '.')), end }
}

/** Whether a number is a size or a distance. */
export const isMeasure = (tokens: readonly Token[], { value, end }: Read<number>): boolean =>
  MEASURES.has(keyAt(tokens, end)) || (keyAt(tokens, end) === 'm' && value >= METRES_FROM)

/** Where `per maand`, `/month` or `pcm` after an amount ends; the token itself where nothing says so. */
function monthEnd(tokens: readonly Token[], at: number, isMoney: boolean): number {
  const count = [1, 2].find((length) => MONTHLY.has(phraseOf(tokens, at, length)))
  if (count) return at + count
  return MONTHS.has(keyAt(tokens, at)) && (isMoney || gapAt(tokens, at).includes('/')) ? at + 1 : at
}

/** Whether a dash or a slash alone stands between a number and the one before it. */
const isDashed = (tokens: readonly Token[], at: number): boolean =>
  /^[-–—/]$/.test(gapAt(tokens, at)) && [at - 1, at].every((one) => /^\d/.test(keyAt(tokens, one)))

/** Whether a number is one of three in a row, as in a date or a reference: `15/10/2026`. */
const isOfMany = (tokens: readonly Token[], at: number): boolean =>
  [at - 1, at, at + 1].some((second) => isDashed(tokens, second) && isDashed(tokens, second + 1))

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
