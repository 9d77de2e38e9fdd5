import { bedroomsAt } from './bedrooms'
import { boundAt, measureEnd } from './bounds'
import { energyAt, energyScoreEnd } from './energy'
import { kilometresAt } from './kilometres'
import { isNounAt, partAt, type ReadPart, type Typed } from './part'
import { priceAt } from './price'
import { isAfterComma } from './tokens'
import { ADJECTIVES, ADVERBS, AND_OR, ARTICLES, NEGATIONS, PREPOSITIONS } from './vocabulary'
import { yearEnd } from './year'

/**
 * Where what no list can be asked for ends that begins at a token, behind the part that ends at it: no garden, two
 * bedrooms or a label at most, 1000 m², a score of 200 kWh, built in 2000. The token itself where nothing of that begins.
 */
export function unaskedEnd(typed: Typed, at: number, before: ReadPart | undefined): number {
  const { tokens, goal } = typed
  const asked = bedroomsAt(tokens, at) ?? energyAt(typed, at)
  if (asked) return asked.value === null ? asked.end : at
  const isRefusal = NEGATIONS.has(tokens[at]?.key ?? '') && !priceAt(tokens, at, goal)
  if (isRefusal) return refusedEnd(typed, at)
  if (kilometresAt(tokens, at)) return at
  return energyScoreEnd(typed, at) ?? measureEnd(tokens, at) ?? yearEnd(typed, at) ?? unreadEnd(typed, at, before)
}

/**
 * Where a bound without an amount ends, `meer dan` of two bathrooms, or a noun that is no town; the token itself
 * where something as long is asked for.
 */
function unreadEnd(typed: Typed, at: number, before: ReadPart | undefined): number {
  const end = boundAt(typed.tokens, at)?.end ?? (isNounAt(typed, at, before) ? at + 1 : at)
  return end > at && end > (partAt(typed, at, before)?.to ?? at) ? end : at
}

/**
 * Where a refusal ends: with what it names, `pas de jardin`, and all of its kind, `zonder garage en
 * tuin`. Of `geen grote tuin` no garden is asked for, though of `geen groot huis` a house is; a word that
 * says nothing is all that is refused.
 */
function refusedEnd(typed: Typed, at: number): number {
  const { tokens } = typed
  const named = afterSmall(typed, at + 1)
  const mayDescribe = named > at + 1 || !ADVERBS.has(tokens[at]?.key ?? '')
  const noun = mayDescribe ? afterAdjectives(typed, named) : named
  const part = saidAt(typed, noun)
  const isWhole = part !== null && (noun === named || part.feature !== undefined)
  return isWhole ? listEnd(typed, part) : Math.min(named + 1, tokens.length)
}

/** What begins at a token and asks for something; null after a comma. */
function saidAt(typed: Typed, at: number): ReadPart | null {
  const token = typed.tokens[at]
  const part = token && !isAfterComma(token) ? partAt(typed, at) : null
  return part && !part.isFiller ? part : null
}

/** The first token from one on that is no article and no word before a place. */
function afterSmall(typed: Typed, from: number): number {
  const token = typed.tokens[from]
  if (!token || isAfterComma(token)) return from
  const part = partAt(typed, from)
  const isSmall = ARTICLES.has(token.key) || PREPOSITIONS.has(token.key)
  const isSkipped = part ? part.isNear || part.isBeside || (part.isFiller && isSmall) : isSmall
  return isSkipped ? afterSmall(typed, part?.to ?? from + 1) : from
}

/** The first token from one on that is no adjective, or that begins a phrase: `new build`. */
function afterAdjectives(typed: Typed, from: number, isArticle = false): number {
  let at = from
  const isSkipped = (key: string): boolean => ADJECTIVES.has(key) || (isArticle && ARTICLES.has(key))
  while (isSkipped(typed.tokens[at]?.key ?? '') && !saidAt(typed, at)) at += 1
  return at
}

const kindOf = ({ feature, types, cities, region }: ReadPart): string | null => {
  if (feature) return 'feature'
  if (types) return 'type'
  return cities || region ? 'place' : null
}

/** Where the last of what is refused together ends. */
function listEnd(typed: Typed, part: ReadPart): number {
  const [kind, and] = [kindOf(part), typed.tokens[part.to]]
  if (kind === null || !and || isAfterComma(and) || !AND_OR.has(and.key)) return part.to
  const next = saidAt(typed, afterAdjectives(typed, part.to + 1, true))
  return next && kindOf(next) === kind ? listEnd(typed, next) : part.to
}
