import { ENERGY_CLASSES, type EnergyClass } from '../criteria/energy-classes'
import { amountAt, eurosOf, gapAt, keyAt, numberAt, type Read } from './amounts'
import { bedroomsAt } from './bedrooms'
import { boundAt, ownBoundAt, type BoundKind } from './bounds'
import { goalNamed } from './goals'
import { kilometresAt } from './kilometres'
import { energyLabelAt } from './label'
import { townsNamed } from './lexicon'
import type { Typed } from './part'
import { isAfterComma, phraseOf, type Token } from './tokens'
import { AND_OR, ARTICLES } from './vocabulary'

const OR_BETTER = new Set([
  'of beter', 'en beter', 'of hoger', 'en hoger', 'ou mieux', 'ou meilleur', 'ou meilleure', 'ou superieur',
  'ou superieure', 'or better', 'or above', 'or higher', 'and above', 'oder besser', 'oder hoher',
])
const OR_WORSE = new Set([
  'of lager', 'en lager', 'of slechter', 'ou inferieur', 'ou inferieure', 'ou pire', 'or lower', 'or worse', 'or below',
  'and below', 'oder schlechter', 'oder niedriger',
])
/** Between the first and the last of some letters, as a dash is. */
const TO = new Set(['tot', 'tot en met', 't m', 'to', 'bis', 'bis zu', 'a', 'jusqu a'])
/** In kilowatt hours; whatever is more is a price or a postcode. */
const HIGHEST_SCORE = 1500
/** In euro a month. */
const HIGHEST_RENT = 10_000

