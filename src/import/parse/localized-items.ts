import { listIn } from './lists'
import { objectOf } from './objects'
import { readText } from './read-text'
import type { Report } from './report'
import type { FeedRow } from './rows'
import type { FeedText } from './types'

interface Item {
  name: FeedText
}

/**
 * The items of a list that stands in every language row with its names translated, each once with
 * its names in all languages. Items are the same when what `read` finds in them is: the first of
 * a kind in one language is the first of that kind in another. Items without a name are left out.
 * Spec §3.
 */
export function localizedItems<Rest extends object>(
  rows: readonly FeedRow[],
  field: string,
  read: (row: FeedRow, item: Record<string, unknown>) => Rest,
  report: Report,
): (Rest & Item)[] {
  const items = new Map<string, Rest & Item>()
  for (const row of rows) {
    const seen = new Map<string, number>()
    for (const raw of listIn(row, field, report)) {
      const item = objectOf(raw)
      const text = readText(item.Name)
      const rest = read(row, item)
      if (!('value' in text) || text.value === '' || !row.language) continue
      const kind = JSON.stringify(rest)
      const nth = seen.get(kind) ?? 0
      seen.set(kind, nth + 1)
      const key = `${nth} ${kind}`
      const known = items.get(key) ?? { ...rest, name: {} }
      known.name[row.language] = text.value
      items.set(key, known)
    }
  }
  return [...items.values()]
}
