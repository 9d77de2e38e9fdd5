import 'server-only'
import { memory, type Memory } from './memory/memory'

interface Kept {
  /** The change up to which they are true. */
  seen: number
  reads: Map<string, Promise<unknown>>
}

const kept = new WeakMap<Memory, Kept>()

/**
 * What `read` gives, kept under a name until the memory has seen another change: a change makes
 * many pages be drawn anew, and menu, footer and lists are the same on all of them, in all
 * languages. It is shared, so nobody may change it. Nothing is kept of a read that fails, nor
 * where there is no memory.
 */
export function keptRead<T>(name: string, read: () => Promise<T>): Promise<T> {
  const loaded = memory()
  if (!loaded) return read()
  const { reads } = keptOf(loaded)
  const known = reads.get(name) as Promise<T> | undefined
  if (known) return known
  const result = read()
  reads.set(name, result)
  result.catch(() => reads.delete(name))
  return result
}

function keptOf(loaded: Memory): Kept {
  const own = kept.get(loaded)
  if (own?.seen === loaded.seen) return own
  const fresh = { seen: loaded.seen, reads: new Map<string, Promise<unknown>>() }
  kept.set(loaded, fresh)
  return fresh
}
