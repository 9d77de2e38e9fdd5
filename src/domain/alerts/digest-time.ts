const HOUR_MS = 60 * 60 * 1000
const DIGEST_HOUR = 7

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', hour: '2-digit', hourCycle: 'h23' })

/**
 * The next moment, after `now`, at which the clocks of Belgium show seven in the morning. Whole hours are
 * looked at one by one, so that a day of 23 or 25 hours needs no rule.
 */
export function nextDigest(now: Date): Date {
  const first = Math.floor(now.getTime() / HOUR_MS) + 1
  for (let hour = first; ; hour += 1) {
    const moment = new Date(hour * HOUR_MS)
    if (Number(CLOCK.format(moment)) === DIGEST_HOUR) return moment
  }
}
