/**
 * The rules that calendar programs write, by what they name. Others are not followed: with some (each
 * 31st of February, every ten millionth week) ical.js (2.2.1) looks for ever, or for seconds.
 */
const FOLLOWED: Readonly<Record<string, { parts: RegExp; mostInterval: number }>> = {
  DAILY: { parts: /^(?:BYDAY)?$/, mostInterval: 1000 },
  WEEKLY: { parts: /^(?:BYDAY)?$/, mostInterval: 200 },
  MONTHLY: { parts: /^(?:BYDAY|BYMONTHDAY|BYDAY,BYSETPOS)?$/, mostInterval: 120 },
  YEARLY: { parts: /^(?:BYMONTH|BYDAY,BYMONTH|BYMONTH,BYMONTHDAY)?$/, mostInterval: 10 },
}

const MOST_IN_LIST = 31
const WEEKDAY = /^([+-]?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$/
/** Days of a month, and weekdays of a month, that every month has. */
const IN_EVERY_MONTH = { days: 28, weeks: 4 }
/** The days of each month of a year that has the fewest. */
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/**
 * Whether the rule of an event that recurs (RFC 5545, `FREQ=WEEKLY;BYDAY=MO`) is one whose times can be
 * counted: one that some day comes round again, and soon. Spec §4, "Appointments and document requests".
 */
export function isFollowed(rule: string): boolean {
  const parts = new Map(rule.toUpperCase().split(';').map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=')
    return [name, value]
  }))
  const frequency = parts.get('FREQ') ?? ''
  const followed = FOLLOWED[frequency]
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const names = [...parts.keys()].filter((name) => name.startsWith('BY')).sort().join(',')
  if (!followed?.parts.test(names) || !(interval >= 1 && interval <= followed.mostInterval)) return false
  const list = (name: string): string[] => parts.get(name)?.split(',') ?? []
  const numbers = (name: string): number[] => list(name).map(Number)
  const weeks = list('BYDAY').map((day) => WEEKDAY.exec(day)).map((found) => found && Math.abs(Number(found[1] ?? 0)))
  const [days, months, positions] = [numbers('BYMONTHDAY').map(Math.abs), numbers('BYMONTH'), numbers('BYSETPOS').map(Math.abs)]
  if ([...weeks, ...days, ...months].length > MOST_IN_LIST || weeks.includes(null)) return false
  if (!months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)) return false
  if (!days.every((day) => Number.isInteger(day) && day >= 1 && day <= 31)) return false
  const week = Math.max(0, ...weeks.map(Number))
  if (frequency === 'WEEKLY') return week === 0
  // Every seventh day from a Monday is a Monday.
  if (frequency === 'DAILY') return weeks.length === 0 || (interval === 1 && week === 0)
  // Of the first Mondays there is no second one.
  if (positions.length > 0) return week === 0 && positions.every((one) => Number.isInteger(one) && one >= 1 && one <= IN_EVERY_MONTH.weeks)
  const isInEach = Math.max(0, ...days) <= IN_EVERY_MONTH.days && week <= IN_EVERY_MONTH.weeks
  // Every twelfth month from a February is a February.
  if (frequency === 'MONTHLY') return isInEach || interval < 12
  const shortest = Math.min(31, ...months.map((month) => MONTH_DAYS[month - 1] ?? 0))
  return isInEach || (week <= IN_EVERY_MONTH.weeks && Math.max(...days) <= shortest)
}
