/** What is known of a text before any pattern. */
export interface Outline {
  lower: string
  letters: number
}

/** Made once per text, for many patterns. */
export function outlineOf(text: string): Outline {
  const lower = text.toLowerCase()
  return { lower, letters: lettersOf(lower) }
}

/**
 * Tells in which texts a pattern can occur at all, in a fraction of the time Fuse takes to tell how
 * well. With at most k errors, a text has at most k letters too few; at most k different letters of
 * the pattern are not in it; and one of any k + 1 pieces of the pattern is in it without an error.
 * Texts may be let through for nothing, never held back.
 */
export function patternFilter(pattern: string, threshold: number): (text: Outline) => boolean {
  const lower = pattern.toLowerCase()
  const errors = mostErrors(lower.length, threshold)
  const pieces = piecesOf(lower, errors + 1)
  const letters = lettersOf(lower)
  return (text) =>
    text.lower.length >= lower.length - errors &&
    ones(letters & ~text.letters) <= errors &&
    pieces.some((piece) => text.lower.includes(piece))
}

/** Compared as Fuse does, so that no rounding tells the two apart. */
function mostErrors(length: number, threshold: number): number {
  let errors = 0
  while ((errors + 1) / length <= threshold) errors += 1
  return errors
}

function piecesOf(pattern: string, count: number): string[] {
  const cut = (piece: number): number => Math.floor((piece * pattern.length) / count)
  return Array.from({ length: count }, (_, piece) => pattern.slice(cut(piece), cut(piece + 1)))
}

/** A set of letters in one number; different ones may share a bit, which holds nothing back. */
function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at += 1) bits |= 1 << text.charCodeAt(at) % 32
  return bits
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
