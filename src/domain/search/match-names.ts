import Fuse, { type IFuseOptions } from 'fuse.js/basic'
import { outlineOf, patternFilter } from './match-filter'
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
const nameOptions = (pattern: string): IFuseOptions<Named> => ({
  keys: KEYS,
  threshold: thresholdFor(pattern),
  includeScore: true,
})

/**
 * Fuse over names, with a filter in front that leaves out the texts in which Fuse cannot find the
 * pattern: of thousands it sees some dozens, of the long patterns, the slow ones, next to none. The
 * result is that of Fuse over all, in its order; nothing for a blank pattern.
 */
export function nameMatcher(all: readonly Named[]): (pattern: string) => NameMatch[] {
  const { keys, records } = Fuse.createIndex<Named>(KEYS, all).toJSON()
  const rows = records.map(({ i, $: { 0: texts = [] } = {} }) => ({
    i,
    texts: [texts].flat().map((text) => ({ text, outline: outlineOf(text.v) })),
  }))
  return (pattern) => {
    if (pattern.trim() === '') return []
    const isPossible = patternFilter(pattern, thresholdFor(pattern))
    const possible = rows.flatMap(({ i, texts }) => {
      const some = texts.filter(({ outline }) => isPossible(outline))
      return some.length > 0 ? [{ i, $: { 0: some.map(({ text }) => text) } }] : []
    })
    if (possible.length === 0) return []
    const index = Fuse.parseIndex<Named>({ keys, records: possible })
    const found = new Fuse(all, nameOptions(pattern), index).search(pattern)
    return found.map(({ refIndex, score = 1 }) => ({ row: refIndex, score }))
  }
}
