import { mostSlips } from '../city-match'
import type { SearchIndex } from '../search-index'
import { zoneNamed, type Zone, ZONE_NAMES } from '../zones'
import { madeOnce } from '@/lib/made-once'
import { slips } from '@/lib/slips'
import { COMMON_TYPES } from './common-types'
import { singularPhrases, singulars } from './singular'
import { phraseKey } from './tokens'

/** What a phrase of an index means: rows of its tables, or a region. */
export type Meant =
  | { kind: 'types' | 'cities'; rows: readonly number[] }
  | { kind: 'region'; zone: Zone }

/** The names in an index, for looking up phrases. */
export interface Lexicon {
  types: ReadonlyMap<string, number[]>
  /** What they are called anywhere, for what none of `types` is called. */
  commonTypes: ReadonlyMap<string, number[]>
  cities: ReadonlyMap<string, number[]>
  /** Words that a phrase may have at most. */
  longest: number
  /** Every name by its first letter and its length, with what it means where it is typed in full. */
  near: ReadonlyMap<string, readonly (readonly [name: string, meant: Meant])[]>
}

/** The names in an index, made once for each. */
export const lexiconOf: (index: SearchIndex) => Lexicon = madeOnce((index) => newLexicon(index))

const add = (all: Map<string, number[]>, name: string, row: number): void => {
  const key = phraseKey(name)
  const rows = all.get(key)
  if (key === '' || rows?.includes(row)) return
  if (rows) rows.push(row)
  else all.set(key, [row])
}

/** The full names of types come before what they are also called. */
function typeNames({ types }: SearchIndex): Map<string, number[]> {
  const names = new Map<string, number[]>()
  types.names.forEach((name, row) => add(names, name, row))
  const words = new Map<string, number[]>()
  types.names.forEach((name, row) => {
    for (const word of [...name.split('/'), ...(types.words[row] ?? '').split(',')]) add(words, word, row)
  })
  return new Map([...words, ...names])
}

function commonTypeNames({ types }: SearchIndex): Map<string, number[]> {
  const names = new Map<string, number[]>()
  types.numbers.forEach((number, row) => {
    for (const word of COMMON_TYPES[number]?.split(', ') ?? []) add(names, word, row)
  })
  return names
}

/** What German calls a town that has no German name in an index, by its Dutch one. */
const GERMAN_TOWNS = [['lowen', 'leuven'], ['mecheln', 'mechelen'], ['ypern', 'ieper'], ['arel', 'aarlen']] as const

function cityNames({ cities }: SearchIndex): Map<string, number[]> {
  const names = new Map<string, number[]>()
  cities.names.forEach((name, row) => {
    for (const one of [name, ...(cities.others[row] ?? '').split('/'), cities.zips[row] ?? '']) {
      add(names, one, row)
    }
  })
  for (const [german, dutch] of GERMAN_TOWNS) {
    const rows = names.get(dutch)
    if (rows && !names.has(german)) names.set(german, rows)
  }
  return names
}

function newLexicon(index: SearchIndex): Lexicon {
  const [types, commonTypes, cities] = [typeNames(index), commonTypeNames(index), cityNames(index)]
  const near = new Map<string, [string, Meant][]>()
  const zones = [...ZONE_NAMES].filter(([name]) => zoneNamed(name, () => cities.has(name)) !== null)
  const all = [
    ...zones.map(([name, zone]): [string, Meant] => [name, { kind: 'region', zone }]),
    ...[...cities].map(([name, rows]): [string, Meant] => [name, { kind: 'cities', rows }]),
    ...[...types].map(([name, rows]): [string, Meant] => [name, { kind: 'types', rows }]),
  ]
  let longest = Math.max(1, ...[...commonTypes.keys()].map((name) => name.split(' ').length))
  for (const one of all) {
    const [name] = one
    longest = Math.max(longest, name.split(' ').length)
    const place = `${name[0]}${name.length}`
    const some = near.get(place)
    if (some) some.push(one)
    else near.set(place, [one])
  }
  return { types, commonTypes, cities, longest, near }
}

