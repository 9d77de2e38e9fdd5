import type { Goal } from '@/domain/properties/goal'
import type { EnergyClass } from '../criteria/energy-classes'
import type { Feature } from '../criteria/features'
import type { NumberRange } from '../criteria/range'
import { zoneNamed, type Zone } from '../zones'
import { bedroomsAt } from './bedrooms'
import { isCommonNoun } from './common-noun'
import { energyAt } from './energy'
import { goalNamed, type GoalWords } from './goals'
import { kilometresAt, type Distance } from './kilometres'
import { ownTypesNamed, townsNamed } from './lexicon'
import { priceAt } from './price'
import { phraseOf, type Token } from './tokens'
import { AND_OR, BESIDE, FEATURE_WORDS, FILLERS, NEAR } from './vocabulary'

/** What one phrase says, and the tokens it is. */
export interface ReadPart {
  from: number
  to: number
  goal?: Goal
  types?: readonly number[]
  /** The page calls no type so, though everybody does. */
  isCommon?: boolean
  cities?: readonly number[]
  region?: Zone
  /** The towns that are called as the region is. */
  namesakes?: readonly number[]
  isNear?: true
  distance?: Distance
  energy?: readonly EnergyClass[]
  bedrooms?: number
  price?: NumberRange
  feature?: Feature
  isFiller?: true
  /** A type that follows is a part of what was named before, or stands beside it. */
  isBeside?: boolean
}

/** What was typed, and what it is read with. */
export interface Typed extends GoalWords {
  tokens: readonly Token[]
  /** See `ownedWords`. */
  owned: ReadonlySet<number>
  /** The goal that is said anywhere in it; null for none or both. */
  goal: Goal | null
}

/** Whether it names a type that cannot be a part of another, as a garage can. */
export const isOnlyType = ({ types, feature }: ReadPart): boolean => types !== undefined && !feature

/** The goal that the parts say; null for none or both. */
export function goalSaid(parts: readonly ReadPart[]): Goal | null {
  const [goal = null, ...others] = new Set(parts.flatMap((part) => part.goal ?? []))
  return others.length > 0 ? null : goal
}

/** Whether it is a place by the postcode of a town that is known. */
export const isPostcodePart = (tokens: readonly Token[], { from, to, cities }: ReadPart): boolean =>
  cities !== undefined && to === from + 1 && tokens[from]?.isPostcode === true

/** Whether it is a place by its name. */
export const isNamedPlace = (tokens: readonly Token[], part: ReadPart): boolean =>
  part.region !== undefined || (part.cities !== undefined && !isPostcodePart(tokens, part))

const placeBefore = (parts: readonly ReadPart[], end: number): ReadPart | undefined => {
  const part = parts.findLast(({ to }) => to === end)
  if (part?.isFiller) return placeBefore(parts, part.from)
  return part?.cities || part?.region ? part : undefined
}

/**
 * The part that a token goes on from: the one that ends at it, or the place before an `of` or `en`, `Gent centrum en
 * Meer`; undefined for none.
 */
export function partBefore(tokens: readonly Token[], parts: readonly ReadPart[], at: number): ReadPart | undefined {
  const isListed = AND_OR.has(tokens[at - 1]?.key ?? '')
  return isListed ? placeBefore(parts, at - 1) : parts.findLast(({ to }) => to === at)
}

/** Whether the word at a token is a noun that is no town there, behind the part that ends at it. */
export const isNounAt = (typed: Typed, at: number, before: ReadPart | undefined): boolean =>
  isCommonNoun(typed, at, before !== undefined && !before.isFiller && !before.isNear)

/** The longest phrase that begins at a token, behind the part that ends at it; null where it says nothing. */
export function partAt(typed: Typed, from: number, before?: ReadPart): ReadPart | null {
  const { lexicon, tokens } = typed
  const numbers = numbersAt(typed, from)
  if (numbers) return numbers
  for (let count = Math.min(lexicon.longest, tokens.length - from); count > 0; count -= 1) {
    const isNoun = count === 1 && isNounAt(typed, from, before)
    const said = phraseMeans(typed, phraseOf(tokens, from, count), { isAll: tokens.length === count, isNoun })
    if (said) return { from, to: from + count, ...said }
  }
  return null
}

/** Kilometres, bedrooms, a price or energy labels that begin at a token; null where none do. */
function numbersAt(typed: Typed, from: number): ReadPart | null {
  const { tokens, goal } = typed
  const distance = kilometresAt(tokens, from)
  if (distance) return { from, to: distance.end, distance: distance.value }
  const bedrooms = bedroomsAt(tokens, from)
  if (bedrooms?.value) return { from, to: bedrooms.end, bedrooms: bedrooms.value }
  const energy = energyAt(typed, from)
  if (energy?.value) return { from, to: energy.end, energy: energy.value }
  const price = priceAt(tokens, from, goal)
  return price && { from, to: price.end, ...price.value }
}

const SHORTEST_TOWN = 3

interface Standing {
  /** Nothing else was typed. */
  isAll: boolean
  /** It is no town where it stands. */
  isNoun: boolean
}

function phraseMeans(typed: Typed, phrase: string, { isAll, isNoun }: Standing): Omit<ReadPart, 'from' | 'to'> | null {
  const { lexicon } = typed
  const isShort = phrase.length < SHORTEST_TOWN && !isAll
  const towns = isShort ? null : townsNamed(lexicon, phrase)
  const region = zoneNamed(phrase, () => towns !== null)
  if (region) return { region, namesakes: towns ?? [] }
  const isBeside = BESIDE.has(phrase)
  const isFiller = isBeside || FILLERS.has(phrase)
  if (towns && !isNoun && !(isFiller && !isAll)) return { cities: towns }
  const goal = goalNamed(typed, phrase)
  if (goal) return { goal }
  const [own, feature] = [ownTypesNamed(lexicon, phrase), FEATURE_WORDS.get(phrase)]
  const types = own ?? lexicon.commonTypes.get(phrase)
  if (types) return feature ? { types, feature } : { types, isCommon: own === null }
  if (feature) return { feature }
  if (NEAR.has(phrase)) return { isNear: true }
  return isFiller ? { isFiller, isBeside } : null
}
