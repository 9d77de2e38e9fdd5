import { expect, it } from 'vitest'
import { distanceText } from '@/domain/properties/distance-text'

it.each([
  [0, '0', 'm'],
  [84, '80', 'm'],
  [994, '990', 'm'],
  [996, '1', 'km'],
  [1249, '1,2', 'km'],
  [15_960, '16', 'km'],
])('%s m is %s %s', (metres, number, unit) => {
  expect(distanceText(metres, 'nl')).toBe(`${number}\u00A0${unit}`)
})
