import type { Goal } from '@/domain/properties/goal'
import { ENERGY_CLASSES, type EnergyClass } from '../criteria/energy-classes'
import { FEATURES, type Feature } from '../criteria/features'
import type { NumberRange } from '../criteria/range'
import type { SearchIndex } from '../search-index'
import { ZONES, type Zone } from '../zones'
import { commonBeside } from './common-beside'
import { ownedWords } from './common-noun'
import { describing, sized } from './described'
import { goalIn } from './goals'
import { radiusOf, strayKilometres, strayNear, townsAround } from './kilometres'
import { begunMeant, closestMeant, lexiconOf, townsNamed, typesNamed } from './lexicon'
import { goalSaid, isNamedPlace, isOnlyType, partAt, partBefore, type ReadPart, type Typed } from './part'
import { ordered } from './price'
import { unaskedEnd } from './refused'
import { rentAmong } from './rent'
import { restOf } from './rest'
import { isAfterComma, phraseOf, tokensOf, type Token } from './tokens'
import { AND_OR, COMMON_WORDS, OR, WITH } from './vocabulary'

/** What typed words ask for. Types and cities are rows of the index. */
export interface QueryReading {
  /** Null where no word says it, or both are asked for. */
  goal: Goal | null
  types: number[]
  cities: number[]
  regions: Zone[]
  /** Kilometres around the towns. */
  radius: number | null
  /** At least. */
  bedrooms: number | null
  /** Euro, as it was typed. */
  price: NumberRange
  energy: EnergyClass[]
  features: Feature[]
  /** The words that were not understood, as they were typed. */
  rest: string
}

/** Near a town, where nobody says how near. */
const NEAR_KM = 10

/** More words are no search: what stands behind them is not looked at for slips. */
const MOST_CHECKED = 8

/** A name may be begun by as many letters while it is typed, and by more in what was sent. */
const SHORTEST_BEGUN = { typing: 3, sent: 5 } as const

/**
 * Reads what was typed into the search as a person would: goal, types, places, bedrooms, price, energy,
 * new-build, garden and garage, in any order and any of the four languages, slips forgiven. What it
 * does not understand is `rest`; of blank text nothing is asked. Of a text that was sent fewer words
 * are taken for the beginning of a name.
 */
export function readQuery(index: SearchIndex, input: string, state: 'typing' | 'sent' = 'typing'): QueryReading {
  const lexicon = lexiconOf(index)
  const tokens = tokensOf(input, {
    isType: (key) => typesNamed(lexicon, key) !== null,
    isTown: (key) => townsNamed(lexicon, key) !== null,
  })
  const { language } = index
  const said = goalIn({ language, lexicon }, tokens)
  const typed = { language, lexicon, tokens, owned: ownedWords(tokens), ...said }
  let parts: ReadPart[] = []
  const [unknown, left] = [new Set<number>(), new Set<number>()]
  for (let at = 0; at < tokens.length; ) {
    const before = partBefore(tokens, parts, at)
    const unasked = unaskedEnd(typed, at, before)
    const part = unasked > at ? null : partAt(typed, at, before)
    const end = part?.to ?? Math.max(at + 1, unasked)
    if (part) parts.push(part)
    else for (; at < end; at += 1) (unasked > at ? left : unknown).add(at)
    at = end
  }
  const beside = besideOf(index, tokens, parts)
  parts.push(...guesses(typed, unknown, parts, beside, SHORTEST_BEGUN[state]))
  const unread = (): ReadonlySet<number> => new Set([...unknown, ...left])
  const rent = rentAmong(index, tokens, parts, unread())
  if (rent) {
    parts = [...parts.filter(({ from, to }) => to <= rent.from || from >= rent.to), rent]
    for (const words of [unknown, left]) for (const at of tokensIn(rent)) words.delete(at)
  }
  const dropped = [
    typesBeside(parts, beside), commonBeside(tokens, parts), describing(tokens, parts, unread()),
    sized(index, tokens, parts), strayKilometres(tokens, parts),
  ].flat()
  for (const at of dropped.flatMap(tokensIn)) left.add(at)
  const unasked = [...dropped, ...strayNear(tokens, parts)]
  const understood = parts.filter((part) => !part.isFiller && !unasked.includes(part))
  const rest = restOf(input, tokens, unread(), understood.length > 0)
  return { ...summary(index, understood), rest }
}

const tokensIn = ({ from, to }: ReadPart): number[] => Array.from({ length: to - from }, (_, at) => from + at)

/** Of each token that follows `met`, `bij` or `am`, where that word stands. */
type FollowedWords = ReadonlyMap<number, number>

/** Short for `proche de`, before a noun. */
const CLOSE = new Set(['proche', 'pres'])

/**
 * What follows such a word ends at a comma, `of`, goal, place or price: `huis met tuin of appartement`
 * asks for two types, `huis met tuin en kantoor` for one.
 */
function besideOf({ language }: SearchIndex, tokens: readonly Token[], parts: readonly ReadPart[]): FollowedWords {
  const starts = new Map(parts.map((part) => [part.from, part]))
  const found = new Map<number, number>()
  let word: number | null = null
  for (const [at, token] of tokens.entries()) {
    const part = starts.get(at)
    const { key } = token
    // In English `of` is no `or`: a house with plenty of land.
    const isOr = OR.has(key) && !(key === 'of' && language === 'en')
    if (isOr || isAfterComma(token) || part?.goal || part?.cities || part?.region || part?.price) word = null
    if (word !== null) found.set(at, word)
    if (part?.isBeside || part?.isNear || CLOSE.has(key)) word = at
  }
  return found
}

