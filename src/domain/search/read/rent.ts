import { amountAt, gapAt, keyAt, type Read } from './amounts'
import { ABOUT } from './bound-words'
import { ownBoundAt, type BoundKind } from './bounds'
import { goalSaid, isNamedPlace, isPostcodePart, type ReadPart } from './part'
import { isAfterComma, phraseOf, type Token } from './tokens'

const rentOf = (from: number, to: number, euros: number, bound: BoundKind = 'max'): ReadPart => ({
  from, to, price: bound === 'max' ? { min: null, max: euros } : { min: euros, max: null },
})

/** A postcode beside another place is a rent: `te huur gent 1200`. */
function rentInPostcode(tokens: readonly Token[], parts: readonly ReadPart[]): ReadPart | null {
  const named = parts.filter((part) => isNamedPlace(tokens, part))
  const isOther = ({ cities = [] }: ReadPart): boolean =>
    !named.some((part) => (part.cities ?? part.namesakes)?.some((row) => cities.includes(row)))
  const found = named.length > 0 && parts.find((part) => isPostcodePart(tokens, part) && isOther(part))
  return found ? rentOf(found.from, found.to, Number(keyAt(tokens, found.from))) : null
}

/** Whether a number is joined to what stands beside it, as in a date or the number of a house. */
const isJoined = (tokens: readonly Token[], at: number): boolean =>
  [at, at + 1].some((one) => /^[^\s,]+$/.test(gapAt(tokens, one)))

/** Three or four digits, and no year of these days. */
const RENT = /^(?!20[23]\d)[1-9]\d{2,3}$/

/** Where a number of three or four digits ends that may be a rent, with what bounds it behind; null for none. */
function rentEnd(tokens: readonly Token[], at: number): Read<BoundKind> | null {
  const amount = RENT.test(keyAt(tokens, at)) && !isJoined(tokens, at) ? amountAt(tokens, at) : null
  if (amount?.end !== at + 1) return null
  // `120 min` are minutes.
  const bound = keyAt(tokens, amount.end) === 'min' ? null : ownBoundAt(tokens, amount.end)
  return bound ?? { value: 'max', end: amount.end }
}

/** A number beside a place that nothing else is, and that belongs to no word that was not understood: `te huur gent 900`. */
function loneRent(tokens: readonly Token[], parts: readonly ReadPart[], unread: ReadonlySet<number>): ReadPart | null {
  if (!parts.some(({ cities, region }) => cities ?? region) || parts.some(({ price }) => price)) return null
  for (const at of unread) {
    const rent = rentEnd(tokens, at)
    if (!rent) continue
    const from = at - ([3, 2, 1].find((count) => count <= at && ABOUT.has(phraseOf(tokens, at - count, count))) ?? 0)
    const isOwn = from === 0 || isAfterComma(tokens[from]) || !unread.has(from - 1)
    const isLast = isAfterComma(tokens[rent.end]) || !unread.has(rent.end)
    if (isOwn && isLast) return rentOf(from, rent.end, Number(keyAt(tokens, at)), rent.value)
  }
  return null
}

/**
 * The rent that a number beside a place is where nothing says so, in a search for rent: a postcode of elsewhere, or three
 * or four digits that nothing else is. It takes the place of parts at its tokens. Null for none.
 */
export function rentAmong(tokens: readonly Token[], parts: readonly ReadPart[], unread: ReadonlySet<number>): ReadPart | null {
  return goalSaid(parts) === 'rent' ? (rentInPostcode(tokens, parts) ?? loneRent(tokens, parts, unread)) : null
}
