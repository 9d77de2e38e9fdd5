import { expect, it } from 'vitest'
import { isPlainClick } from '@/lib/is-plain-click'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('with %j: %s', (event, expected) => {
  expect(isPlainClick({ ...plain, ...event })).toBe(expected)
})
