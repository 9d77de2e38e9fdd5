export interface Tries {
  /** Counts a try. Gives 0, or in how many seconds the next one is allowed: then none is counted. */
  take: (address: string) => number
  /** Takes back the newest try of an address: it was not a failed one. */
  giveBack: (address: string) => void
}

interface Limit {
  /** How many tries an address has within `withinMs`. */
  tries: number
  withinMs: number
  /** How many addresses are remembered; the longest known one is forgotten for a new one. */
  addresses: number
  /** A clock in milliseconds that never jumps. */
  now: () => number
}

/** Counts tries per address, in memory: a restart forgets them. Spec §6. */
export function countTries({ tries, withinMs, addresses, now }: Limit): Tries {
  const known = new Map<string, number[]>()

  const recent = (address: string): number[] => {
    const since = now() - withinMs
    return (known.get(address) ?? []).filter((time) => time > since)
  }
  const keep = (address: string, times: number[]): void => {
    known.delete(address)
    if (times.length > 0) known.set(address, times)
    const [oldest] = known.keys()
    if (known.size > addresses && oldest !== undefined) known.delete(oldest)
  }

  return {
    take: (address) => {
      const times = recent(address)
      const [first] = times
      if (first !== undefined && times.length >= tries) {
        return Math.max(1, Math.ceil((first + withinMs - now()) / 1000))
      }
      keep(address, [...times, now()])
      return 0
    },
    giveBack: (address) => keep(address, recent(address).slice(0, -1)),
  }
}
