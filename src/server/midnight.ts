import { today } from '@/lib/today'

const MOST_MS = 60_000

/** Milliseconds until the date in Belgium is another one: at least 1, at most a minute. */
function msToNextDay(now: Date): number {
  const later = new Date(now.getTime() + MOST_MS)
  if (today(now) === today(later)) return MOST_MS
  const seconds = now.getTime() % MOST_MS
  return MOST_MS - seconds
}

/**
 * Calls back each time that a day begins in Belgium. The clock is looked at every minute, so one
 * that is set forward or back, or a machine that slept, is noticed. Returns what ends it.
 */
export function eachDay(begun: () => void): () => void {
  let day = today()
  let timer: NodeJS.Timeout
  const look = (): void => {
    const now = today()
    if (now !== day) begun()
    day = now
    wait()
  }
  const wait = (): void => {
    timer = setTimeout(look, msToNextDay(new Date()))
    timer.unref()
  }
  wait()
  return () => clearTimeout(timer)
}
