import { ENERGY_BANDS } from './energy-bands'
import type { Region } from './region'

/** Every label that has a picture at `/images/epc/{region}/{label}.png`. Spec §9. */
export const EPC_PICTURES: Record<Region, readonly string[]> = {
  flanders: ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'],
  wallonia: ['a_plusplus', 'a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
  brussels: [
    ...['a', 'a_sub', 'b_plus', 'b', 'b_sub', 'c_plus', 'c', 'c_sub', 'd_plus', 'd', 'd_sub'],
    ...['e_plus', 'e', 'e_sub', 'f_plus', 'f', 'f_sub', 'g'],
  ],
  luxembourg: ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
}

export interface EnergyLabel {
  /** Name of the label in file names, `b_plus`; null when the given text names no label. */
  code: string | null
  /** What visitors read, `B+`. */
  text: string
  /** Path of the picture; null when the region has none for this label. */
  image: string | null
}

interface EnergyFacts {
  region: Region | null
  /** Energy score in kWh/m²/year. */
  value: number | null | undefined
  /** The label in the feed's own words. */
  labelText: string | null | undefined
}

const SIGNS: Record<string, string> = { plusplus: '++', plus: '+', sub: '-' }
const SUFFIXES: Record<string, string> = {
  '+': '_plus',
  '++': '_plusplus',
  '-': '_sub',
  '−': '_sub',
  '–': '_sub',
  _plus: '_plus',
  _plusplus: '_plusplus',
  _sub: '_sub',
}

const codeOfText = (text: string): string | null => {
  const [, letter, suffix] = /^([a-i])\s*([+\-−–]{1,2}|_[a-z]+)?$/.exec(text.toLowerCase()) ?? []
  if (letter === undefined) return null
  if (suffix === undefined) return letter
  const known = SUFFIXES[suffix]
  return known === undefined ? null : letter + known
}

/** What visitors read of a label's code: `B+` for `b_plus`. */
export const textOfCode = (code: string): string => {
  const [letter = '', suffix = ''] = code.split('_')
  return letter.toUpperCase() + (SIGNS[suffix] ?? '')
}

// Brussels has no pictures of its own for A++ and A+.
const pictureOf = (region: Region | null, code: string): string =>
  region === 'brussels' && (code === 'a_plus' || code === 'a_plusplus') ? 'a' : code

const shown = (region: Region | null, code: string): EnergyLabel => {
  const picture = pictureOf(region, code)
  const drawn = region !== null && EPC_PICTURES[region].includes(picture)
  return {
    code: picture,
    text: textOfCode(code),
    image: drawn ? `/images/epc/${region}/${picture}.png` : null,
  }
}

const ofText = (region: Region | null, labelText: EnergyFacts['labelText']): EnergyLabel | null => {
  const text = labelText?.trim() ?? ''
  if (text === '') return null
  const code = codeOfText(text)
  return code === null ? { code: null, text, image: null } : shown(region, code)
}

/**
 * The energy label of a property, or null when it has none. In Belgium a score in kWh/m²/year
 * other than 0 decides by the bands of its region (a negative one too); without a score the given
 * text is used, as it always is in Luxembourg and where the region is unknown. A text that names
 * no label is kept as it is, without a picture. Spec §9.
 */
export function energyLabel({ region, value, labelText }: EnergyFacts): EnergyLabel | null {
  const scored = typeof value === 'number' && !Number.isNaN(value) && value !== 0
  if (region === null || region === 'luxembourg' || !scored) return ofText(region, labelText)
  const band = ENERGY_BANDS[region].find(([upTo]) => value <= upTo)
  return band ? shown(region, band[1]) : null
}
