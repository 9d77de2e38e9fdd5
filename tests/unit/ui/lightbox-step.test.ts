import { expect, it } from 'vitest'
import { slideAfter } from '@/ui/lightbox-step'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['Escape', 2, null],
  ['a', 2, null],
])('%s on slide %s of 5 leads to %s', (key, current, expected) => {
  expect(slideAfter(key, current, 5)).toBe(expected)
})
