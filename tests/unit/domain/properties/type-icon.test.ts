import { expect, it } from 'vitest'
import { typeIcon } from '@/domain/properties/type-icon'

it.each([
  [1, 'residential'],
  ['1', 'residential'],
  [2, 'office'],
  [3, 'industrial'],
  [4, 'land'],
  [5, 'office'],
  [6, 'retail'],
  [7, 'office'],
  [8, 'office'],
  ['constructor', 'office'],
  [null, 'office'],
  [undefined, 'office'],
])('icon class %j is %s', (iconClass, icon) => {
  expect(typeIcon(iconClass)).toBe(icon)
})
