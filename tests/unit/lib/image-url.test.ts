import { describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageFile, nearestWidth } from '@/lib/image-url'

it('knows the encoded widths', () => {
  expect(IMAGE_WIDTHS).toEqual([100, 400, 600, 1360])
})

describe('nearestWidth', () => {
  it.each([
    [1, 100],
    [100, 100],
    [101, 400],
    [400, 400],
    [600, 600],
    [601, 1360],
    [5000, 1360],
    [Infinity, 1360],
    [0, 1360],
    [-1, 1360],
    [NaN, 1360],
    [undefined, 1360],
  ])('%d is served by %d', (wanted, width) => {
    expect(nearestWidth(wanted)).toBe(width)
  })
})

describe('imageFile', () => {
  it.each([
    [{ width: 600, height: 'auto', format: 'webp', scale: 1 }, 'w600.webp'],
    [{ width: 500 }, 'w600.webp'],
    [{ width: 60 }, 'w100.webp'],
    [{ width: 300, scale: 2 }, 'w600.webp'],
    [{ width: 400, format: 'avif' }, 'w400.avif'],
    [{ width: 400, scale: 0 }, 'w400.webp'],
    [{ width: 400, scale: NaN }, 'w400.webp'],
    [{}, 'w1360.webp'],
  ] as const)('%j is %s', (options, file) => {
    expect(imageFile(options)).toBe(file)
  })
})
