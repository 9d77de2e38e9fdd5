const MOST = 60

const escapeCharacter = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  return `\\u${code.toString(16).padStart(4, '0')}`
}

/**
 * Text from a feed on one line that is safe for a terminal: control and other invisible
 * characters escaped, at most 60 characters of it and then `…`. Spec §3.
 */
export function printable(text: string): string {
  // Cut by code units first, so that a text of many megabytes is never taken apart whole.
  const characters = [...text.slice(0, 2 * MOST + 2)]
  const start = characters.slice(0, MOST).join('')
  const end = characters.length > MOST ? '…' : ''
  return start.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter) + end
}

/**
 * What a value of a feed looks like, for a message: text in quotes and shortened, lists and
 * objects by their size only, however deep they are. Spec §3.
 */
export function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'string') return `"${printable(value)}"`
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' ? 'an object' : String(value)
}
