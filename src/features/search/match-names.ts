import Fuse, { type IFuseOptions } from 'fuse.js/basic'
import { thresholdFor } from './match-rules'

/** Something to be found by any of some texts: its name, its postcode. */
export interface Named {
  texts: readonly string[]
}

export interface NameMatch {
  /** Row of what was found. */
  row: number
  /** From 0, the same text, to 1. */
  score: number
}

const KEYS = ['texts']

/** How names are compared with a pattern. Spec §5, "Search". */
export const nameOptions = (pattern: string): IFuseOptions<Named> => ({
  keys: KEYS,
  threshold: thresholdFor(pattern),
  includeScore: true,
})

/**
 * Fuse over names, with a scan in front that leaves out what Fuse cannot find: where a pattern
 * occurs with at most k errors, one of any k + 1 pieces of it occurs without one. Long patterns,
 * the slow ones, leave a few names of thousands. The result is that of Fuse over all, in its order;
 * nothing for a blank pattern.
 */
export function nameMatcher(all: readonly Named[]): (pattern: string) => NameMatch[] {
  const { keys, records } = Fuse.createIndex<Named>(KEYS, all).toJSON()
  // One text per row: it is many times faster to look through than a list in a list.
  const joined = all.map(({ texts }) => texts.join('\n').toLowerCase())
  return (pattern) => {
    if (pattern.trim() === '') return []
    const pieces = piecesOf(pattern.toLowerCase(), thresholdFor(pattern))
    const possible = records.filter((_, row) => {
      const text = joined[row] ?? ''
      return pieces.some((piece) => text.includes(piece))
    })
    if (possible.length === 0) return []
    const index = Fuse.parseIndex<Named>({ keys, records: possible })
    const found = new Fuse(all, nameOptions(pattern), index).search(pattern)
    return found.map(({ refIndex, score = 1 }) => ({ row: refIndex, score }))
  }
}

/** A pattern in one piece more than it may hold errors. */
function piecesOf(pattern: string, threshold: number): string[] {
  const { length } = pattern
  let errors = 0
  // Compared as Fuse does, so that no rounding tells them apart.
  while ((errors + 1) / length <= threshold) errors += 1
  const cut = (piece: number): number => Math.floor((piece * length) / (errors + 1))
  return Array.from({ length: errors + 1 }, (_, piece) => pattern.slice(cut(piece), cut(piece + 1)))
}
