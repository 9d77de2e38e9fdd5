import { RADII } from '../criteria/radii'
import { boundAt, keyAt, numberAt, ownBoundAt, type Read } from './amounts'
import type { ReadPart } from './part'
import { isAfterComma, type Token } from './tokens'
import { ARTICLES, KILOMETRES } from './vocabulary'

/** Kilometres that were typed. */
export interface Distance {
  kilometres: number
  /** They are said to be a radius: `straal`, `within`. */
  isRadius: boolean
  /** What they are counted from follows. */
  isFrom: boolean
}

const RADIUS = new Set('straal omtrek binnen rayon perimetre radius within umkreis innerhalb'.split(' '))
/** Between a radius and its number: `straal van`. */
const OF = new Set([...ARTICLES, 'van', 'of', 'von'])
/** Before what kilometres are counted from, where nothing else understands them. */
const AROUND = new Set(['om', 'um', 'from', 'entfernt'])
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

/** A distance in kilometres at most: `10 km`, `10 km max`, `straal van 10 km`, `+ 10 km`; null where none begins. */
export function kilometresAt(tokens: readonly Token[], start: number): Read<Distance> | null {
  const first = keyAt(tokens, start)
  const lead = RADIUS.has(first) ? after(tokens, start, (key) => RADIUS.has(key) || OF.has(key)) : start
  const bound = boundAt(tokens, lead)
  const number = bound && bound.value !== 'max' ? null : numberAt(tokens, bound?.end ?? (first === '+' ? start + 1 : lead))
  if (!number || !KILOMETRES.has(keyAt(tokens, number.end))) return null
  const own = bound ? null : ownBoundAt(tokens, number.end + 1)
  if (own && own.value !== 'max') return null
  const unitEnd = own?.end ?? number.end + 1
  const saidEnd = after(tokens, unitEnd, (key) => RADIUS.has(key))
  const isRadius = lead > start || first === '+' || saidEnd > unitEnd
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

/**
 * The kilometres that are around no town: of `5 km van het station` no list can be asked for, nor of `2 km gare`, where
 * what follows was not understood.
 */
export const strayKilometres = (
  tokens: readonly Token[],
  parts: readonly ReadPart[],
  unread: ReadonlySet<number>,
): ReadPart[] =>
  parts.filter(({ from, to, distance }) => {
    if (!distance || isTownBeside(parts, to, 'from')) return false
    const isOfPrice = parts.some((part) => part.from === to && part.price)
    if (distance.isFrom && !isOfPrice) return true
    if (!distance.isRadius && unread.has(to) && !isAfterComma(tokens[to])) return true
    return !(distance.isRadius ? parts.some(townsAround) : isTownBeside(parts, from, 'to'))
  })
