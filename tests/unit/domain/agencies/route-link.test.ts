import { describe, expect, it } from 'vitest'
import { routeLink } from '@/domain/agencies/route-link'

const OSM = 'https://www.openstreetmap.org/directions?to='

describe('routeLink', () => {
  it('leads to the place, which is exact', () => {
    const place = { latitude: 51.05, longitude: 3.72 }
    expect(routeLink('Kouter 1, 9000 Gent', place)).toBe(`${OSM}51.05%2C3.72`)
  })

  it('leads to the address where the place is not known', () => {
    const address = 'Rue & Co 1, 5000 Namur'
    expect(routeLink(address, null)).toBe(`${OSM}Rue%20%26%20Co%201%2C%205000%20Namur`)
  })

  it('leads nowhere without either', () => {
    expect(routeLink(' ', null)).toBeNull()
  })
})
