import { textOn } from '@/lib/contrast'
import type { BelgianRegion, Region } from './region'

type Band = readonly [upTo: number, code: string]

/**
 * Energy score in kWh/m²/year to label, per region: the first band whose edge is not exceeded.
 * Spec §9.
 */
const ENERGY_BANDS: Record<BelgianRegion, readonly Band[]> = {
  flanders: [
    [0, 'a_plus'],
    [100, 'a'],
    [200, 'b'],
    [300, 'c'],
    [400, 'd'],
    [500, 'e'],
    [Infinity, 'f'],
  ],
  wallonia: [
    [0, 'a_plusplus'],
    [45, 'a_plus'],
    [85, 'a'],
    [170, 'b'],
    [255, 'c'],
    [340, 'd'],
    [425, 'e'],
    [510, 'f'],
    [Infinity, 'g'],
  ],
  brussels: [
    [0, 'a_plusplus'],
    [15, 'a_plus'],
    [30, 'a'],
    [45, 'a_sub'],
    [62, 'b_plus'],
    [78, 'b'],
    [95, 'b_sub'],
    [113, 'c_plus'],
    [132, 'c'],
    [150, 'c_sub'],
    [170, 'd_plus'],
    [190, 'd'],
    [210, 'd_sub'],
    [232, 'e_plus'],
    [253, 'e'],
    [275, 'e_sub'],
    [345, 'f'],
    [Infinity, 'g'],
  ],
}

/** Every label that has a picture at `/images/epc/{region}/{label}.png`. Spec §9. */
export const EPC_PICTURES: Record<Region, readonly string[]> = {
  flanders: ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f'],
  wallonia: ['a_plusplus', 'a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
  brussels: [
    'a', 'a_sub', 'b_plus', 'b', 'b_sub', 'c_plus', 'c', 'c_sub', 'd_plus', 'd', 'd_sub',
    'e_plus', 'e', 'e_sub', 'f_plus', 'f', 'f_sub', 'g',
  ],
  luxembourg: ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
}

export interface EnergyLabel {
  /** Name of the label in file names, `b_plus`; null when the given text names no label. */
  code: string | null
  /** What visitors read, `B+`. */
  text: string
  /** Whose label it is; null where that is not known. */
  region: Region | null
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
    region,
    image: drawn ? `/images/epc/${region}/${picture}.png` : null,
  }
}

const ofText = (region: Region | null, labelText: EnergyFacts['labelText']): EnergyLabel | null => {
  const text = labelText?.trim() ?? ''
  if (text === '') return null
  const code = codeOfText(text)
  return code === null ? { code: null, text, region, image: null } : shown(region, code)
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

/** What a class may stand behind, save for marks: amid other words a letter is anything. */
const CLASS_WORDS = [
  String.raw`p\.?e\.?b`, 'epb', 'epc', String.raw`class\p{L}*`, String.raw`\p{L}*(?:klasse|label)`, String.raw`[ée]nerg\p{L}*`,
  'score', 'rating', 'niveau', 'indice', 'catégorie', 'certifica(?:a?t|te)', String.raw`kwh\S*`,
].join('|')
/** "A" before these is "à" without its accent, or a verb: "A VENIR", "PEB A L’ETUDE", "a été demandé". */
const AFTER_PREPOSITION = String.raw`l['’]|(?:la|ce|charge|[ée]t[ée]|\p{L}+(?:er|ir|re))(?!\p{L})`
const MARKS = String.raw`[\s.,:=(/\["“„«–—-]+`
/** What may stand between such a word and its class: the number of the certificate, or that there is one. */
const OF_CERTIFICATE = String.raw`(?:n[°ºo]\.?\s*\d+|obtenue?|valide|officiel(?:le)?|délivrée?)`
// "E.c." is short for "en cours".
const CLASS = String.raw`(?:A(?!\s+(?:${AFTER_PREPOSITION}))|[A-G]\+{1,2}|[B-G])(?!\.?\p{L}|['’+-])`
const NAMES_CLASS = new RegExp(String.raw`(?:^[\s("«]*|(?<!\p{L})(?:${CLASS_WORDS})${MARKS}(?:${OF_CERTIFICATE}${MARKS})?)${CLASS}`, 'iu')

/** Whether a label says a class: as its code, or amid other words. */
export const namesClass = ({ code, text }: EnergyLabel): boolean => code !== null || NAMES_CLASS.test(text)

/**
 * The energy label of a property as an advertisement may show it: null too where its text names no class in
 * Wallonia, where "PEB en cours" is forbidden. Spec, Belgian rules, "What an advertisement must mention".
 */
export function advertisedLabel(facts: EnergyFacts): EnergyLabel | null {
  const label = energyLabel(facts)
  return facts.region === 'wallonia' && label && !namesClass(label) ? null : label
}

const BACKGROUNDS: Record<string, string> = {
  a: '#009640',
  b: '#52ae32',
  c: '#c8d400',
  d: '#ffed00',
  e: '#fbb900',
  f: '#ec6608',
  g: '#e30613',
  h: '#a8071a',
  i: '#6d0f1d',
}
const UNKNOWN = '#6b7280'

/**
 * The colours of an energy label, from green A to red G, with a text colour that reads on it. All
 * grades of a letter share its colour; no or an unknown code is grey. Spec §9.
 */
export function energyColour(code: string | null): { background: string; text: string } {
  const background = BACKGROUNDS[code?.charAt(0) ?? ''] ?? UNKNOWN
  return { background, text: textOn(background) }
}

interface EnergyStep {
  code: string
  text: string
  background: string
  color: string
  current: boolean
  /** The highest score in it, in kWh/m²/year; null where it has no end or none is known. */
  upTo: number | null
}

const letterOf = (code: string): string => code.charAt(0)

// Brussels has three grades to a letter: eighteen steps would be too thin to read.
const stepsOf = (region: Region): string[] => {
  const labels = EPC_PICTURES[region]
  return region === 'brussels' ? [...new Set(labels.map(letterOf))] : [...labels]
}

/** The highest score of a step; of a letter in Brussels that of its last grade. */
function edgeOf(region: Region, step: string): number | null {
  if (region === 'luxembourg') return null
  const isIn = (code: string) => (region === 'brussels' ? letterOf(code) : code) === step
  const upTo = ENERGY_BANDS[region].findLast(([, code]) => isIn(code))?.[0]
  return upTo !== undefined && Number.isFinite(upTo) ? upTo : null
}

/**
 * The steps of a region's energy scale, best first, with their official colours, their edges and
 * the one a label (`b_plus`) stands on; in Brussels one step per letter. Spec §9.
 */
export function energyScale(region: Region, label: string): EnergyStep[] {
  const wanted = region === 'brussels' ? letterOf(label) : label
  return stepsOf(region).map((code) => {
    const { background, text } = energyColour(code)
    return {
      code,
      text: textOfCode(code),
      background,
      color: text,
      current: code === wanted,
      upTo: edgeOf(region, code),
    }
  })
}

/** Nearer to an end of its step a mark would seem to stand on the edge. */
const MARGIN = 0.06

/**
 * How far a score is into its step, from 0 to 1; halfway where the step has no end on one side or
 * the score is not inside it. Spec §9.
 */
export function placeInStep(steps: readonly EnergyStep[], value: number | null): number {
  const index = steps.findIndex(({ current }) => current)
  const from = steps[index - 1]?.upTo ?? null
  const to = steps[index]?.upTo ?? null
  if (value === null || from === null || to === null || value < from || value > to) return 0.5
  return Math.min(Math.max((value - from) / (to - from), MARGIN), 1 - MARGIN)
}
