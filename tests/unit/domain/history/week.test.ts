import { describe, expect, it } from 'vitest'
import { daysBefore, weekDue } from '@/domain/history/week'

describe('the week that owners are told of', () => {
  it.each([
    ['Sunday, the last second', '2026-11-22T22:59:59.000Z', null],
    ['Monday, the first second', '2026-11-22T23:00:00.000Z', null],
    ['Monday, a second before eight', '2026-11-23T06:59:59.000Z', null],
    ['Monday at eight', '2026-11-23T07:00:00.000Z', '2026-11-23'],
    ['Monday, the last second', '2026-11-23T22:59:59.000Z', '2026-11-23'],
    ['Tuesday, at night', '2026-11-23T23:00:00.000Z', '2026-11-23'],
    ['Wednesday, the last second', '2026-11-25T22:59:59.000Z', '2026-11-23'],
    ['Thursday, the first second', '2026-11-25T23:00:00.000Z', null],
    ['in summer, a second before eight', '2026-07-06T05:59:59.000Z', null],
    ['in summer, at eight', '2026-07-06T06:00:00.000Z', '2026-07-06'],
    ['after clocks were set back, an hour too early', '2026-10-26T06:00:00.000Z', null],
    ['after clocks were set back, at eight', '2026-10-26T07:00:00.000Z', '2026-10-26'],
    ['after clocks were set forward, a second before eight', '2027-03-29T05:59:59.000Z', null],
    ['after clocks were set forward, at eight', '2027-03-29T06:00:00.000Z', '2027-03-29'],
  ])('%s', (_, now, monday) => {
    expect(weekDue(new Date(now))?.monday ?? null).toBe(monday)
  })

  it('says since when, in winter and in summer', () => {
    expect(weekDue(new Date('2026-11-24T10:00:00Z'))?.from).toBe('2026-11-23T07:00:00.000Z')
    expect(weekDue(new Date('2027-03-30T10:00:00Z'))?.from).toBe('2027-03-29T06:00:00.000Z')
  })

  it('has seven days, across the change of clocks and of years', () => {
    expect(daysBefore('2026-10-26')).toEqual({ first: '2026-10-19', last: '2026-10-25', before: '2026-10-12' })
    expect(daysBefore('2027-01-04')).toEqual({ first: '2026-12-28', last: '2027-01-03', before: '2026-12-21' })
  })
})
