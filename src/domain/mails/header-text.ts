const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const MOST_CHARACTERS = 200

/**
 * A text as it may stand in a header of a mail: one line without control characters, at most 200
 * characters. Whatever somebody typed adds no header. Spec §8.
 */
export const headerText = (text: string): string =>
  [...text.replace(INVISIBLE, ' ').trim()].slice(0, MOST_CHARACTERS).join('').trimEnd()
