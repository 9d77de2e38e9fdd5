/** Answers a question about one document; undefined where there is no answer. */
export type Ask<V> = (id: number) => Promise<V | undefined>

interface WaitingCell<V> {
  ids: Set<number>
  answers: Promise<Map<number, V>>
}

/**
 * A list renders each of its cells on its own. What they ask in one turn is asked of the database
 * together: one query for the whole page of a list.
 */
export function batched<V>(load: (ids: number[]) => Promise<Map<number, V>>): Ask<V> {
  let waiting: WaitingCell<V> | null = null
  const begin = (): WaitingCell<V> => {
    const ids = new Set<number>()
    const turn = new Promise<void>((resolve) => void setImmediate(resolve))
    const answers = turn.then(() => {
      waiting = null
      return load([...ids])
    })
    return { ids, answers }
  }
  return async (id) => {
    waiting ??= begin()
    waiting.ids.add(id)
    return (await waiting.answers).get(id)
  }
}

const shared = new WeakMap<object, Map<string, Ask<unknown>>>()

/** One question per CMS and name: the same for every cell that asks it. */
export function sharedAsk<V>(owner: object, name: string, make: () => Ask<V>): Ask<V> {
  const asks = shared.get(owner) ?? new Map<string, Ask<unknown>>()
  shared.set(owner, asks)
  const known = asks.get(name) as Ask<V> | undefined
  if (known) return known
  const made = make()
  asks.set(name, made)
  return made
}
