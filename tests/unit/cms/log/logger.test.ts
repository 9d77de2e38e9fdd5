import { beforeEach, expect, it } from 'vitest'
import { logger } from '@/cms/log/logger'

const full = Object.assign(new Error('disk I/O'), { code: 'SQLITE_FULL' })

let lines: unknown[][]
let now: number
let write: (...args: unknown[]) => void

beforeEach(() => {
  ;[lines, now] = [[], 0]
  const { options } = logger(false, () => now) as {
    options: { hooks: { logMethod: (args: unknown[], method: (...args: unknown[]) => void) => void } }
  }
  write = (...args) => options.hooks.logMethod(args, (...written) => void lines.push(written))
})

it('says of a full disk once a minute that it is full', () => {
  write(full)
  write({ err: new Error('Failed query', { cause: full }), msg: 'Not saved' })
  now = 59_000
  write(full)
  expect(lines).toEqual([[expect.stringContaining('The disk is full')]])
  now = 60_000
  write(full)
  expect(lines).toHaveLength(2)
})

it('writes the first words of what a request is refused for, which anybody could send again and again', () => {
  const query = Object.assign(new Error('The following path cannot be queried: hash'), { status: 400 })
  const value = new Error(`Failed query ${'x'.repeat(3000)}`, { cause: new TypeError('The database cannot store NaN') })
  for (const err of [query, new SyntaxError('Unexpected token'), value]) write({ err })
  expect(lines).toEqual([[query.message], ['Unexpected token'], [value.message.slice(0, 200)]])
  lines.length = 0
  const ours = [
    { err: new Error('broken') },
    { err: Object.assign(new Error('broken'), { status: 500 }) },
    { err: new SyntaxError('Unexpected token'), msg: 'A job failed' },
  ]
  for (const one of ours) write(one)
  expect(lines).toEqual(ours.map((one) => [one]))
})

it('writes every other error as it is', () => {
  const logged = [{ err: new Error('first'), msg: 'one' }, new Error('second'), 'a line']
  for (const one of logged) write(one)
  expect(lines).toEqual(logged.map((one) => [one]))
})
