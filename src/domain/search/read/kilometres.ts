import { RADII } from '../criteria/radii'
import { gapAt, keyAt, numberAt, type Read } from './amounts'
import { RANGE_WORDS } from './bound-words'
import { boundAt, ownBoundAt } from './bounds'
import type { ReadPart } from './part'
import { isAfterComma, phraseOf, type Token } from './tokens'
import { ADJECTIVES, ARTICLES, KILOMETRES, PREPOSITIONS } from './vocabulary'

/** Kilometres that were typed. */
export interface Distance {
  kilometres: number
  /** They are said to be a radius: `straal`, `within`. */
  isRadius: boolean
  /** What they are counted from follows. */
  isFrom: boolean
}

const RADIUS = new Set('straal omtrek binnen rayon perimetre radius within umkreis innerhalb errond'.split(' '))
/** Between a radius and its number: `straal van`. */
const OF = new Set([...ARTICLES, 'van', 'of', 'von'])
/** Before what kilometres are counted from, where nothing else understands them. */
const AROUND = new Set(['om', 'um', 'from', 'away', 'entfernt'])
/** There too, and words before a place anyway. */
const FROM = new Set('van rond vanaf de du des d autour of around von vom rund'.split(' '))

/** The least radius that a list has of as many kilometres, else its largest. */
export const radiusOf = (kilometres: number): number => RADII.find((one) => one >= kilometres) ?? Math.max(...RADII)

/** The first token from one on that is none of some words. */
function after(tokens: readonly Token[], from: number, isSkipped: (key: string) => boolean): number {
  let at = from
  while (isSkipped(keyAt(tokens, at))) at += 1
  return at
}

/** Before a number of kilometres around something. */
const PLUS = new Set(['+', '±'])

/** A distance in kilometres at most: `10 km`, `10 km max`, `straal van 10 km`, `+ 10 km`; null where none begins. */
export function kilometresAt(tokens: readonly Token[], start: number): Read<Distance> | null {
  const first = keyAt(tokens, start)
  const lead = RADIUS.has(first) ? after(tokens, start, (key) => RADIUS.has(key) || OF.has(key)) : start
  const bound = boundAt(tokens, lead)
  const number = bound && bound.value !== 'max' ? null : numberAt(tokens, bound?.end ?? (PLUS.has(first) ? start + 1 : lead))
  if (!number || !KILOMETRES.has(keyAt(tokens, number.end))) return null
  const own = bound ? null : ownBoundAt(tokens, number.end + 1)
  if (own && own.value !== 'max') return null
  const unitEnd = own?.end ?? number.end + 1
  const saidEnd = after(tokens, unitEnd, (key) => RADIUS.has(key))
  const isRadius = lead > start || PLUS.has(first) || saidEnd > unitEnd
  const end = after(tokens, saidEnd, (key) => AROUND.has(key))
  const isFrom = end > saidEnd || (FROM.has(keyAt(tokens, end)) && !isAfterComma(tokens[end]))
  return { value: { kilometres: number.value, isRadius, isFrom }, end }
}

/** The towns that kilometres are around: around Brussels is around its town, which is all its communes otherwise. */
export function townsAround({ cities, region, namesakes = [] }: ReadPart): readonly number[] | undefined {
  return region === 'brussels' && namesakes.length > 0 ? namesakes : cities
}

/** Whether a town ends at a token, or begins there where `side` says so, beyond words that say nothing. */
function isTownBeside(parts: readonly ReadPart[], at: number, side: 'from' | 'to'): boolean {
  const part = parts.find((one) => one[side] === at)
  if (part?.isFiller || part?.isNear) return isTownBeside(parts, side === 'from' ? part.to : part.from, side)
  return part !== undefined && townsAround(part) !== undefined
}

/** What a house may be far from. */
const FAR_FROM = new Set(
  [
    'station stations school scholen zee strand kust snelweg autosnelweg autostrade luchthaven ziekenhuis oprit afrit',
    'gare ecole ecoles mer plage cote autoroute aeroport hopital sortie metro tram bus bushalte halte',
    'schools sea beach coast motorway highway airport hospital border grens frontiere grenze',
    'bahnhof schule schulen strand kuste autobahn flughafen krankenhaus ausfahrt haltestelle',
  ].flatMap((list) => list.split(' ')),
)

/** Whether a place that is no town follows kilometres, `2 km gare`, `1 km van de E40`, beyond small words and no comma. */
function isFarFrom(tokens: readonly Token[], to: number): boolean {
  const small = [ARTICLES, PREPOSITIONS, ADJECTIVES, RANGE_WORDS]
  const at = after(tokens, to, (key) => small.some((words) => words.has(key)))
  if (tokens.slice(to, at + 1).some(isAfterComma)) return false
  return FAR_FROM.has(keyAt(tokens, at)) || (/^[aenr]$/.test(keyAt(tokens, at)) && /^\d/.test(keyAt(tokens, at + 1)) && gapAt(tokens, at + 1) === '')
}

/** The kilometres that are around no town: of `5 km van het station` no list can be asked for, nor of `2 km gare`. */
export const strayKilometres = (
  tokens: readonly Token[],
  parts: readonly ReadPart[],
): ReadPart[] =>
  parts.filter(({ from, to, distance }) => {
    if (!distance || isTownBeside(parts, to, 'from')) return false
    const isOfPrice = parts.some((part) => part.from === to && part.price)
    if (distance.isFrom && !isOfPrice) return true
    if (!distance.isRadius && isFarFrom(tokens, to)) return true
    return !(distance.isRadius ? parts.some(townsAround) : isTownBeside(parts, from, 'to'))
  })

/** What is around the town before it as well: `Gent en omgeving`. */
const SURROUNDINGS = /omgeving|umgebung|environs|alentours/

/** The words for near that are of no town: `Gent, nabij winkels`. */
export const strayNear = (tokens: readonly Token[], parts: readonly ReadPart[]): ReadPart[] =>
  parts.filter(({ from, to, isNear }) => {
    if (!isNear || SURROUNDINGS.test(phraseOf(tokens, from, to - from))) return false
    return !isTownBeside(parts, after(tokens, to, (key) => ARTICLES.has(key) || ADJECTIVES.has(key)), 'from')
  })
