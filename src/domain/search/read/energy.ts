import { ENERGY_CLASSES, type EnergyClass } from '../criteria/energy-classes'
import { boundAt, keyAt, numberAt, type Read } from './amounts'
import { isAfterComma, phraseOf, type Token } from './tokens'
import { AND_OR } from './vocabulary'

const ENERGY = new Set([
  'epc', 'epb', 'peb', 'energielabel', 'energie label', 'energieklasse', 'energie klasse', 'classe energetique',
  'label energetique', 'energy label', 'energy class', 'energy rating', 'energieeffizienzklasse', 'label',
])
const KIND = new Set(['label', 'labels', 'klasse', 'class', 'classe', 'score', 'waarde', 'value', 'wert', 'rating'])
const OR_BETTER = new Set(['of beter', 'ou mieux', 'or better', 'oder besser', 'en beter'])

/** Where the letters or the number of what says that it is one begin; null where nothing says so. */
function labelStart(tokens: readonly Token[], start: number): number | null {
  const count = [2, 1].find((length) => ENERGY.has(phraseOf(tokens, start, length)))
  if (!count) return null
  return KIND.has(keyAt(tokens, start + count)) ? start + count + 1 : start + count
}

/** The class of a letter, `A+` counted with A; null for none, and for the accented `à`, which is a word. */
function classAt(tokens: readonly Token[], at: number): Read<EnergyClass> | null {
  const value = ENERGY_CLASSES.find((one) => one === keyAt(tokens, at))
  if (!value || tokens[at]?.isAccented) return null
  return { value, end: /^\++$/.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1 }
}

/** The energy classes that are asked for: `epc b`, `peb a ou b`, `energielabel c of beter`; null where none are. */
export function energyAt(tokens: readonly Token[], start: number): Read<readonly EnergyClass[]> | null {
  const at = labelStart(tokens, start)
  const first = at === null ? null : classAt(tokens, at)
  if (!first) return null
  if (OR_BETTER.has(phraseOf(tokens, first.end, 2))) {
    return { value: ENERGY_CLASSES.slice(0, ENERGY_CLASSES.indexOf(first.value) + 1), end: first.end + 2 }
  }
  const second = isAfterComma(tokens[first.end]) ? first.end : AND_OR.has(keyAt(tokens, first.end)) ? first.end + 1 : null
  const other = second === null ? null : classAt(tokens, second)
  return other ? { value: [first.value, other.value], end: other.end } : { value: [first.value], end: first.end }
}

/** Where an energy score ends, which no list can be asked for and which is no price: `epc max 200`; null for none. */
export function energyScoreEnd(tokens: readonly Token[], start: number): number | null {
  const at = labelStart(tokens, start)
  return at === null ? null : (numberAt(tokens, boundAt(tokens, at)?.end ?? at)?.end ?? null)
}
