import { expect, it } from 'vitest'
import { goalOf } from '@/domain/properties/goal'

it.each([
  [0, 'sale'],
  ['0', 'sale'],
  [1, 'rent'],
  ['1', 'rent'],
  [2, 'rent'],
  ['', 'rent'],
  [null, 'rent'],
  [undefined, 'rent'],
])('goal %j is %s', (code, goal) => {
  expect(goalOf(code)).toBe(goal)
})
