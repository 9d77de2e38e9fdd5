import { isDeepStrictEqual } from 'node:util'

/**
 * Whether two values are stored as the same JSON. Postgres gives documents back with their keys in an order
 * of its own, so texts that differ may still say the same.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  const [text, otherText] = [JSON.stringify(one) ?? '', JSON.stringify(other) ?? '']
  if (text === otherText) return true
  return text !== '' && otherText !== '' && isDeepStrictEqual(JSON.parse(text), JSON.parse(otherText))
}
