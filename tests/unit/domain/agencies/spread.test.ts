import { describe, expect, it } from 'vitest'
import { MAP_RATIO, type MapPoint } from '@/domain/agencies/map-projection'
import { spread } from '@/domain/agencies/spread'

const distance = (one?: MapPoint, other?: MapPoint) =>
  Math.hypot(((one?.x ?? 0) - (other?.x ?? 0)) * MAP_RATIO, (one?.y ?? 0) - (other?.y ?? 0))

describe('spread', () => {
  it('leaves what is apart', () => {
    const points = [
      { x: 0.25, y: 0.25 },
      { x: 0.75, y: 0.5 },
    ]
    const moved = spread(points, 0.1)
    expect(moved[0]?.x).toBeCloseTo(0.25)
    expect(moved[1]).toEqual({ x: expect.closeTo(0.75), y: 0.5 })
  })

  it.each([
    { name: 'two near each other', points: [{ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.5 }] },
    { name: 'two in one place', points: [{ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }] },
    {
      name: 'three in a row',
      points: [{ x: 0.5, y: 0.5 }, { x: 0.52, y: 0.5 }, { x: 0.54, y: 0.51 }],
    },
  ])('moves $name apart', ({ points }) => {
    const moved = spread(points, 0.1)
    moved.forEach((one, index) =>
      moved.slice(index + 1).forEach((other) => {
        expect(distance(one, other)).toBeGreaterThan(0.095)
      }),
    )
  })

  it('keeps everything on the map', () => {
    const moved = spread([{ x: 0, y: 0 }, { x: 0, y: 0 }], 0.3)
    expect(moved.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true)
  })

  it('has nothing to do without pins', () => {
    expect(spread([], 0.1)).toEqual([])
  })
})
