/** A question that is answered with yes once in `ms` milliseconds, by a clock in milliseconds, and with no in between. */
export function atMostEvery(ms: number, now: () => number = () => performance.now()): () => boolean {
  let saidAt = -Infinity
  return () => {
    if (now() - saidAt < ms) return false
    saidAt = now()
    return true
  }
}
