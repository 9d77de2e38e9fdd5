import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RowsInTurn } from '@/features/mail/rows-in-turn'

const logger = { error: vi.fn() }
const LONG_MS = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const fails = { what: (id: number) => `row ${id}`, work: () => Promise.reject(new Error('no letter')) }

it('a row that failed is left alone for a while, then tried again, and forgotten once it succeeds', async () => {
  const rows = new RowsInTurn()
  const work = vi.fn(() => Promise.reject(new Error('no letter')))
  await rows.each({ logger }, [1], { ...fails, work })
  await rows.each({ logger }, [1], { ...fails, work })
  expect([work.mock.calls.length, rows.failing]).toEqual([1, 1])
  vi.setSystemTime(Date.now() + LONG_MS)
  await rows.each({ logger }, [1], { ...fails, work: () => Promise.resolve() })
  expect(rows.failing).toBe(0)
})

it('a row that is gone is forgotten once it would be tried again; one that is left alone for now is not', async () => {
  const rows = new RowsInTurn()
  await rows.each({ logger }, [1], fails)
  vi.setSystemTime(Date.now() + LONG_MS)
  await rows.each({ logger }, [1, 2], fails)
  // The first failed twice, the second once; both wait. Then both are deleted.
  await rows.each({ logger }, [], fails)
  expect(rows.failing).toBe(2)
  vi.setSystemTime(Date.now() + LONG_MS)
  await rows.each({ logger }, [3], fails)
  expect(rows.failing).toBe(1)
})
