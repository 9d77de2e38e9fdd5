import { beforeEach, expect, it } from 'vitest'
import { logger } from '@/cms/logger'

const full = Object.assign(new Error('disk I/O'), { code: 'SQLITE_FULL' })

let lines: unknown[][]
let now: number
let write: (...args: unknown[]) => void

beforeEach(() => {
  ;[lines, now] = [[], 0]
  const { options } = logger(() => now) as {
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

it('writes every other error as it is', () => {
  const logged = [{ err: new Error('first'), msg: 'one' }, new Error('second'), 'a line']
  for (const one of logged) write(one)
  expect(lines).toEqual(logged.map((one) => [one]))
})
