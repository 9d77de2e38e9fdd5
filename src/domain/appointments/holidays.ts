import { dayAfter } from './local-time'

/** New Year, Labour Day, the national day, Assumption, All Saints, Armistice, Christmas. */
const FIXED = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']

/** Easter Monday, Ascension and Whit Monday, in days after Easter. */
const AFTER_EASTER = [1, 39, 50]

/** The day of Easter in a year, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - corrected + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Whether an ISO day is one of the ten public holidays of Belgium. */
export function isHoliday(day: string): boolean {
  const easter = easterOf(Number(day.slice(0, 4)))
  return FIXED.includes(day.slice(5)) || AFTER_EASTER.some((days) => dayAfter(easter, days) === day)
}
