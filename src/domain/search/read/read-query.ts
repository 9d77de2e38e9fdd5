import type { Goal } from '@/domain/properties/goal'
import { FEATURES, type Feature } from '../criteria/features'
import type { NumberRange } from '../criteria/range'
import type { SearchIndex } from '../search-index'
import { ZONES, zoneNamed, type Zone } from '../zones'
import { bedroomsAt, priceAt } from './amounts'
import { begunMeant, closestMeant, lexiconOf, townsNamed, typesNamed, type Lexicon } from './lexicon'
import { restOf } from './rest'
import { phraseOf, tokensOf, type Token } from './tokens'
import { FEATURE_WORDS, FILLERS, GOALS, NEAR, NEGATIONS } from './vocabulary'

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
}

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
  const unknown = new Set<number>()
  for (let at = 0; at < tokens.length; ) {
    const refused = refusedAt(tokens, at)
    const part = refused > 0 ? null : partAt(lexicon, tokens, at, input)
    const end = part?.to ?? at + Math.max(1, refused)
    if (part) parts.push(part)
    else for (; at < end; at += 1) unknown.add(at)
    at = end
  }
  parts.push(...guesses(lexicon, tokens, unknown))
  const understood = parts.filter(({ isFiller }) => !isFiller)
  const rest = restOf(input, tokens, unknown, understood.length > 0)
  return { ...summary(index, tokens, understood), rest }
}

/** How many words from a token on ask for what no list can: no garden, two bedrooms at most. */
function refusedAt(tokens: readonly Token[], at: number): number {
  if (NEGATIONS.has(tokens[at]?.key ?? '')) return 2
  const bedrooms = bedroomsAt(tokens, at)
  return bedrooms?.value === null ? bedrooms.end - at : 0
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
  if (towns && !(FILLERS.has(phrase) && !isAll)) return { cities: towns }
  const goal = GOALS.get(phrase)
  if (goal) return { goal }
  const [types, feature] = [typesNamed(lexicon, phrase), FEATURE_WORDS.get(phrase)]
  if (types) return feature ? { types, feature } : { types }
  if (feature) return { feature }
  if (NEAR.has(phrase)) return { isNear: true }
  return FILLERS.has(phrase) ? { isFiller: true } : null
}

/** What mistyped words mean, two together before one; the last may be the beginning of a name. */
function guesses(lexicon: Lexicon, tokens: readonly Token[], unknown: Set<number>): ReadPart[] {
  const found: ReadPart[] = []
  if (unknown.size > MOST_CHECKED) return found
  for (const count of [3, 2, 1]) {
    for (let from = 0; from + count <= tokens.length; from += 1) {
      const own = Array.from({ length: count }, (_, at) => from + at)
      if (!own.every((at) => unknown.has(at)) || own.some((at) => NEGATIONS.has(tokens[at - 1]?.key ?? ''))) continue
      const phrase = phraseOf(tokens, from, count)
      const isLast = from + count === tokens.length
      const meant = (isLast ? begunMeant(lexicon, phrase) : null) ?? closestMeant(lexicon, phrase)
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
  const only = parts.filter(({ types, feature }) => types && !feature)
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
    !named.some((part) => part.cities?.some((row) => cities.includes(row)))
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