/** `st niklaas` as towns are written in full. */
const SAINT = /\b(st|ste)\b/
const SAINTS: Readonly<Record<string, readonly string[]>> = { st: ['sint', 'saint', 'sankt'], ste: ['sainte'] }

/** The towns that are called so, or have that postcode; null for none. */
export function townsNamed({ cities }: Lexicon, phrase: string): readonly number[] | null {
  const found = cities.get(phrase)
  if (found) return found
  const [, short = ''] = SAINT.exec(phrase) ?? []
  for (const full of SAINTS[short] ?? []) {
    const rows = cities.get(phrase.replace(SAINT, full))
    if (rows) return rows
  }
  return null
}

/** The types that a page calls so, in the plural too; null for none. */
export function ownTypesNamed({ types }: Lexicon, phrase: string): readonly number[] | null {
  for (const one of singularPhrases(phrase)) {
    const rows = types.get(one)
    if (rows) return rows
  }
  return null
}

/** The types that a page or else everybody calls so; null for none. */
export const typesNamed = (lexicon: Lexicon, phrase: string): readonly number[] | null =>
  ownTypesNamed(lexicon, phrase) ?? lexicon.commonTypes.get(phrase) ?? null

const SHORTEST_CHECKED = 4

const lettersOf = (word: string): string => [...new Set(word)].sort().join('')

/**
 * Where a word of four letters has another letter than a name, it is more often another word. A town
 * may have one more, as `Namur` than `Namr`; of a type it is a word too: `Lage` is no `Lager`.
 */
const isSlip = (typed: string, name: string, { kind }: Meant): boolean =>
  typed.length > SHORTEST_CHECKED ||
  (kind !== 'types' && typed.length !== name.length) ||
  lettersOf(typed) === lettersOf(name)

/**
 * What a mistyped phrase most likely means; null where nothing comes close. The first letter is
 * right, and of names as close the first of the index wins, whose towns stand by their offer.
 */
export function closestMeant({ near }: Lexicon, typed: string, mayBeType: boolean): Meant | null {
  const most = /\d/.test(typed) ? 0 : mostSlips(typed)
  let [best, fewest]: [Meant | null, number] = [null, most + 1]
  for (let length = typed.length - most; most > 0 && length <= typed.length + most; length += 1) {
    for (const [name, meant] of near.get(`${typed[0]}${length}`) ?? []) {
      if (meant.kind === 'types' && !mayBeType) continue
      const count = slips(typed, name, Math.min(most, fewest))
      if (count < fewest && isSlip(typed, name, meant)) [best, fewest] = [meant, count]
    }
  }
  if (best || !mayBeType) return best
  for (const one of singulars(typed).slice(1)) {
    const found = one.length > SHORTEST_CHECKED ? closestType(near, one) : null
    if (found) return found
  }
  return null
}

function closestType(near: Lexicon['near'], typed: string): Meant | null {
  for (let length = typed.length - 1; length <= typed.length + 1; length += 1) {
    for (const [name, meant] of near.get(`${typed[0]}${length}`) ?? []) {
      if (meant.kind === 'types' && slips(typed, name, 1) <= 1) return meant
    }
  }
  return null
}

/** What the beginning of the name of a type or a place most likely means; null for nothing. */
export function begunMeant({ near }: Lexicon, typed: string, may: { types: boolean; places: boolean }): Meant | null {
  if (/^\d/.test(typed)) return null
  let best: Meant | null = null
  let first = Infinity
  for (const [place, names] of near) {
    if (place[0] !== typed[0]) continue
    for (const [name, meant] of names) {
      if (!name.startsWith(typed) || !(meant.kind === 'types' ? may.types : may.places)) continue
      const order = meant.kind === 'cities' ? (meant.rows[0] ?? 0) : -1
      if (order < first) [best, first] = [meant, order]
    }
  }
  return best
}
