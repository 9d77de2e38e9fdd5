import { describe, expect, it } from 'vitest'
import { NO_CRITERIA } from '@/domain/search/criteria'
import { availability } from '@/domain/search/criteria/availability'
import { listingOf } from '@/domain/search/criteria/table'
import { catalogueRow } from '../../../../support/catalogue-fixtures'

const DAY = 86_400_000

describe('the last day by which a property must be free', () => {
  it.each([
    ['now', '2026-07-04', '2026-07-04'],
    ['3', '2026-11-15', '2027-02-15'],
    ['6', '2026-07-31', '2027-01-31'],
    ['3', '2026-11-30', '2027-02-28'],
    ['6', '2027-08-31', '2028-02-29'],
  ] as const)('%s from %s: %s', (value, today, day) => {
    const ground = { today, cities: new Map(), types: new Map(), agencies: new Map() }
    const [asked] = availability.asks?.(value, ground, NO_CRITERIA) ?? []
    const isFound = (time: number) => {
      const availableFrom = new Date(time).toISOString().slice(0, 10)
      return asked?.meets(listingOf(catalogueRow({ id: 1, availableFrom })))
    }
    expect(isFound(Date.parse(day))).toBe(true)
    expect(isFound(Date.parse(day) + DAY)).toBe(false)
  })
})
