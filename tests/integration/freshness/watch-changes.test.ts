import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { recordChange } from '@/cms/change-log/changes'
import { inTransaction } from '@/cms/database/transaction'
import { watchChanges } from '@/server/watch-changes'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms
let looks = 0
let end: () => Promise<void>
beforeAll(async () => {
  cms = await startCms()
  // Its own clock, which a busy machine does not hold up; what the database tells comes as ever.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  end = watchChanges(cms.payload, { poll: () => void (looks += 1) })
})
afterAll(async () => {
  await end()
  vi.useRealTimers()
  await cms.stop()
})

const looksWithin = (milliseconds: number): number => {
  const before = looks
  vi.advanceTimersByTime(milliseconds)
  return looks - before
}

const looked = async (before: number): Promise<void> => {
  while (looks === before) await pause(5)
}

const change = () => inTransaction(cms.payload, (writer) => recordChange(writer, ['page:1']))

it.skipIf(process.env.TEST_POSTGRES)('what others change is looked for five times a second where nobody tells', async () => {
  expect(looksWithin(1000)).toBe(5)
  await change()
  expect(looksWithin(200)).toBe(1)
  expect(looksWithin(4000)).toBe(20)
})

it.runIf(process.env.TEST_POSTGRES)('what others change is looked for when it is told, again until it is gathered, and now and then all the same', async () => {
  // Who has just begun to listen looks for a while at what came before.
  await looked(0)
  expect(looksWithin(2000)).toBeGreaterThanOrEqual(9)
  expect(looksWithin(2600)).toBe(0)
  const before = looks
  await change()
  await looked(before)
  expect(looksWithin(1800)).toBe(9)
  // Nobody told.
  expect(looksWithin(6800)).toBe(2)
})
