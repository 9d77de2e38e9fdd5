type Committed = () => void

// On `globalThis`: the bundle that listens is not the bundle that made the adapter.
const KEY = Symbol.for('estate.commit-listeners')
const holder = globalThis as { [KEY]?: Set<Committed> }
const listeners = (holder[KEY] ??= new Set())

/** Calls `listener` after every transaction that was committed in this process. */
export const onCommit = (listener: Committed): void => {
  listeners.add(listener)
}

/** Calls those who listen to commits. */
export const notifyCommit = (): void => listeners.forEach((listener) => listener())
