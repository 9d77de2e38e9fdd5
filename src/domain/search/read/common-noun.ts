import type { Language } from '@/i18n/languages'
import { isAfterComma, type Token } from './tokens'
import { ADJECTIVES, AND, ARTICLES, BEFORE_PLACES, NOUN_TOWNS, NUMBER_WORDS, WITH } from './vocabulary'

/** What stands before a noun: `met een grote zolder`, `met 2 badkamers`. */
const isBeforeNoun = (key: string): boolean =>
  ARTICLES.has(key) || ADJECTIVES.has(key) || NUMBER_WORDS.has(key) || /^\d+$/.test(key)

/**
 * The words that are what something has: the one after `met`, and those that `en` adds to it, `met tuin en
 * zolder`; nothing after a comma.
 */
export function ownedWords(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>()
  let state: 'awaited' | 'named' | null = null
  for (const [at, token] of tokens.entries()) {
    if (isAfterComma(token)) state = null
    if (WITH.has(token.key) || (state === 'named' && AND.has(token.key))) state = 'awaited'
    else if (state === 'named') state = null
    else if (state === 'awaited' && !isBeforeNoun(token.key)) {
      found.add(at)
      state = 'named'
    }
  }
  return found
}

interface TypedWords {
  tokens: readonly Token[]
  language: Language
  owned: ReadonlySet<number>
}

/**
 * Whether a word is no town where it stands, though one may be called so: what something has, `met zolder`,
 * and `aan het meer` or `5 ans`. Such a noun is the town where it comes first, after a comma, after a word
 * that only stands before places, or after what was understood, `huis Meer`.
 */
export function isCommonNoun({ tokens, language, owned }: TypedWords, at: number, isAfterUnderstood: boolean): boolean {
  if (owned.has(at)) return true
  const before = tokens[at - 1]
  if (!NOUN_TOWNS.has(tokens[at]?.key ?? '') || !before || isAfterComma(tokens[at]) || isAfterUnderstood) return false
  // In English `a` is an article: near a forest.
  return !BEFORE_PLACES.has(before.key) || (before.key === 'a' && language === 'en')
}
