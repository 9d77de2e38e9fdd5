import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordChange } from '@/cms/change-log/changes'
import { inTransaction } from '@/cms/database/transaction'
import { watchChanges } from '@/server/watch-changes'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms
let looks = 0
let end: () => Promise<void>
beforeAll(async () => {
  cms = await startCms()
  end = watchChanges(cms.payload, { poll: () => void (looks += 1) })
})
afterAll(async () => {
  await end()
  await cms.stop()
})

const looksWithin = async (milliseconds: number): Promise<number> => {
  const before = looks
  await pause(milliseconds)
  return looks - before
}

it('what others change is looked for within a fifth of a second, and again until it is gathered', async () => {
  // Who has just begun to listen looks for a while at what came before.
  await pause(process.env.TEST_POSTGRES ? 3000 : 300)
  if (process.env.TEST_POSTGRES) expect(await looksWithin(1500)).toBeLessThanOrEqual(1)
  await inTransaction(cms.payload, (writer) => recordChange(writer, ['page:1']))
  expect(await looksWithin(600)).toBeGreaterThanOrEqual(1)
  expect(await looksWithin(1000)).toBeGreaterThanOrEqual(3)
})

it('it is looked for now and then also where nobody told', async () => {
  await pause(2500)
  expect(await looksWithin(3500)).toBeGreaterThanOrEqual(1)
})
