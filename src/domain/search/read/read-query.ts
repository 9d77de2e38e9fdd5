import type { Goal } from '@/domain/properties/goal'
import { FEATURES, type Feature } from '../criteria/features'
import type { NumberRange } from '../criteria/range'
import type { SearchIndex } from '../search-index'
import { ZONES, zoneNamed, type Zone } from '../zones'
import { bedroomsAt, priceAt } from './amounts'
import { begunMeant, closestMeant, lexiconOf, townsNamed, typesNamed, type Lexicon } from './lexicon'
import { restOf } from './rest'
import { phraseOf, tokensOf, type Token } from './tokens'
import { AND_OR, BESIDE, COMMON_WORDS, FEATURE_WORDS, FILLERS, GOALS, NEAR, NEGATIONS, OR } from './vocabulary'

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
  features: Feature[]
  /** The words that were not understood, as they were typed. */
  rest: string
}

/** What one phrase says, and the tokens it is. */
interface ReadPart {
  from: number
  to: number
  goal?: Goal
  types?: readonly number[]
  cities?: readonly number[]
  region?: Zone
  /** The towns that are called as the region is. */
  namesakes?: readonly number[]
  isNear?: true
  bedrooms?: number
  price?: NumberRange
  feature?: Feature
  isFiller?: true
  /** A type that follows is a part of what was named before, or stands beside it. */
  isBeside?: boolean
}

/** Of a house a garage is a part. */
const isOnlyType = ({ types, feature }: ReadPart): boolean => types !== undefined && !feature

const NEAR_KM = 10

/** More words are no search: what stands behind them is not looked at for slips. */
const MOST_CHECKED = 8

/**
 * Reads what was typed into the search as a person would: goal, types, places, bedrooms, price,
 * new-build, garden and garage, in any order and any of the four languages, slips forgiven. What it
 * does not understand is `rest`; of blank text nothing is asked.
 */
export function readQuery(index: SearchIndex, input: string): QueryReading {
  const lexicon = lexiconOf(index)
  const tokens = tokensOf(input, (key) => typesNamed(lexicon, key) !== null)
  const parts: ReadPart[] = []
  const [unknown, left] = [new Set<number>(), new Set<number>()]
  for (let at = 0; at < tokens.length; ) {
    const refused = refusedAt(tokens, at, input)
    const part = refused > 0 ? null : partAt(lexicon, tokens, at, input)
    const end = part?.to ?? at + Math.max(1, refused)
    if (part) parts.push(part)
    else for (; at < end; at += 1) (refused > 0 ? left : unknown).add(at)
    at = end
  }
  const beside = besideOf(index, tokens, parts)
  parts.push(...guesses(lexicon, tokens, unknown, parts, beside))
  const dropped = typesBeside(parts, beside)
  for (const { from, to } of dropped) for (let at = from; at < to; at += 1) left.add(at)
  const understood = parts.filter((part) => !part.isFiller && !dropped.includes(part))
  const rest = restOf(input, tokens, new Set([...unknown, ...left]), understood.length > 0)
  return { ...summary(index, tokens, understood), rest }
}

/** How many words from a token on ask for what no list can: no garden, two bedrooms at most. */
function refusedAt(tokens: readonly Token[], at: number, input: string): number {
  const bedrooms = bedroomsAt(tokens, at)
  if (bedrooms) return bedrooms.value === null ? bedrooms.end - at : 0
  return NEGATIONS.has(tokens[at]?.key ?? '') && !priceAt(tokens, at, input) ? 2 : 0
}

/** The longest phrase that begins at a token; null where it says nothing. */
function partAt(lexicon: Lexicon, tokens: readonly Token[], from: number, input: string): ReadPart | null {
  const bedrooms = bedroomsAt(tokens, from)
  if (bedrooms?.value) return { from, to: bedrooms.end, bedrooms: bedrooms.value }
  const price = priceAt(tokens, from, input)
  if (price) return { from, to: price.end, price: price.value }
  for (let count = Math.min(lexicon.longest, tokens.length - from); count > 0; count -= 1) {
    const said = phraseMeans(lexicon, phraseOf(tokens, from, count), tokens.length === count)
    if (said) return { from, to: from + count, ...said }
  }
  return null
}

const SHORTEST_TOWN = 3

function phraseMeans(lexicon: Lexicon, phrase: string, isAll: boolean): Omit<ReadPart, 'from' | 'to'> | null {
  const isShort = phrase.length < SHORTEST_TOWN && !isAll
  const towns = isShort ? null : townsNamed(lexicon, phrase)
  const region = zoneNamed(phrase, () => towns !== null)
  if (region) return { region, namesakes: towns ?? [] }
  const isBeside = BESIDE.has(phrase)
  const isFiller = isBeside || FILLERS.has(phrase)
  if (towns && !(isFiller && !isAll)) return { cities: towns }
  const goal = GOALS.get(phrase)
  if (goal) return { goal }
  const [types, feature] = [typesNamed(lexicon, phrase), FEATURE_WORDS.get(phrase)]
  if (types) return feature ? { types, feature } : { types }
  if (feature) return { feature }
  if (NEAR.has(phrase)) return { isNear: true }
  return isFiller ? { isFiller, isBeside } : null
}

