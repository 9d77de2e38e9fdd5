import { fold } from '@/lib/fold'

/** A word, number or sign of what was typed. */
export interface Token {
  /** Folded. */
  key: string
  /** Where it stands in what was typed. */
  from: number
  to: number
  /** What stands between it and the token before: spaces, punctuation. */
  gap: string
  /** It was typed with an accent, as `à` is. */
  isAccented: boolean
  /** It begins with a capital. */
  isCapital: boolean
  /** It is the postcode of a town that is known. */
  isPostcode: boolean
}

/** Whether a comma stands before a token, or another sign that begins something new; false for no token. */
export const isAfterComma = (token: Token | undefined): boolean => /[,;/]/.test(token?.gap ?? '')

// `m²` is one word, and so is `+/-`; `350k`, `3ch` and `€350` are two; an apostrophe or a hyphen ends a word.
const TOKENS = /(?<![\p{L}\d])\+\/?[-–−]|\d+(?:[.,'’]\d+)*|\p{L}[\p{L}\p{M}]*(?:²|2(?!\d))?|[^\s\p{P}\p{L}\p{N}\p{M}]+/gu

/** Beginnings of Dutch and German compounds that say something by themselves. */
const COMPOUND = /^(nieuwbouw|neubau|slaapkamer|huur|koop|miet)(?=\p{L}{4})/u

/** What tells words of an index from others. */
interface KnownWords {
  /** Whether a type is called so. */
  isType: (key: string) => boolean
  /** Whether a town is called so, or has that postcode. */
  isTown: (key: string) => boolean
}

/** The tokens of a text, in their order. Punctuation stands between them, and a plus as in `2 ch + garage`. */
export function tokensOf(text: string, { isType, isTown }: KnownWords): Token[] {
  let end = 0
  return [...text.matchAll(TOKENS)].flatMap(({ 0: word, index }): Token[] => {
    if (/^\s\+\s$/.test(text.slice(index - 1, index + 2))) return []
    const gap = text.slice(end, index)
    end = index + word.length
    const key = /^\+./.test(word) ? '±' : fold(word)
    const lower = word.toLowerCase()
    const isPostcode = /^\d{4}$/.test(key) && isTown(key)
    const token = { key, from: index, to: end, gap, isAccented: key !== lower, isCapital: word[0] !== lower[0], isPostcode }
    const [, first = ''] = COMPOUND.exec(token.key) ?? []
    const rest = token.key.slice(first.length)
    if (first === '' || !isType(rest)) return [token]
    // `Mietwohnung` is to rent too where a type is called so.
    return [{ ...token, key: first }, isType(token.key) ? token : { ...token, key: rest }]
  })
}

const SIGN = /^[^\p{L}\p{N}]+$/u

/** What some tokens are as one text, as names are compared; blank where a sign stands among them: `Namur >`. */
export function phraseOf(tokens: readonly Token[], from: number, count: number): string {
  const keys = tokens.slice(from, from + count).map(({ key }) => key)
  return keys.length > 1 && keys.some((key) => SIGN.test(key)) ? '' : keys.join(' ')
}

/** A name as phrases of tokens are written: `saint nicolas`. */
export const phraseKey = (name: string): string =>
  fold(name).replace(/[^\p{L}\p{N}²]+/gu, ' ').trim()
