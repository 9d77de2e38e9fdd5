const holder = globalThis as { [key: symbol]: unknown }

const keyOf = (name: string): symbol => Symbol.for(`estate.${name}`)

/**
 * What the process has one of, by a name of its own, made when it is first asked for. Pages, admin, proxy and the start
 * of the server are separate bundles with modules of their own, and a hot reload makes these anew: what all of them
 * share is `globalThis`.
 */
export function ofProcess<T>(name: string, make: () => T): () => T {
  const key = keyOf(name)
  return () => (holder[key] ??= make()) as T
}

interface Slot<T> {
  get: () => T | undefined
  set: (value: T) => void
}

/** The same for what one bundle sets and the others ask for; undefined until it is set. */
export function slotOfProcess<T>(name: string): Slot<T> {
  const key = keyOf(name)
  return {
    get: () => holder[key] as T | undefined,
    set: (value) => {
      holder[key] = value
    },
  }
}
