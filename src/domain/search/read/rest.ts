import type { Token } from './tokens'

/**
 * What was typed and not understood, as it was typed: words that stood side by side stay so. Where
 * nothing was understood that is all of it.
 */
export function restOf(
  input: string,
  tokens: readonly Token[],
  unknown: ReadonlySet<number>,
  isUnderstood: boolean,
): string {
  if (!isUnderstood) return input.replace(/\s+/g, ' ').trim()
  const runs: string[] = []
  let from = -1
  for (let at = 0; at <= tokens.length; at += 1) {
    if (unknown.has(at) && at < tokens.length) {
      if (from < 0) from = at
    } else if (from >= 0) {
      runs.push(input.slice(tokens[from]?.from, tokens[at - 1]?.to))
      from = -1
    }
  }
  return runs.join(' ').replace(/\s+/g, ' ').trim()
}
