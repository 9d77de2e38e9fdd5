import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TaskLease, alone } from '@/cms/database/lease'
import { startCms, type Cms } from '../../support/cms'

const LEASE_MS = 5000

let cms: Cms
let made: { TaskLease: typeof TaskLease; alone: typeof alone }

beforeAll(async () => {
  cms = await startCms()
  made = await import('@/cms/database/lease')
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
