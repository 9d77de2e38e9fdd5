import type { SearchIndex } from '../search-index'
import { keyAt } from './amounts'
import { isOnlyType, type ReadPart } from './part'
import { isAfterComma, type Token } from './tokens'
import { ADJECTIVES, AND_OR, ARTICLES, KILOMETRES, MEASURES, PREPOSITIONS } from './vocabulary'

/** What is new where the house itself is not said to be: a part of it, where it stands, and `comme neuf`. */
const NEW_BESIDE = new Set(
  [
    'toiture toitures toit cuisine cuisines chaudiere chauffage chassis vitrage fenetres piscine salle salles sanitaires',
    'electricite isolation facade sol sols parquet carrelage mobilier equipement equipements etat quartier lotissement',
    'comme quasi presque',
  ].flatMap((list) => list.split(' ')),
)

/** Whether one of the words that stand before a token, not understood and without a comma, says what is new. */
function isNewBeside(tokens: readonly Token[], unread: ReadonlySet<number>, from: number): boolean {
  const at = from - 1
  const isSmall = ARTICLES.has(keyAt(tokens, at))
  if (isAfterComma(tokens[from]) || !(unread.has(at) || isSmall)) return false
  return NEW_BESIDE.has(keyAt(tokens, at)) || isNewBeside(tokens, unread, at)
}

/** Whether wood is what something is made of: `chalet bois`, `en bois`, `ossature bois`. */
function isMaterial(tokens: readonly Token[], parts: readonly ReadPart[], unread: ReadonlySet<number>, part: ReadPart): boolean {
  const { from, types = [] } = part
  const before = keyAt(tokens, from - 1)
  if (before === 'en' || (unread.has(from - 1) && !ADJECTIVES.has(before))) return true
  return parts.some((one) => one.to === from && isOnlyType(one) && !one.types?.some((row) => types.includes(row)))
}

/** The words that only describe what stands before them: a roof that is new, `remis à neuf`, a house of wood. */
export const describing = (tokens: readonly Token[], parts: readonly ReadPart[], unread: ReadonlySet<number>): ReadPart[] =>
  parts.filter((part) => {
    const { from, to, feature } = part
    if (to > from + 1 || isAfterComma(tokens[from])) return false
    if (keyAt(tokens, from) === 'bois') return isMaterial(tokens, parts, unread, part)
    const isRenewed = keyAt(tokens, from) === 'neuf' && keyAt(tokens, from - 1) === 'a'
    return feature === 'new-build' && (isRenewed || isNewBeside(tokens, unread, from))
  })

/** A house, an apartment and a studio, by the number of the type. */
const HOMES = [1, 2, 3]
/** Land and commercial property: what a plot or a room of a home is called too. */
const PARTS_OF_HOMES = [4, 6]

/** The types that are the plot or the room of a home whose size stands before them: `huis 1000 m² grond`. */
export function sized({ types }: SearchIndex, tokens: readonly Token[], parts: readonly ReadPart[]): ReadPart[] {
  const only = parts.filter(isOnlyType)
  const isAnyOf = (part: ReadPart, numbers: readonly number[]): boolean =>
    part.types?.some((row) => numbers.includes(types.numbers[row] ?? 0)) === true
  return only.filter((part) => {
    if (!isAnyOf(part, PARTS_OF_HOMES) || !only.some((one) => one.from < part.from && isAnyOf(one, HOMES))) return false
    let at = part.from - 1
    while (ARTICLES.has(keyAt(tokens, at)) || PREPOSITIONS.has(keyAt(tokens, at))) at -= 1
    const isListed = tokens.slice(at + 1, part.from + 1).some((token) => isAfterComma(token) || AND_OR.has(token.key))
    return MEASURES.has(keyAt(tokens, at)) && !KILOMETRES.has(keyAt(tokens, at)) && !isListed
  })
}
