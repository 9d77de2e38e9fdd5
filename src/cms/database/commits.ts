import { ofProcess } from '@/lib/of-process'

type Committed = () => void

const listeners = ofProcess('commit-listeners', () => new Set<Committed>())

/** Calls `listener` after every transaction that was committed in this process. */
export const onCommit = (listener: Committed): void => {
  listeners().add(listener)
}

/** Calls those who listen to commits. */
export const notifyCommit = (): void => listeners().forEach((listener) => listener())
