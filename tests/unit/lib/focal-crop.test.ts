import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { focalCrop } from '@/lib/focal-crop'

const target = { width: 1200, height: 490 }

describe('focalCrop', () => {
  it.each([
    ['the middle', { x: 50, y: 50 }, 173],
    ['the top', { x: 50, y: 0 }, 0],
    ['near the top', { x: 50, y: 30 }, 0],
    ['below the middle', { x: 50, y: 60 }, 263],
    ['the bottom', { x: 50, y: 100 }, 345],
  ])('of a standing picture takes %s', (_name, focal, top) => {
    expect(focalCrop({ width: 1360, height: 900 }, focal, target)).toEqual({
      left: 0, width: 1360, height: 555, top,
    })
  })

  it('of a wide picture takes a side', () => {
    expect(focalCrop({ width: 4900, height: 490 }, { x: 100, y: 50 }, target)).toEqual({
      left: 3700, top: 0, width: 1200, height: 490,
    })
  })

  it('stays inside, whatever the picture and its focal point', () => {
    const side = fc.integer({ min: 1, max: 4000 })
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(side, side, percent, percent, (width, height, x, y) => {
        const crop = focalCrop({ width, height }, { x, y }, target)
        for (const value of Object.values(crop)) expect(Number.isInteger(value)).toBe(true)
        expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(1)
        expect(crop.left + crop.width).toBeLessThanOrEqual(width)
        expect(crop.top + crop.height).toBeLessThanOrEqual(height)
      }),
    )
  })
})
