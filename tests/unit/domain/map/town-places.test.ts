import { describe, expect, it } from 'vitest'
import { townPlaces } from '@/domain/map/town-places'

const name = (x: number, y: number) => ({ x, y, width: 20, height: 8 })
const cluster = (x: number, y: number) => ({ x, y, width: 28, height: 28 })

describe('townPlaces', () => {
  it('leaves a name at its town where nothing is near', () => {
    expect(townPlaces([name(0, 0)], [cluster(100, 0)])).toEqual([0])
  })

  it.each([
    ['in the middle', cluster(0, 0), 36],
    ['above', cluster(0, -18), 20],
    ['below', cluster(0, 18), -20],
  ])('moves a name away from a marker %s', (_, marker, below) => {
    expect(townPlaces([name(0, 0)], [marker])).toEqual([below])
  })

  it('leaves a name out that has no room', () => {
    expect(townPlaces([name(0, 0)], [cluster(0, -50), cluster(0, 0), cluster(0, 50)])).toEqual([null])
  })

  it('keeps names off each other', () => {
    expect(townPlaces([name(0, 0), name(10, 4)], [])).toEqual([0, 20])
  })
})
