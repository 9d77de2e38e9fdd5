import { expect, it } from 'vitest'
import { isServerFunctionName } from '@/cms/access/server-function-name'

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', '__defineGetter__'])(
  'every object inherits %s: it is no server function',
  (name) => {
    expect(isServerFunctionName(name)).toBe(false)
  },
)

it.each([['constructor'], 1, null, undefined, {}])('%o is no name, even where it reads like one', (name) => {
  expect(isServerFunctionName(name)).toBe(false)
})

it('those of Payload are', () => {
  expect(isServerFunctionName('form-state')).toBe(true)
})
