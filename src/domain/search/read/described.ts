import { keyAt } from './amounts'
import { isOnlyType, type ReadPart } from './part'
import { isAfterComma, type Token } from './tokens'
import { ADJECTIVES, AND_OR, ARTICLES, KILOMETRES, MEASURES, PREPOSITIONS } from './vocabulary'

const NEW = new Set(['neuf', 'neufs', 'neuve', 'neuves'])

/** Whether a word describes the one before it: a roof that is new, a house of wood. */
function isDescription(tokens: readonly Token[], parts: readonly ReadPart[], unread: ReadonlySet<number>, part: ReadPart): boolean {
  const { from, to, types = [] } = part
  const [key, before] = [keyAt(tokens, from), keyAt(tokens, from - 1)]
  if (to > from + 1 || isAfterComma(tokens[from]) || !(NEW.has(key) || key === 'bois')) return false
  if (unread.has(from - 1) && !ADJECTIVES.has(before)) return true
  if (NEW.has(key)) return before === 'a'
  const isOther = (one: ReadPart): boolean => isOnlyType(one) && !one.types?.some((row) => types.includes(row))
  return before === 'en' || parts.some((one) => one.to === from && isOther(one))
}

/** Whether a type is the plot or the room whose size stands before it, of what was named before: `huis 1000 m² grond`. */
function isSized(tokens: readonly Token[], parts: readonly ReadPart[], part: ReadPart): boolean {
  if (!isOnlyType(part) || !parts.some((other) => isOnlyType(other) && other.from < part.from)) return false
  let at = part.from - 1
  while (ARTICLES.has(keyAt(tokens, at)) || PREPOSITIONS.has(keyAt(tokens, at))) at -= 1
  const isListed = tokens.slice(at + 1, part.from + 1).some((token) => isAfterComma(token) || AND_OR.has(token.key))
  return MEASURES.has(keyAt(tokens, at)) && !KILOMETRES.has(keyAt(tokens, at)) && !isListed
}

/** The features and types that only describe what was named before them: `toiture neuve`, `chalet bois`, `20 are grond`. */
export const described = (tokens: readonly Token[], parts: readonly ReadPart[], unread: ReadonlySet<number>): ReadPart[] =>
  parts.filter((part) => isDescription(tokens, parts, unread, part) || isSized(tokens, parts, part))
