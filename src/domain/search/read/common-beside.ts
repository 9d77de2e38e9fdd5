import { keyAt } from './amounts'
import { isOnlyType, type ReadPart } from './part'
import { isAfterComma, type Token } from './tokens'
import { ADJECTIVES, AND_OR, ARTICLES } from './vocabulary'

/** Behind them a type is a part of a name, or what something stands near: `rue du commerce`, `begane grond`. */
const BEFORE_NAME = new Set('rue place proche pres begane home'.split(' '))

/** The first of the articles and adjectives before a token; the token itself for none. */
function describedFrom(tokens: readonly Token[], at: number): number {
  const before = keyAt(tokens, at - 1)
  return ARTICLES.has(before) || ADJECTIVES.has(before) ? describedFrom(tokens, at - 1) : at
}

/**
 * The types that only other languages call so and that are none where they stand: in a name, or beside another type
 * without `of`, `en` or a comma: `appartement proche magasins`.
 */
export function commonBeside(tokens: readonly Token[], parts: readonly ReadPart[]): ReadPart[] {
  const found: ReadPart[] = []
  const only = parts.filter(isOnlyType).sort((one, other) => one.from - other.from)
  for (const [index, part] of only.entries()) {
    const from = describedFrom(tokens, part.from)
    const before = keyAt(tokens, from - 1)
    const isListed = AND_OR.has(before) || tokens.slice(from, part.from + 1).some(isAfterComma)
    const isTyped = only.slice(0, index).some((other) => !found.includes(other))
    if (part.isCommon && (BEFORE_NAME.has(before) || (isTyped && !isListed))) found.push(part)
  }
  return found
}
