import { isDoc, type Doc } from '@/lib/documents'

const isRow = (value: unknown): value is Doc => isDoc(value) && typeof value.id === 'string'

/**
 * A stored document, or a part of one, with its rows in the order of what is saved over it: where a row is
 * saved stands the stored one of that `id`, or an empty one where there is none. Rows of which nothing is
 * saved, and whatever is no row, stay as they are.
 */
export function rowsInOrderOf(saved: unknown, stored: unknown): unknown {
  if (Array.isArray(saved) && Array.isArray(stored) && stored.every(isRow)) {
    const byId = new Map(stored.map((row) => [row.id, row]))
    return saved.map((row: unknown) => rowsInOrderOf(row, (isRow(row) && byId.get(row.id)) || {}))
  }
  if (!isDoc(saved) || !isDoc(stored)) return stored
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, rowsInOrderOf(saved[name], value)]))
}
