import 'server-only'
import { memory, type Memory } from './memory/memory'

/** The field of `Memory` that names the last change before which a read may have been made. */
type Until = 'applied' | 'appliedContent' | 'appliedGlobals'

interface ReadsOfState {
  change: number
  reads: Map<string, Promise<unknown>>
}

const caches = {
  applied: new WeakMap<Memory, ReadsOfState>(),
  appliedContent: new WeakMap<Memory, ReadsOfState>(),
  appliedGlobals: new WeakMap<Memory, ReadsOfState>(),
}

/**
 * What `read` gives, cached under a name until another change is in the memory: a change makes
 * many pages be rendered anew, and menu, footer and lists are the same on all of them, in all
 * languages. It is shared, so nobody may change it. Nothing is cached of a read that fails, nor
 * where there is no memory.
 */
export function cachedRead<T>(
  name: string,
  read: () => Promise<T>,
  until: Until = 'applied',
): Promise<T> {
  const loaded = memory()
  if (!loaded) return read()
  const { reads } = cacheOf(loaded, until)
  const known = reads.get(name) as Promise<T> | undefined
  if (known) return known
  const result = read()
  reads.set(name, result)
  result.catch(() => reads.delete(name))
  return result
}

function cacheOf(loaded: Memory, until: Until): ReadsOfState {
  const own = caches[until].get(loaded)
  if (own?.change === loaded[until]) return own
  const fresh = { change: loaded[until], reads: new Map<string, Promise<unknown>>() }
  caches[until].set(loaded, fresh)
  return fresh
}
