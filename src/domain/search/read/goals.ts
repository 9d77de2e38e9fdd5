import type { Goal } from '@/domain/properties/goal'
import type { Language } from '@/i18n/languages'
import { slips } from '@/lib/slips'
import { townsNamed, typesNamed, type Lexicon } from './lexicon'
import { phraseOf, type Token } from './tokens'
import { GOALS } from './vocabulary'

/** `te huur`, `a vendre`, `zu mieten`: the small word, and one of four letters or more. */
const WITH_SMALL_WORD = /^(te|a|zu) ([^ ]{4,})$/

const CHECKED = [...GOALS].flatMap(([phrase, goal]) => {
  const [, small, word] = WITH_SMALL_WORD.exec(phrase) ?? []
  return small && word ? [{ small, word, goal }] : []
})

const MISTYPED = /^(te|a|zu) ([^ ]{3,})$/

/** Words and places as near to a goal as a slip is, which are none. */
const NO_SLIPS: ReadonlySet<string> = new Set(
  'koken komen kook klop horen haren huwen lower louder lover verlaufen vendee'.split(' '),
)

/** What a goal is looked up with. */
export interface GoalWords {
  /** That of the page. */
  language: Language
  lexicon: Lexicon
  /** A goal without a slip is said somewhere: what looks like another is none, `te koop te Haren`. */
  isGoalExact: boolean
}

/**
 * The goal that a phrase says, one slip forgiven behind `te`, `à` and `zu`: `te hur`, `à loué`; in English `a` is an
 * article. The first letter is right, and a town or a type is none. Null where it says none.
 */
export function goalNamed({ language, lexicon, isGoalExact }: GoalWords, phrase: string): Goal | null {
  const goal = GOALS.get(phrase)
  if (goal) return goal
  const [, small, typed] = MISTYPED.exec(phrase) ?? []
  if (isGoalExact || !small || !typed || NO_SLIPS.has(typed) || (small === 'a' && language === 'en')) return null
  const isMeant = (one: (typeof CHECKED)[number]): boolean =>
    one.small === small && one.word[0] === typed[0] && slips(typed, one.word, 1) === 1
  const meant = CHECKED.find(isMeant)
  if (!meant || townsNamed(lexicon, typed) || typesNamed(lexicon, typed)) return null
  return meant.goal
}

const goalsIn = <T>(tokens: readonly Token[], goalOf: (phrase: string) => T | null | undefined): T[] =>
  tokens.flatMap((_, at) => [1, 2, 3].flatMap((count) => goalOf(phraseOf(tokens, at, count)) ?? []))

/** The goal that the words say, wherever they stand, null for none or both, and whether one is said without a slip. */
export function goalIn(words: Omit<GoalWords, 'isGoalExact'>, tokens: readonly Token[]): { goal: Goal | null; isGoalExact: boolean } {
  const isGoalExact = goalsIn(tokens, (phrase) => GOALS.get(phrase)).length > 0
  const said = goalsIn(tokens, (phrase) => goalNamed({ ...words, isGoalExact }, phrase))
  const [goal = null, ...others] = new Set(said)
  return { goal: others.length > 0 ? null : goal, isGoalExact }
}
