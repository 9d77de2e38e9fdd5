import type { Language } from '@/i18n/languages'
import { fold } from '@/lib/fold'
import { SPELLED_NUMBERS, type NumberWords } from './number-words'

/** The most that is read or written in letters, in euros. */
export const MOST_IN_WORDS = 99_999_999
const MOST_LETTERS = 200
const SEPARATORS = /[\s\p{Pd}.,'’‘€]/gu

/** What stands before and after a scale, of which 1,000 has a word of its own and needs no count. */
interface Scale {
  word: string
  value: number
  mostBefore: number
  needsCount: boolean
}

interface Vocabulary {
  words: NumberWords
  small: ReadonlyMap<string, number>
  scales: readonly Scale[]
}

/** Letters only, without case, accents and what people put between words. */
const compact = (text: string): string => fold(text).replace(SEPARATORS, '')

/** German umlauts are written with an e where the keyboard has none. */
const withoutUmlauts = (text: string): string => text.replace(/ue/g, 'u').replace(/oe/g, 'o')

function vocabularyOf(words: NumberWords): Vocabulary {
  const spellings = Array.from({ length: 99 }, (_, at) => words.small(at + 1).map((text) => [compact(text), at + 1] as const))
  return {
    words,
    small: new Map(spellings.flat()),
    scales: [
      { word: words.million, value: 1_000_000, mostBefore: 99, needsCount: true },
      { word: words.thousand, value: 1000, mostBefore: 999, needsCount: false },
      // "Fifteen hundred" is said in all four languages.
      { word: words.hundred, value: 100, mostBefore: 99, needsCount: false },
    ],
  }
}

const known = new Map<Language, Vocabulary>()

function vocabulary(language: Language): Vocabulary {
  const own = known.get(language) ?? vocabularyOf(SPELLED_NUMBERS[language])
  known.set(language, own)
  return own
}

/** The ways to understand what follows a scale, whose plural ends as some numbers begin. */
function* tails(text: string, { and, plural }: NumberWords): Generator<string> {
  for (const tail of [text, ...(text.startsWith(plural) ? [text.slice(plural.length)] : [])]) {
    yield tail
    if (tail.startsWith(and)) yield tail.slice(and.length)
  }
}

function readRest(text: string, from: Vocabulary, scales: readonly Scale[]): number | null {
  for (const tail of tails(text, from.words)) {
    const rest = tail === '' ? 0 : read(tail, from, scales)
    if (rest !== null) return rest
  }
  return null
}

/** A number above zero in compact letters, made with some scales, the largest first. */
function read(text: string, from: Vocabulary, scales: readonly Scale[]): number | null {
  const [scale, ...smaller] = scales
  if (!scale) return from.small.get(text) ?? null
  const at = text.indexOf(scale.word)
  if (at < 0) return read(text, from, smaller)
  const lone = scale.needsCount ? null : 1
  const count = at === 0 ? lone : read(text.slice(0, at), from, smaller)
  const rest = readRest(text.slice(at + scale.word.length), from, smaller)
  if (count === null || rest === null || count > scale.mostBefore || rest >= scale.value) return null
  return count * scale.value + rest
}

/**
 * An amount in letters as people write it in a language, in whole euros from 0 to 99,999,999, with or
 * without "euro" or "EUR": `tweehonderd vijftigduizend`, `quatre-vingt-dix mille euros`. Null for what is none.
 * Spec §3, "Purchase offer".
 */
export function amountFromWords(text: string, language: Language): number | null {
  if (text.length > MOST_LETTERS) return null
  const { words, ...from } = vocabulary(language)
  const folded = compact(text).replace(words.currency, '')
  const letters = language === 'de' ? withoutUmlauts(folded) : folded
  return letters === compact(words.zero) ? 0 : read(letters, { words, ...from }, from.scales)
}

/**
 * An amount in letters, as it is spelled in a language; in French as in Belgium. Blank for what is no
 * whole number from 0 to 99,999,999. Spec §3, "Purchase offer".
 */
export function amountInWords(amount: number, language: Language): string {
  if (!Number.isInteger(amount) || amount < 0 || amount > MOST_IN_WORDS) return ''
  const { zero, write } = SPELLED_NUMBERS[language]
  if (amount === 0) return zero
  return write(Math.floor(amount / 1_000_000), Math.floor(amount / 1000) % 1000, amount % 1000)
}
