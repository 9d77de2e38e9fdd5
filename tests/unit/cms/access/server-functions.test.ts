import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { handedOn, isServerFunctionCall, isUnknownFunction } from '@/cms/access/server-functions'

const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', '__defineGetter__']

it.each(INHERITED)('every object inherits %s: it is no server function', (name) => {
  expect(isServerFunctionCall({ name, args: {} })).toBe(false)
})

it.each([
  null, undefined, 1, 'form-state', [], {},
  { name: ['constructor'], args: {} }, { name: 1, args: {} }, { name: 'form-state' }, { name: 'form-state', args: 1 },
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

describe('what Payload is handed', () => {
  const nobody = () => Promise.reject(new Error('nobody is asked about'))

  it('is of a table not the rows that a browser names', async () => {
    for (const collectionSlug of ['properties', ['properties']]) {
      const args = { collectionSlug, data: { docs: [{ id: 1 }] }, query: { limit: 5 } }
      const handed = await handedOn({ name: 'table-state', args }, nobody)
      expect(handed).toEqual({ name: 'table-state', args: { collectionSlug, data: undefined, query: { limit: 5 } } })
    }
  })

  it('is of everything else what was sent', async () => {
    const call = { name: 'form-state', args: { id: 1, data: { docs: [] } } }
    expect(await handedOn(call, nobody)).toEqual(call)
  })

  it('draws the tables of the admin, which ask for their rows always', () => {
    const source = (file: string): string => readFileSync(`node_modules/@payloadcms/ui/dist/${file}`, 'utf8')
    expect(source('utilities/buildTableState.js')).toContain('if (!data?.docs || query) {')
    const table = source('elements/RelationshipTable/index.js')
    expect(table.match(/getTableState\(/g)).toHaveLength(1)
    expect(table).toContain('query: newQuery,')
  })
})
