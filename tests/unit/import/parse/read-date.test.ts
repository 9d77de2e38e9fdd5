import { describe, expect, it } from 'vitest'
import { readDate } from '@/import/parse/read-date'

describe('readDate', () => {
  it.each([
    ['2026-02-19', '2026-02-19T00:00:00.000Z'],
    ['2026-02-19T09:00:00Z', '2026-02-19T09:00:00.000Z'],
    ['2026-02-19 09:30', '2026-02-19T09:30:00.000Z'],
    ['2026-02-19T09:00:00.1234567', '2026-02-19T09:00:00.123Z'],
    ['2026-02-19T09:00:00+02:00', '2026-02-19T07:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['', null],
    [null, null],
  ])('%j is %j', (raw, value) => {
    expect(readDate(raw)).toEqual({ value })
  })
  it.each(['2026-02-30', '19/02/2026', 'soon', '2026', '2026-13-01', '2026-02-19T25:00', 5, {}])(
    'not %j',
    (raw) => {
      expect(readDate(raw)).toHaveProperty('expected')
    },
  )
})
