import type { Goal } from '@/domain/properties/goal'
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

/**
 * The goal that a phrase says, one slip forgiven behind `te`, `à` and `zu`: `te hur`, `à loué`. The first letter is
 * right, and a town or a type is none. Null where it says none.
 */
export function goalNamed(lexicon: Lexicon, phrase: string): Goal | null {
  const goal = GOALS.get(phrase)
  if (goal) return goal
  const [, small, typed] = MISTYPED.exec(phrase) ?? []
  if (!small || !typed) return null
  const isMeant = (one: (typeof CHECKED)[number]): boolean =>
    one.small === small && one.word[0] === typed[0] && slips(typed, one.word, 1) === 1
  const meant = CHECKED.find(isMeant)
  if (!meant || townsNamed(lexicon, typed) || typesNamed(lexicon, typed)) return null
  return meant.goal
}

/** The goal that the words say, wherever they stand; null for none or both. */
export function goalIn(lexicon: Lexicon, tokens: readonly Token[]): Goal | null {
  const said = tokens.flatMap((_, at) =>
    [1, 2, 3].flatMap((count) => goalNamed(lexicon, phraseOf(tokens, at, count)) ?? []),
  )
  const [goal = null, ...others] = new Set(said)
  return others.length > 0 ? null : goal
}
