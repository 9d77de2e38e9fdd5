import { describe, expect, it } from 'vitest'
import { BELGIUM, REGIONS, type Degrees } from '@/domain/agencies/belgium-outline'
import { MAP_RATIO, svgPath, toMap } from '@/domain/agencies/map-projection'
import { inside } from '../../../support/inside'

/** The region that is drawn last at a place. */
const regionAt = (place: Degrees) => REGIONS.findLast(({ edge }) => inside(place, edge))?.region

describe('toMap', () => {
  it.each([
    { name: 'the north-west corner', at: [2.48, 51.545], point: { x: 0, y: 0 } },
    { name: 'the south-east corner', at: [6.47, 49.455], point: { x: 1, y: 1 } },
    { name: 'the middle', at: [4.475, 50.5], point: { x: 0.5, y: 0.5 } },
  ] as const)('puts $name in its place', ({ at: [longitude, latitude], point }) => {
    const found = toMap(longitude, latitude)
    expect(found?.x).toBeCloseTo(point.x)
    expect(found?.y).toBeCloseTo(point.y)
  })

  it.each([
    ['Paris', 2.35, 48.86],
    ['no place', NaN, 50],
    ['nowhere at all', 0, 0],
  ])('has no place for %s', (_name, longitude, latitude) => {
    expect(toMap(longitude, latitude)).toBeNull()
  })

  it('is as wide for its height as the country: 1.2 times', () => {
    expect(MAP_RATIO).toBeCloseTo(1.214, 2)
  })
})

describe('the outline', () => {
  it('lies on the map, all of it', () => {
    const places = [...BELGIUM, ...REGIONS.flatMap(({ edge }) => edge)]
    expect(places.filter((place) => toMap(...place) === null)).toEqual([])
  })

  it.each([
    ['Oostende', 2.92, 51.22, 'flanders'],
    ['Gent', 3.72, 51.05, 'flanders'],
    ['Hasselt', 5.34, 50.93, 'flanders'],
    ['Sint-Martens-Voeren', 5.81, 50.75, 'flanders'],
    ['Bruxelles', 4.35, 50.85, 'brussels'],
    ['Namur', 4.87, 50.46, 'wallonia'],
    ['Tournai', 3.39, 50.6, 'wallonia'],
    ['Chimay', 4.32, 50.05, 'wallonia'],
    ['Eupen', 6.03, 50.63, 'wallonia'],
    ['Arlon', 5.81, 49.68, 'wallonia'],
    ['Ploegsteert', 2.9, 50.725, 'wallonia'],
    ['Givet', 4.825, 50.138, undefined],
    ['Maastricht', 5.7, 50.85, undefined],
    ['Lille', 3.06, 50.63, undefined],
    ['Vianden', 6.2, 49.93, undefined],
    ['Middelburg', 3.61, 51.5, undefined],
  ])('has %s in its region', (_town, longitude, latitude, region) => {
    expect(regionAt([longitude, latitude])).toBe(region)
    expect(inside([longitude, latitude], BELGIUM)).toBe(region !== undefined)
  })
})

describe('svgPath', () => {
  it('closes a line through the places', () => {
    const corners: Degrees[] = [[2.48, 51.545], [6.47, 51.545], [6.47, 50.5]]
    expect(svgPath(corners, 1000)).toBe(`M0 0L1000 0L1000 ${(500 / MAP_RATIO).toFixed(0)}Z`)
  })
})
