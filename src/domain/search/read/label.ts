import { keyAt, type Read } from './amounts'
import { phraseOf, type Token } from './tokens'

const ENERGY = new Set([
  'epc', 'epb', 'peb', 'energielabel', 'energie label', 'energieklasse', 'energie klasse', 'classe energetique',
  'label energetique', 'energy label', 'energy class', 'energy rating', 'energieeffizienzklasse', 'label',
])
const FRENCH = /^(?:epb|peb|classe) |energetique$/
const KIND = new Set(['label', 'labels', 'klasse', 'class', 'classe', 'score', 'waarde', 'value', 'wert', 'rating'])

/** What says that letters or a number of energy follow, and where they begin; null where nothing says so. */
export function energyLabelAt(tokens: readonly Token[], start: number): Read<{ isFrench: boolean }> | null {
  const count = [2, 1].find((length) => ENERGY.has(phraseOf(tokens, start, length)))
  if (!count) return null
  const end = KIND.has(keyAt(tokens, start + count)) ? start + count + 1 : start + count
  return { value: { isFrench: FRENCH.test(phraseOf(tokens, start, 2)) }, end }
}
