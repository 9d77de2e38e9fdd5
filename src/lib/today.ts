// Swedish writes dates as ISO does.
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' })

/** The day in Belgium as an ISO date, `2026-07-04`. */
export const today = (now = new Date()): string => DAY.format(now)
