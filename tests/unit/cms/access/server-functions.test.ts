import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isServerFunctionCall, isUnknownFunction } from '@/cms/access/server-functions'

const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', '__defineGetter__']

it.each(INHERITED)('every object inherits %s: it is no server function', (name) => {
  expect(isServerFunctionCall({ name, args: {} })).toBe(false)
})

it.each([
  ...[null, undefined, 1, 'form-state', [], {}],
  ...[{ name: ['constructor'], args: {} }, { name: 1, args: {} }, { name: 'form-state' }, { name: 'form-state', args: 1 }],
])('%o is no call', (call) => {
  expect(isServerFunctionCall(call)).toBe(false)
})

it('those of Payload are', () => {
  expect(isServerFunctionCall({ name: 'form-state', args: { id: 1 } })).toBe(true)
})

it('Payload still looks names up in a plain object, and fails in these words where there is none', () => {
  const file = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'
  const source = readFileSync(file, 'utf8')
  expect(source).toContain('extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]')
  const [, words = ''] = /throw new Error\(`(.*)\$\{fnKey\}`\)/.exec(source) ?? []
  expect(isUnknownFunction(new Error(`${words}nope`))).toBe(true)
  expect(isUnknownFunction(new Error('The database is full'))).toBe(false)
})
