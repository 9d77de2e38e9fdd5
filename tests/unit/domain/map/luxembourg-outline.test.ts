import { describe, expect, it } from 'vitest'
import { BELGIUM } from '@/domain/agencies/belgium-outline'
import { GROUND_TOWNS } from '@/domain/map/ground-towns'
import { LUXEMBOURG } from '@/domain/map/luxembourg-outline'
import { inside } from '../../../support/inside'

describe('LUXEMBOURG', () => {
  it.each([
    ['Luxembourg', [6.13, 49.611], true],
    ['Esch-sur-Alzette', [5.9868, 49.5014], true],
    ['Arlon', [5.816, 49.683], false],
    ['Trier', [6.637, 49.757], false],
    ['Thionville', [6.168, 49.357], false],
  ] as const)('%s', (_, place, isInside) => {
    expect(inside(place, LUXEMBOURG)).toBe(isInside)
  })

  it('has the border that Belgium has', () => {
    const belgian = new Set(BELGIUM.map(String))
    expect(LUXEMBOURG.filter((place) => belgian.has(String(place))).length).toBe(17)
  })

  it('has towns of its own on the ground', () => {
    expect(GROUND_TOWNS.filter(({ at: [latitude, longitude] }) => inside([longitude, latitude], LUXEMBOURG)).map(({ names }) => names.de)).toContain('Luxemburg')
  })
})
