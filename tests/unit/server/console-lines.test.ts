import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inRequest } from '@/cms/log/request-scope'
import { consoleIntoLog } from '@/server/console-lines'

const lines: string[] = []
beforeEach(() => {
  Object.assign(process.env, { PAYLOAD_SECRET: '0123456789abcdef', LOG_FORMAT: 'json' })
  lines.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('whatever is written to the console is a line of the log', () => {
  const target = { ...console }
  consoleIntoLog(target)
  target.warn('\u001B[33m⚠\u001B[39m of %s', 'jan@voorbeeld.be', { name: 'Jan' })
  inRequest({ id: 'abc', startedAt: performance.now() }, () => target.error(' ⨯', new TypeError('no <jan@voorbeeld.be>')))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', msg: '⚠ of … [object]' },
    { level: 'error', msg: '⨯', request: 'abc', err: { type: 'TypeError', message: 'no <…>' } },
  ])
})
