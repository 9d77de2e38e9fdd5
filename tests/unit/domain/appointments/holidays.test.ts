import { describe, expect, it } from 'vitest'
import { isHoliday } from '@/domain/appointments/holidays'
import { dayAfter } from '@/domain/appointments/local-time'

const holidaysOf = (year: number): string[] =>
  Array.from({ length: 366 }, (_, days) => dayAfter(`${year}-01-01`, days)).filter(
    (day) => day.startsWith(String(year)) && isHoliday(day),
  )

describe('the public holidays of Belgium', () => {
  it.each([
    [1961, '1961-04-02'], [2000, '2000-04-23'], [2008, '2008-03-23'], [2019, '2019-04-21'], [2024, '2024-03-31'],
    [2025, '2025-04-20'], [2026, '2026-04-05'], [2027, '2027-03-28'], [2038, '2038-04-25'], [2285, '2285-03-22'],
  ])('Easter of %i is %s', (year, day) => {
    const spring = holidaysOf(year).filter((one) => one > `${year}-03-15` && one < `${year}-04-30`)
    expect(spring).toEqual([dayAfter(day, 1)])
  })

  it.each([
    [2026, ['01-01', '04-06', '05-01', '05-14', '05-25', '07-21', '08-15', '11-01', '11-11', '12-25']],
    // Ascension may fall on Labour Day: nine days then.
    [2008, ['01-01', '03-24', '05-01', '05-12', '07-21', '08-15', '11-01', '11-11', '12-25']],
  ])('of %i are %j', (year, days) => {
    expect(holidaysOf(year)).toEqual(days.map((day) => `${year}-${day}`))
  })
})
