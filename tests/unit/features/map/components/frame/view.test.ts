// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { clearOfCard } from '@/features/map/components/frame/view'

const listing = { ID: 1, Latitude: 50.467, Longitude: 4.867 }

/** How far from the lower edge a listing is brought, in pixels, on a telephone's map of this height. */
function clearOf(height: number, isRaised: boolean): number {
  const panInside = vi.fn()
  clearOfCard({ getSize: () => ({ x: 360, y: height }), panInside } as never, listing, isRaised)
  return (panInside.mock.calls[0]?.[1] as { paddingBottomRight: [number, number] }).paddingBottomRight[1]
}

it('a listing is brought above a card that stands above the controls of the host', () => {
  expect(clearOf(600, true)).toBeGreaterThanOrEqual(clearOf(600, false) + 76)
  expect(clearOf(300, true)).toBeLessThan(300)
})
