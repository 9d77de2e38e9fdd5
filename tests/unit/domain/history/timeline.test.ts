import { describe, expect, it } from 'vitest'
import { requestCounts, timelineOf } from '@/domain/history/timeline'

const event = (at: string, kind = 'price') => ({ at, kind, valueBefore: '1', valueAfter: '2' })
const shown = (...args: Parameters<typeof timelineOf>) =>
  timelineOf(...args).map(({ days, month }) => [month, ...days.map(({ day, items }) => [day, ...items.map(({ kind }) => kind)].join(' '))])

describe('the timeline of a property', () => {
  it('is empty without anything', () => {
    expect(timelineOf([], [], null)).toEqual([])
  })

  it('has events, visits and the day of entry, the latest first, by months and days', () => {
    const events = [event('2026-10-02T08:00:00.000Z', 'published'), event('2026-11-03T08:00:00.000Z'), event('2026-11-03T08:00:00.000Z', 'status')]
    const visits = [{ at: '2026-11-03T09:00:00.000Z', feedback: 'Nice' }]
    expect(shown(events, visits, '2026-09-30')).toEqual([
      ['2026-11', '2026-11-03 visit status price'],
      ['2026-10', '2026-10-02 published'],
      ['2026-09', '2026-09-30 entered'],
    ])
  })

  it.each([
    ['a summer night', '2026-07-31T22:30:00.000Z', '2026-08-01'],
    ['a winter night', '2026-12-31T22:59:00.000Z', '2026-12-31'],
    ['a winter night, later', '2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['the night in which clocks are set back, before', '2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['the night in which clocks are set back, after', '2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['the night in which clocks are set forward', '2027-03-27T23:00:00.000Z', '2027-03-28'],
    ['the night after', '2027-03-28T22:00:00.000Z', '2027-03-29'],
  ])('has the day of clocks in Belgium: %s', (_, at, day) => {
    expect(timelineOf([event(at)], [], null)[0]?.days[0]?.day).toBe(day)
  })

  it('leaves out a day of entry that is later than anything', () => {
    expect(shown([event('2026-11-03T08:00:00.000Z')], [], '2026-11-04')).toEqual([['2026-11', '2026-11-03 price']])
  })

  it.each([
    ['a day', '2026-11-03'],
    ['a day as it is stored', '2026-11-03T12:00:00.000Z'],
    ['a moment later on the day', '2026-11-03T22:59:00.000Z'],
  ])('begins on its day with %s of entry, whatever happened that morning', (_, entered) => {
    const events = [event('2026-11-02T23:30:00.000Z', 'published'), event('2026-11-03T08:00:00.000Z')]
    expect(shown(events, [{ at: '2026-11-04T09:00:00.000Z', feedback: '' }], entered)).toEqual([
      ['2026-11', '2026-11-04 visit', '2026-11-03 price published entered'],
    ])
  })

  it('compares days of clocks in Belgium', () => {
    expect(shown([event('2026-11-03T22:59:00.000Z')], [], '2026-11-04T12:00:00.000Z')).toEqual([['2026-11', '2026-11-03 price']])
  })

  it('leaves out kinds that nobody knows', () => {
    expect(timelineOf([event('2026-11-03T08:00:00.000Z', 'dreamt')], [], null)).toEqual([])
  })
})

describe('requests', () => {
  const asked = (form: string, ...moments: string[]) => moments.map((at) => ({ form, at }))
  it('are counted by form: since Monday, the week before, in all; what asks for nothing is not', () => {
    const requests = [
      ...asked('purchase-offer', '2026-11-22T23:00:00.000Z'),
      ...asked('contact-me', '2026-11-22T22:59:00.000Z', '2026-11-15T23:00:00.000Z', '2026-11-15T22:59:00.000Z'),
      ...asked('send-to-friend', '2026-11-23T09:00:00.000Z'),
    ]
    expect(requestCounts(requests, '2026-11-25')).toEqual([
      { form: 'contact-me', week: 0, before: 2, total: 3 },
      { form: 'purchase-offer', week: 1, before: 0, total: 1 },
    ])
    expect(requestCounts([], '2026-11-25')).toEqual([])
  })
})
