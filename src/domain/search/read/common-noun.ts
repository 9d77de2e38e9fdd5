import type { Language } from '@/i18n/languages'
import { isAfterComma, type Token } from './tokens'
import { ADJECTIVES, ARTICLES, BEFORE_TOWN, COUNTED_TOWNS, NOUN_TOWNS, NUMBER_WORDS, WITH, type WithWord } from './vocabulary'

/** What stands before a noun: `met een grote zolder`, `met 2 badkamers`. */
const isBeforeNoun = (key: string): boolean =>
  ARTICLES.has(key) || ADJECTIVES.has(key) || NUMBER_WORDS.has(key) || /^\d+$/.test(key)

/**
 * The words that are what something has: the one after `met`, whatever it is, and those nouns that `en` adds to it,
 * `met tuin en zolder`, but no town, `met tuin en Gent`; after a comma where the list goes on or a place follows. French
 * `en` adds nothing: it is `in`.
 */
export function ownedWords(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>()
  let word: WithWord | null = null
  let state: 'first' | 'named' | 'added' = 'first'
  for (const [at, token] of tokens.entries()) {
    const { key } = token
    const isListed = isAfterComma(token)
    if (isListed) state = 'added'
    const started = WITH.get(key)
    if (started) [word, state] = [started, 'first']
    else if (state === 'named') {
      if (key === word?.and) state = 'added'
      else word = null
    } else if (word && !isBeforeNoun(key)) {
      if (state === 'first' || (word.nouns.has(key) && (!isListed || goesOn(tokens[at + 1], word)))) found.add(at)
      state = 'named'
    }
  }
  return found
}

/** Whether a list goes on, or a town follows, behind a word of it: `, zolder en garage`, `, spa à Namur`. */
const goesOn = (next: Token | undefined, { and }: WithWord): boolean =>
  next !== undefined && (isAfterComma(next) || next.key === and || BEFORE_TOWN.has(next.key))

interface TypedWords {
  tokens: readonly Token[]
  /** That of the page. */
  language: Language
  owned: ReadonlySet<number>
}

/**
 * Whether a word is no town where it stands, though one may be called so: what something has, `met zolder`, and
 * `aan het meer` or `5 ans`, where the word before makes it a noun. After a comma that lists nothing more, and after what
 * was understood, `huis Meer`, such a noun is the town.
 */
export function isCommonNoun({ tokens, language, owned }: TypedWords, at: number, isAfterUnderstood: boolean): boolean {
  if (isCounted(tokens, at) || (owned.has(at) && isAfterComma(tokens[at]))) return true
  if (isAfterUnderstood) return false
  if (owned.has(at)) return true
  if (isEvery(tokens, at, language)) return true
  const words = NOUN_TOWNS.get(tokens[at]?.key ?? '')
  if (!words || isAfterComma(tokens[at])) return false
  const before = tokens.slice(0, at).findLast(({ key }) => !ADJECTIVES.has(key))?.key ?? ''
  // In English `a` is an article, near a forest; in French it is `in`.
  if (before === 'a') return words.has(before) && language === 'en'
  return words.has(before)
}

/** `60 ans`, `55+ ans`, `2 salles`, and `ans Meer`. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  if (!COUNTED_TOWNS.has(key)) return false
  return /^\d{1,2}\+?$/.test(tokens[at - 1]?.key ?? '') || (key === 'ans' && tokens[at + 1]?.key === 'meer')
}

/** Dutch and German `alle` before something else: `alle huizen`. */
function isEvery(tokens: readonly Token[], at: number, language: Language): boolean {
  const next = tokens[at + 1]
  return tokens[at]?.key === 'alle' && (language === 'nl' || language === 'de') && next !== undefined && !isAfterComma(next)
}
