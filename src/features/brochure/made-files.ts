interface Limits {
  /** What is kept, in bytes; what was asked longest ago goes first. */
  mostBytes: number
  /** How many are made at the same time. */
  atOnce: number
  /** How many more may wait for that. */
  mostWaiting: number
}

/** Files that are made on request and kept in memory. */
export interface MadeFiles {
  /**
   * The kept file of a key, or what `make` gives: once, however many ask for it meanwhile. Null
   * when too many wait already. Nothing is kept of a making that fails.
   */
  get: (key: string, make: () => Promise<Buffer>) => Promise<Buffer | null>
}

/** A new, empty shelf of made files. */
export function madeFiles({ mostBytes, atOnce, mostWaiting }: Limits): MadeFiles {
  const kept = new Map<string, Buffer>()
  const inWork = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let bytes = 0
  let working = 0

  const keep = (key: string, file: Buffer): void => {
    if (file.length > mostBytes) return
    kept.set(key, file)
    bytes += file.length
    for (const [oldest, old] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= old.length
    }
  }

  const work = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    if (working < atOnce) working += 1
    // Who ends hands its place to the first that waits.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      const file = await make()
      keep(key, file)
      return file
    } finally {
      inWork.delete(key)
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }

  const get: MadeFiles['get'] = async (key, make) => {
    const known = kept.get(key)
    if (known) {
      // The last place is that of what was asked last.
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const underWay = inWork.get(key)
    if (underWay) return underWay
    if (working >= atOnce && waiting.length >= mostWaiting) return null
    const made = work(key, make)
    inWork.set(key, made)
    return made
  }
  return { get }
}
