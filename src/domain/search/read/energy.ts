import { ENERGY_CLASSES, type EnergyClass } from '../criteria/energy-classes'
import { amountAt, boundAt, eurosOf, gapAt, keyAt, numberAt, ownBoundAt, type Read } from './amounts'
import { bedroomsAt } from './bedrooms'
import { goalNamed } from './goals'
import { kilometresAt } from './kilometres'
import { townsNamed } from './lexicon'
import type { Typed } from './part'
import { isAfterComma, phraseOf, type Token } from './tokens'
import { AND_OR } from './vocabulary'

const ENERGY = new Set([
  'epc', 'epb', 'peb', 'energielabel', 'energie label', 'energieklasse', 'energie klasse', 'classe energetique',
  'label energetique', 'energy label', 'energy class', 'energy rating', 'energieeffizienzklasse', 'label',
])
const FRENCH = /^(?:epb|peb|classe) |energetique$/
const KIND = new Set(['label', 'labels', 'klasse', 'class', 'classe', 'score', 'waarde', 'value', 'wert', 'rating'])
const OR_BETTER = new Set([
  'of beter', 'en beter', 'of hoger', 'en hoger', 'ou mieux', 'ou meilleur', 'ou meilleure', 'ou superieur',
  'ou superieure', 'or better', 'or above', 'or higher', 'and above', 'oder besser', 'oder hoher',
])
/** Between the first and the last of some letters, as a dash is. */
const TO = new Set(['tot', 'tot en met', 't m', 'to', 'bis', 'bis zu', 'a', 'jusqu a'])
/** In kilowatt hours; whatever is more is a price or a postcode. */
const HIGHEST_SCORE = 1500

/** What says that letters or a number of energy follow, and where they begin; null where nothing says so. */
function labelAt(tokens: readonly Token[], start: number): Read<{ isFrench: boolean }> | null {
  const count = [2, 1].find((length) => ENERGY.has(phraseOf(tokens, start, length)))
  if (!count) return null
  const end = KIND.has(keyAt(tokens, start + count)) ? start + count + 1 : start + count
  return { value: { isFrench: FRENCH.test(phraseOf(tokens, start, 2)) }, end }
}

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
  const letterAt = (at: number | null): Read<EnergyClass> | null => (at === null ? null : classAt(typed, at, isFrench))
  for (;;) {
    const last = letterAt(lastAt(typed.tokens, end))
    const next = last ?? letterAt(otherAt(typed, end))
    if (!next) return { value: letters, end }
    letters.push(...(last ? classesBetween(value, last.value) : [next.value]))
    ;({ value, end } = next)
  }
}

/** Where what asks for better letters too ends, behind letters: `of beter`, `minimum`; null for nothing or `max`. */
function betterEnd(tokens: readonly Token[], at: number): number | null {
  if (OR_BETTER.has(phraseOf(tokens, at, 2))) return at + 2
  const own = ownBoundAt(tokens, at)
  return own?.value === 'min' ? own.end : null
}

/**
 * The energy classes that are asked for: `epc b`, `peb a ou b`, `epc a-c`; with all better ones `label c of beter`,
 * `peb minimum c`, `peb c minimum`. Null where none are, and for `epc c max`, which may mean either.
 */
export function energyAt(typed: Typed, start: number): Read<readonly EnergyClass[]> | null {
  const { tokens } = typed
  const before = boundAt(tokens, start)
  const label = labelAt(tokens, before?.end ?? start)
  const bound = before ?? (label && boundAt(tokens, label.end))
  if (!label || (bound && bound.value !== 'min')) return null
  const letters = lettersAt(typed, Math.max(label.end, bound?.end ?? 0), label.value.isFrench)
  if (!letters || ownBoundAt(tokens, letters.end)?.value === 'max') return null
  const better = betterEnd(tokens, letters.end)
  if (!bound && better === null) return letters
  const least = Math.max(...letters.value.map((letter) => ENERGY_CLASSES.indexOf(letter)))
  return { value: ENERGY_CLASSES.slice(0, least + 1), end: better ?? letters.end }
}

/**
 * Where an energy score ends, which no list can be asked for and which is no price: `epc max 200`; null for none, and
 * where the number is of something else: `epc, 200`, `epc 3 chambres`, `epc 350.000`, `epc 9000 gent`.
 */
export function energyScoreEnd({ lexicon, tokens }: Typed, start: number): number | null {
  const label = labelAt(tokens, start)
  if (!label || isAfterComma(tokens[label.end])) return null
  if (bedroomsAt(tokens, label.end) ?? kilometresAt(tokens, label.end)) return null
  const bound = boundAt(tokens, label.end)
  const at = bound?.end ?? label.end
  const amount = amountAt(tokens, at)?.value
  if (amount && (amount.isMoney || eurosOf(amount) > HIGHEST_SCORE)) return null
  return !bound && townsNamed(lexicon, keyAt(tokens, at)) ? null : (numberAt(tokens, at)?.end ?? null)
}