/** Of each token that follows `met`, `bij` or `am`, where that word stands. */
type FollowedWords = ReadonlyMap<number, number>

/**
 * What follows such a word ends at a comma, `of`, goal, place or price: `huis met tuin of appartement`
 * asks for two types, `huis met tuin en kantoor` for one.
 */
function besideOf({ language }: SearchIndex, tokens: readonly Token[], parts: readonly ReadPart[]): FollowedWords {
  const starts = new Map(parts.map((part) => [part.from, part]))
  const found = new Map<number, number>()
  let word: number | null = null
  for (const [at, { key, isAfterComma }] of tokens.entries()) {
    const part = starts.get(at)
    // In English `of` is no `or`: a house with plenty of land.
    const isOr = OR.has(key) && !(key === 'of' && language === 'en')
    if (isOr || isAfterComma || part?.goal || part?.cities || part?.region || part?.price) word = null
    if (word !== null) found.set(at, word)
    if (part?.isBeside || part?.isNear) word = at
  }
  return found
}

/** The types that stand beside one that is asked for: `huis met kantoor` asks for no office. */
function typesBeside(parts: readonly ReadPart[], beside: FollowedWords): ReadPart[] {
  const only = parts.filter(isOnlyType)
  return only.filter(({ from }) => only.some((other) => other.from < (beside.get(from) ?? 0)))
}

/**
 * What mistyped words mean, two together before one; the last may be the beginning of a name. Where
 * a type was read, another is guessed only after `of` or `en`: `park` is no `parking` of a house.
 */
function guesses(
  lexicon: Lexicon,
  tokens: readonly Token[],
  unknown: Set<number>,
  parts: readonly ReadPart[],
  beside: FollowedWords,
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
      const isLast = from + count === tokens.length
      const isFirst = !isTyped(from)
      const isListed = tokens[from]?.isAfterComma || AND_OR.has(tokens[from - 1]?.key ?? '')
      const begun = isLast ? begunMeant(lexicon, phrase, isFirst && !beside.has(from)) : null
      const meant = begun ?? closestMeant(lexicon, phrase, isFirst || isListed)
      if (!meant) continue
      const part = { from, to: from + count }
      if (meant.kind === 'region') found.push({ ...part, region: meant.zone })
      else found.push({ ...part, [meant.kind]: meant.rows })
      for (const at of own) unknown.delete(at)
    }
  }
  return found
}

function summary(index: SearchIndex, tokens: readonly Token[], parts: readonly ReadPart[]): Omit<QueryReading, 'rest'> {
  const goals = new Set(parts.flatMap(({ goal }) => goal ?? []))
  const goal = goals.size === 1 ? ([...goals][0] ?? null) : null
  const rent = rentInPostcode(tokens, parts, goal)
  const placed = parts.filter((part) => part !== rent)
  const prices = [...placed.flatMap(({ price }) => price ?? []), ...(rent ? [{ min: null, max: rentIn(tokens, rent) }] : [])]
  const cities = citiesOf(index, placed)
  const only = parts.filter(isOnlyType)
  // `huis met garage` asks for a house, `garage` for a garage.
  const typed = only.length > 0 ? only : parts
  const features = new Set(parts.flatMap(({ feature, types }) => (feature && (!types || only.length > 0) ? feature : [])))
  const bedrooms = parts.flatMap((part) => part.bedrooms ?? [])
  const isTown = ({ namesakes = [] }: ReadPart): boolean => cities.some((row) => namesakes.includes(row))
  return {
    goal,
    types: [...new Set(typed.flatMap(({ types }) => types ?? []))].sort((a, b) => a - b),
    cities,
    regions: ZONES.filter((zone) => parts.some((part) => part.region === zone && !isTown(part))),
    radius: cities.length > 0 && parts.some(({ isNear }) => isNear) ? NEAR_KM : null,
    bedrooms: bedrooms.length > 0 ? Math.min(...bedrooms) : null,
    price: {
      min: prices.findLast(({ min }) => min !== null)?.min ?? null,
      max: prices.findLast(({ max }) => max !== null)?.max ?? null,
    },
    features: FEATURES.filter((feature) => features.has(feature)),
  }
}

const isPostcode = (tokens: readonly Token[], { from, to, cities }: ReadPart): boolean =>
  cities !== undefined && to === from + 1 && /^\d{4}$/.test(tokens[from]?.key ?? '')

const rentIn = (tokens: readonly Token[], { from }: ReadPart): number => Number(tokens[from]?.key)

/** A postcode beside another place, in a search for rent, is a rent: `te huur gent 1200`. */
function rentInPostcode(tokens: readonly Token[], parts: readonly ReadPart[], goal: Goal | null): ReadPart | null {
  const named = parts.filter((part) => part.region || (part.cities && !isPostcode(tokens, part)))
  if (goal !== 'rent' || named.length === 0) return null
  const isOther = ({ cities = [] }: ReadPart): boolean =>
    !named.some((part) => (part.cities ?? part.namesakes)?.some((row) => cities.includes(row)))
  return parts.find((part) => isPostcode(tokens, part) && isOther(part)) ?? null
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
