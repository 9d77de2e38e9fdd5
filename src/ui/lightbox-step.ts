/**
 * The slide that a key leads to from the current one: arrows by one, Home and End to either end,
 * never beyond them. Null for any other key.
 */
export function slideAfter(key: string, current: number, count: number): number | null {
  const wanted = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[key]
  return wanted === undefined ? null : Math.min(Math.max(wanted, 0), count - 1)
}