/** Whether a letter is a word: `à`, `d’une`, `a louer`, and behind a French label on a French page `a namur`. */
function isWordAt({ language, lexicon, tokens }: Typed, at: number, isFrench: boolean): boolean {
  if (tokens[at]?.isAccented || /^['’]$/.test(gapAt(tokens, at + 1))) return true
  if (keyAt(tokens, at) !== 'a') return false
  const words = { language, lexicon, isGoalExact: false }
  if ([2, 3].some((count) => goalNamed(words, phraseOf(tokens, at, count)))) return true
  if (!isFrench || language !== 'fr' || tokens[at]?.isCapital) return false
  const counts = Array.from({ length: lexicon.longest }, (_, index) => index + 1)
  return counts.some((count) => townsNamed(lexicon, phraseOf(tokens, at + 1, count)) !== null)
}

/** The class of a letter, `A+` counted with A; null for none. */
function classAt(typed: Typed, at: number, isFrench: boolean): Read<EnergyClass> | null {
  const { tokens } = typed
  const value = ENERGY_CLASSES.find((one) => one === keyAt(tokens, at))
  if (!value || isWordAt(typed, at, isFrench)) return null
  return { value, end: /^\++$/.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1 }
}

/** All classes from one to another, whichever is the better. */
function classesBetween(one: EnergyClass, other: EnergyClass): EnergyClass[] {
  const [from, to] = [one, other].map((letter) => ENERGY_CLASSES.indexOf(letter)).sort((a, b) => a - b)
  return ENERGY_CLASSES.slice(from, (to ?? 0) + 1)
}

/** Where the last letter begins of `a tot c` or `a-c`; null where no such word or dash follows. */
function lastAt(tokens: readonly Token[], at: number): number | null {
  if (isAfterComma(tokens[at])) return null
  if (/^\s*[-–—]\s*$/.test(gapAt(tokens, at))) return at
  const count = [3, 2, 1].find((length) => TO.has(phraseOf(tokens, at, length)))
  return count && !isAfterComma(tokens[at + count]) ? at + count : null
}

/** Where another letter begins, behind `of`, a comma or a space; null where `a` is a word: `epc b, a garden`. */
function otherAt({ language, tokens }: Typed, end: number): number | null {
  const at = AND_OR.has(keyAt(tokens, end)) ? end + 1 : end
  const isArticle = keyAt(tokens, at) === 'a' && !tokens[at]?.isCapital && (language === 'en' || language === 'fr')
  const next = tokens[at + 1]
  return isArticle && next && !isAfterComma(next) && !AND_OR.has(next.key) ? null : at
}

/** All letters that begin at a token: `b`, `a, b of c`, `a/b/c`, `a b`, `a-c`, `a tot c`; null where none does. */
function lettersAt(typed: Typed, start: number, isFrench: boolean): Read<EnergyClass[]> | null {
  const first = classAt(typed, start, isFrench)
  if (!first) return null
  const letters = [first.value]
  let { value, end } = first
  const letterAt = (at: number | null): Read<EnergyClass> | null =>
    at === null ? null : classAt(typed, energyLabelAt(typed.tokens, at)?.end ?? at, isFrench)
  for (;;) {
    const last = letterAt(lastAt(typed.tokens, end))
    const next = last ?? letterAt(otherAt(typed, end))
    if (!next) return { value: letters, end }
    letters.push(...(last ? classesBetween(value, last.value) : [next.value]))
    ;({ value, end } = next)
  }
}

/** What bounds letters that end at a token, `of beter`, `minimum`, `of lager`: better ones are more. Null for nothing. */
function boundBehind(tokens: readonly Token[], at: number): Read<BoundKind> | null {
  const words = phraseOf(tokens, at, 2)
  if (OR_BETTER.has(words)) return { value: 'min', end: at + 2 }
  return OR_WORSE.has(words) ? { value: 'max', end: at + 2 } : ownBoundAt(tokens, at)
}

/** Where a label begins behind a bound: `minstens een epc`. */
function labelStart(tokens: readonly Token[], bound: Read<BoundKind>): number {
  return ARTICLES.has(keyAt(tokens, bound.end)) ? bound.end + 1 : bound.end
}

/**
 * The energy classes that are asked for: `epc b`, `peb a ou b`, `epc a-c`; with all better ones `label c of beter`,
 * `peb minimum c`, `peb c minimum`. Null as the value of `epc c max` and `max epc c`, which may mean either, and of
 * `epc c of lager`: they are read and not understood. Null where none are.
 */
export function energyAt(typed: Typed, start: number): Read<readonly EnergyClass[] | null> | null {
  const { tokens } = typed
  const before = boundAt(tokens, start)
  const label = energyLabelAt(tokens, before ? labelStart(tokens, before) : start)
  if (!label) return null
  const bound = before ?? boundAt(tokens, label.end)
  const letters = lettersAt(typed, Math.max(label.end, bound?.end ?? 0), label.value.isFrench)
  if (!letters) return null
  const behind = boundBehind(tokens, letters.end)
  const end = behind?.end ?? letters.end
  if ([bound, behind].some((one) => one && one.value !== 'min')) return { value: null, end }
  if (!bound && !behind) return letters
  const least = Math.max(...letters.value.map((letter) => ENERGY_CLASSES.indexOf(letter)))
  return { value: ENERGY_CLASSES.slice(0, least + 1), end }
}

/**
 * Where an energy score ends, which no list can be asked for and which is no price: `epc max 200`; null for none, and
 * where the number is of something else: `epc, 200`, `epc 3 chambres`, `epc 350.000`, `epc 9000 gent`.
 */
export function energyScoreEnd({ lexicon, tokens, goal }: Typed, start: number): number | null {
  const label = energyLabelAt(tokens, start)
  if (!label || isAfterComma(tokens[label.end])) return null
  if (bedroomsAt(tokens, label.end) ?? kilometresAt(tokens, label.end)) return null
  const bound = boundAt(tokens, label.end)
  const at = bound?.end ?? label.end
  const amount = amountAt(tokens, at)?.value
  const end = numberAt(tokens, at)?.end ?? null
  // No rent is as much as `200 900`.
  if (goal === 'rent' && end === at + 2 && amount && !amount.isMoney && eurosOf(amount) > HIGHEST_RENT) return at + 1
  if (amount && (amount.isMoney || eurosOf(amount) > HIGHEST_SCORE)) return null
  return !bound && townsNamed(lexicon, keyAt(tokens, at)) ? null : end
}
