import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnection } from '@/cms/migrate/connection'
import { startCms, type Cms } from '../../support/cms'

const ROUNDS = 3
const WRITES = 15

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

/** What a process of its own had acknowledged when it was killed, in the midst of the next write. */
async function killedAfterWrites(round: number): Promise<string[]> {
  const args = ['--import', './scripts/lib/tsx.mjs', 'tests/integration/database/write-until-killed.ts', String(round)]
  const child = spawn(process.execPath, args, { env: process.env, stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: string[] = []
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line)
    if (acknowledged.length === WRITES) setTimeout(() => child.kill('SIGKILL'), round * 4)
  }
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  return acknowledged
}

it('keeps every write that was acknowledged before the process was killed', async () => {
  const acknowledged: string[] = []
  for (let round = 1; round <= ROUNDS; round += 1) acknowledged.push(...(await killedAfterWrites(round)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES)
  const { docs } = await cms.payload.find({ collection: 'testimonials', pagination: false, depth: 0 })
  const stored = new Set(docs.map(({ id, name }) => `${id} ${name}`))
  expect(acknowledged.filter((one) => !stored.has(one))).toEqual([])
  const raw = openConnection(process.env.DATABASE_URL ?? '')
  expect(await raw.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
  expect(await raw.rows('PRAGMA foreign_key_check')).toEqual([])
  raw.close()
}, 120_000)
