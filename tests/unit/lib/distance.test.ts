import { describe, expect, it } from 'vitest'
import { kilometresBetween } from '@/lib/distance'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const GHENT = at(51.054, 3.725)
const ANTWERP = at(51.221, 4.402)
const ARLON = at(49.683, 5.816)

describe('kilometresBetween', () => {
  it.each([
    [GHENT, GHENT, 0],
    [GHENT, ANTWERP, 51],
    [ANTWERP, GHENT, 51],
    [GHENT, ARLON, 213],
  ])('%j and %j are %d km apart', (a, b, km) => {
    expect(Math.abs(kilometresBetween(a, b) - km)).toBeLessThan(2)
  })
})
