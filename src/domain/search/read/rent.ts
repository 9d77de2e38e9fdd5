import { provinceOfZip } from '@/domain/properties/province'
import type { SearchIndex } from '../search-index'
import { amountAt, gapAt, keyAt } from './amounts'
import { ABOUT } from './bound-words'
import { ownBoundAt } from './bounds'
import { goalSaid, isNamedPlace, isPostcodePart, type ReadPart } from './part'
import { isAfterComma, phraseOf, type Token } from './tokens'

interface Rent {
  part: ReadPart
  /** A word says that it is an amount, before it or behind it. */
  isSaid: boolean
}

/** The rent that the number at a token is, with `ongeveer` before it and what bounds it behind; null for none. */
function rentAt(tokens: readonly Token[], at: number): Rent | null {
  const end = at + 1
  if (amountAt(tokens, at)?.end !== end) return null
  const digits = keyAt(tokens, at)
  // `120 min` are minutes.
  const behind = digits.length < 4 && keyAt(tokens, end) === 'min' ? null : ownBoundAt(tokens, end)
  const about = [3, 2, 1].find((count) => count <= at && ABOUT.has(phraseOf(tokens, at - count, count))) ?? 0
  const euros = Number(digits)
  const price = (behind?.value ?? 'max') === 'max' ? { min: null, max: euros } : { min: euros, max: null }
  return { part: { from: at - about, to: behind?.end ?? end, price }, isSaid: behind !== null || about > 0 }
}

/** A postcode from here on is more than most rents. */
const SURELY_A_POSTCODE = 2000

/**
 * Whether four digits are a postcode of a place that is named, though the index lacks it: `gent 9040`. Those below 2000
 * may be a rent, `brussel 1060`, unless they stand before its name.
 */
function isPostcodeOf({ cities }: SearchIndex, tokens: readonly Token[], place: ReadPart, at: number): boolean {
  const digits = keyAt(tokens, at)
  const isBefore = place.from === at + 1 && !isAfterComma(tokens[at + 1])
  if (digits.length !== 4 || !(Number(digits) >= SURELY_A_POSTCODE || isBefore)) return false
  if ((provinceOfZip(digits) ?? 'brussels') === place.region) return true
  const isAlike = (zip: string): boolean =>
    zip.startsWith(digits.charAt(0)) && (Number(digits) >= SURELY_A_POSTCODE || provinceOfZip(zip) === provinceOfZip(digits))
  return (place.cities ?? place.namesakes ?? []).some((row) => isAlike(cities.zips[row] ?? ''))
}

/** Whether a sign stands right beside a number, as in a date or the number of a house. */
const touchesSign = (tokens: readonly Token[], at: number): boolean =>
  [at, at + 1].some((one) => /^[^\s,]+$/.test(gapAt(tokens, one)))

/** Three or four digits, and no year of these days. */
const RENT = /^(?!20[23]\d)[1-9]\d{2,3}$/

/** Whether no word that was not understood stands beside a part, unless a comma does. */
const isApart = (tokens: readonly Token[], { from, to }: ReadPart, unread: ReadonlySet<number>): boolean =>
  (isAfterComma(tokens[from]) || !unread.has(from - 1)) && (isAfterComma(tokens[to]) || !unread.has(to))

/**
 * The rent that a number beside a place is where nothing says so, in a search for rent without another price: a postcode
 * of elsewhere, or three or four digits that nothing else is and that belong to no word that was not understood. It takes
 * the place of parts at its tokens. Null for none.
 */
export function rentAmong(
  index: SearchIndex,
  tokens: readonly Token[],
  parts: readonly ReadPart[],
  unread: ReadonlySet<number>,
): ReadPart | null {
  if (goalSaid(parts) !== 'rent' || parts.some(({ price }) => price)) return null
  const rentBeside = (at: number, places: readonly ReadPart[]): ReadPart | null => {
    const rent = rentAt(tokens, at)
    const others = places.filter(({ from, to }) => rent && (to <= rent.part.from || from >= rent.part.to))
    if (!rent || others.length === 0) return null
    return rent.isSaid || !others.some((place) => isPostcodeOf(index, tokens, place, at)) ? rent.part : null
  }
  const places = parts.filter(({ cities, region }) => cities ?? region)
  const named = places.filter((part) => isNamedPlace(tokens, part))
  const isElsewhere = ({ cities = [] }: ReadPart): boolean =>
    !named.some((part) => (part.cities ?? part.namesakes)?.some((row) => cities.includes(row)))
  const postcodes = places.filter((part) => isPostcodePart(tokens, part) && isElsewhere(part))
  const numbers = [...unread].filter((at) => RENT.test(keyAt(tokens, at)) && !touchesSign(tokens, at))
  const [rent = null] = [
    postcodes.flatMap(({ from }) => rentBeside(from, named) ?? []),
    numbers.flatMap((at) => rentBeside(at, places) ?? []).filter((part) => isApart(tokens, part, unread)),
  ].flat()
  return rent
}
