import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import type { TaskLease } from '@/cms/database/lease'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { alone } from '@/server/scheduler'
import { startCms, type Cms } from '../../support/cms'

const LEASE_MS = 5000
const BEAT_MS = 1000

let cms: Cms
let made: { TaskLease: typeof TaskLease; alone: typeof alone }

beforeAll(async () => {
  cms = await startCms()
  made = { ...(await import('@/cms/database/lease')), ...(await import('@/server/scheduler')) }
})
afterAll(() => cms.stop())

/** Two processes, each with a clock of its own that the test moves. */
function pair(name: string) {
  const clocks = { a: 1000, b: 500_000 }
  const a = new made.TaskLease(cms.payload, name, 'a', () => clocks.a)
  const b = new made.TaskLease(cms.payload, name, 'b', () => clocks.b)
  const pass = (ms: number): void => {
    clocks.a += ms
    clocks.b += ms
  }
  return { a, b, pass }
}

/** What is asked next is answered once `meanwhile` is over, with what stands there then. */
function answeredAfter(meanwhile: () => Promise<unknown>): void {
  const sql = committedSql(cms.payload)
  const where = (table: never) => async (condition: never) => {
    await meanwhile()
    return sql.select().from(table).where(condition)
  }
  vi.spyOn(sql, 'select').mockReturnValueOnce({ from: (table: never) => ({ where: where(table) }) } as never)
}

const holderOf = async (name: string): Promise<string | null | undefined> => {
  const leases = tableOf(cms.payload, 'leases')
  const [row] = await committedSql(cms.payload).select().from(leases).where(eq(leases.name, name))
  return row?.holder
}

const takenBy = async (holder: string, name: string): Promise<void> => {
  const leases = tableOf(cms.payload, 'leases')
  await committedSql(cms.payload).update(leases).set({ holder, beat: 100 }).where(eq(leases.name, name))
}

it('is held by one, as long as that one renews it', async () => {
  const { a, b, pass } = pair('renewed')
  expect([await a.turn(), await b.turn()]).toEqual([true, false])
  for (let second = 0; second < 20; second += 1) {
    pass(1000)
    expect([await a.turn(), await b.turn()]).toEqual([true, false])
  }
})

it('is taken over from who gave no sign of life for as long as it lasts, and not before', async () => {
  const { a, b, pass } = pair('left')
  await a.turn()
  await b.turn()
  pass(LEASE_MS - 1)
  expect([a.isHeld, await b.turn()]).toEqual([true, false])
  pass(1)
  expect([a.isHeld, await b.turn()]).toEqual([false, true])
  // Who was asleep comes back as one of the others.
  expect([await a.turn(), b.isHeld]).toEqual([false, true])
})

it('has ended for its holder before another can take it, however late that one looked', async () => {
  const { a, b, pass } = pair('slow')
  await a.turn()
  pass(3000)
  await b.turn()
  pass(LEASE_MS - 3000)
  expect([a.isHeld, await b.turn()]).toEqual([false, false])
})

it('has ended as soon as its holder reads that another has it', async () => {
  const { a } = pair('taken')
  await a.turn()
  await takenBy('other', 'taken')
  expect([await a.turn(), a.isHeld]).toEqual([false, false])
})

it('is left to a holder that renewed it while another waited for the answer', async () => {
  const { a, b, pass } = pair('waited')
  await a.turn()
  answeredAfter(async () => {
    pass(3000)
    await a.turn()
  })
  expect(await b.turn()).toBe(false)
  pass(LEASE_MS - 1)
  expect([a.isHeld, await b.turn()]).toEqual([true, false])
})

it('is taken at once when it was given back', async () => {
  const { a, b } = pair('released')
  await a.turn()
  await a.release()
  expect([a.isHeld, await b.turn()]).toEqual([false, true])
  // A late release takes nothing away.
  await a.release()
  expect(await b.turn()).toBe(true)
})

it('goes to one of all who ask at once', async () => {
  const all = Array.from({ length: 10 }, (_, index) => new made.TaskLease(cms.payload, 'crowd', `p${index}`))
  expect((await Promise.all(all.map((lease) => lease.turn()))).filter(Boolean)).toHaveLength(1)
  await Promise.all(all.map((lease) => lease.release()))
  expect((await Promise.all(all.map((lease) => lease.turn()))).filter(Boolean)).toHaveLength(1)
})

it('is given back when what was done alone has failed', async () => {
  await expect(made.alone(cms.payload, 'once', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await made.alone(cms.payload, 'once', () => Promise.resolve('done'))).toBe('done')
})

describe('what is done alone', () => {
  // Only what beats: what the database is asked runs on.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is over for others too, when it ends while the lease is renewed', async () => {
    let answer = (): void => undefined
    const ended = made.alone(cms.payload, 'ending', () => {
      answeredAfter(() => new Promise<void>((resolve) => (answer = resolve)))
      vi.advanceTimersByTime(BEAT_MS)
      return Promise.resolve()
    })
    // Whoever does not wait for the answer has given the lease back by now.
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 300))])
    answer()
    await ended
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await holderOf('ending')).toBeNull()
  })

  it('goes on when the lease is lost, says so, and leaves it to the other', async () => {
    const log = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    const result = await made.alone(cms.payload, 'lost', async () => {
      await takenBy('other', 'lost')
      vi.advanceTimersByTime(BEAT_MS)
      await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
      return 'done'
    })
    expect(result).toBe('done')
    expect(log.mock.calls).toEqual([[{ msg: 'Another process may do “lost” now, beside this one' }]])
    expect(await holderOf('lost')).toBe('other')
  })
})
