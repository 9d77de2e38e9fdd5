import { expect, it } from 'vitest'
import { facadeKind } from '@/domain/properties/facades'

it.each([
  [4, 'open'],
  ['4', 'open'],
  [3, 'half-open'],
  [2, 'closed'],
  [1, null],
  [0, null],
  [5, null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j façades: %j', (count, kind) => {
  expect(facadeKind(count)).toBe(kind)
})