/** The types that stand beside one that is asked for: `huis met kantoor` asks for no office. */
function typesBeside(parts: readonly ReadPart[], beside: FollowedWords): ReadPart[] {
  const only = parts.filter(isOnlyType)
  return only.filter(({ from }) => only.some((other) => other.from < (beside.get(from) ?? 0)))
}

const isListed = (tokens: readonly Token[], at: number): boolean =>
  isAfterComma(tokens[at]) || AND_OR.has(tokens[at - 1]?.key ?? '')

/**
 * Whether a place may be begun at a token, beside what was read. One is enough: `gent oost` is no
 * province. None is after `met`: `avec cour` is not Courtrai, but `avec jardin nam` goes on to Namur.
 */
function mayBePlace(tokens: readonly Token[], at: number, parts: readonly ReadPart[], beside: FollowedWords): boolean {
  const isPart = WITH.has(tokens[beside.get(at) ?? -1]?.key ?? '')
  if (isPart && !parts.some(({ to, isFiller }) => to === at && !isFiller)) return false
  return isListed(tokens, at) || !parts.some((part) => isNamedPlace(tokens, part))
}

/**
 * What mistyped words mean, two together before one; the last may be the beginning of a name. Where
 * a type was read, another is guessed only after `of` or `en`: `park` is no `parking` of a house.
 */
function guesses(
  { lexicon, tokens }: Typed,
  unknown: Set<number>,
  parts: readonly ReadPart[],
  beside: FollowedWords,
  shortest: number,
): ReadPart[] {
  const found: ReadPart[] = []
  if (unknown.size > MOST_CHECKED) return found
  // Not by what stands beside it: `maisn avec bureau`.
  const isTyped = (at: number): boolean =>
    [...parts, ...found].some((part) => isOnlyType(part) && (beside.get(part.from) ?? 0) <= at)
  for (const count of [3, 2, 1]) {
    for (let from = 0; from + count <= tokens.length; from += 1) {
      const own = Array.from({ length: count }, (_, at) => from + at)
      if (!own.every((at) => unknown.has(at))) continue
      const phrase = phraseOf(tokens, from, count)
      if (COMMON_WORDS.has(phrase)) continue
      const isBegun = from + count === tokens.length && phrase.length >= shortest
      const isFirst = !isTyped(from)
      const places = mayBePlace(tokens, from, [...parts, ...found], beside)
      const begun = isBegun ? begunMeant(lexicon, phrase, { types: isFirst && !beside.has(from), places }) : null
      const meant = begun ?? closestMeant(lexicon, phrase, isFirst || isListed(tokens, from))
      if (!meant) continue
      const part = { from, to: from + count }
      if (meant.kind === 'region') found.push({ ...part, region: meant.zone })
      else found.push({ ...part, [meant.kind]: meant.rows })
      for (const at of own) unknown.delete(at)
    }
  }
  return found
}

function summary(index: SearchIndex, parts: readonly ReadPart[]): Omit<QueryReading, 'rest'> {
  const isAround = parts.some(({ distance }) => distance)
  const placed = parts.map((part) => (isAround ? { ...part, cities: townsAround(part) } : part))
  const prices = parts.flatMap(({ price }) => price ?? [])
  const cities = citiesOf(index, placed)
  const bedrooms = parts.flatMap((part) => part.bedrooms ?? [])
  const only = parts.filter(isOnlyType)
  // `huis met garage` asks for a house, and so do bedrooms; `garage` asks for a garage.
  const isHome = only.length > 0 || bedrooms.length > 0
  const typed = isHome ? only : parts
  const features = new Set(parts.flatMap(({ feature, types }) => (feature && (!types || isHome) ? feature : [])))
  const isTown = ({ namesakes = [] }: ReadPart): boolean => cities.some((row) => namesakes.includes(row))
  return {
    goal: goalSaid(parts),
    types: [...new Set(typed.flatMap(({ types }) => types ?? []))].sort((a, b) => a - b),
    cities,
    regions: ZONES.filter((zone) => parts.some((part) => part.region === zone && !isTown(part))),
    radius: cities.length > 0 ? radiusIn(parts) : null,
    bedrooms: bedrooms.length > 0 ? Math.min(...bedrooms) : null,
    price: ordered({
      min: prices.findLast(({ min }) => min !== null)?.min ?? null,
      max: prices.findLast(({ max }) => max !== null)?.max ?? null,
    }),
    energy: ENERGY_CLASSES.filter((one) => parts.some(({ energy }) => energy?.includes(one))),
    features: FEATURES.filter((feature) => features.has(feature)),
  }
}

/** Kilometres around the towns; null where nothing says that what is near them will do. */
function radiusIn(parts: readonly ReadPart[]): number | null {
  const typed = parts.flatMap(({ distance }) => distance?.kilometres ?? [])
  if (typed.length > 0) return radiusOf(Math.max(...typed))
  return parts.some(({ isNear }) => isNear) ? NEAR_KM : null
}

/** A postcode beside the name of a town says which one of that name: `9000 Gent`. */
function citiesOf(index: SearchIndex, parts: readonly ReadPart[]): number[] {
  const groups = parts.flatMap(({ cities }) => (cities ? [cities] : []))
  const own = groups.map((group) => {
    const others = groups.filter((other) => other !== group)
    const shared = group.filter((row) => others.some((other) => other.includes(row)))
    return shared.length > 0 ? shared : group
  })
  const rows = [...new Set(own.flat())]
  return rows.filter((row) => index.cities.names[row] !== undefined)
}
