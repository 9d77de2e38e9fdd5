import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnection } from '@/cms/migrate/connection'
import { countRows } from '@/cms/migrate/rows'
import { migrateDatabase } from '@/cms/migrate/run'
import { migrations } from '../../../migrations/sqlite'
import { startEmptyCms, type EmptyCms } from './empty-cms'

let cms: EmptyCms

beforeAll(async () => {
  cms = await startEmptyCms()
  const { payload, url } = cms
  await migrateDatabase({ payload, url, migrations, log: () => undefined })
  await payload.create({ collection: 'cities', data: { name: 'Gent', zip: '9000', countryId: '10' } })
})
afterAll(() => cms.stop())

/** What a process of its own says that migrates the database. */
const migrated = async (): Promise<string> => {
  const args = ['--import', './scripts/lib/tsx.mjs', 'tests/integration/migrate/migrate-once.ts']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: process.env })
  return stdout.split('\n').find((line) => line.startsWith('done')) ?? stdout
}

test('of two processes that migrate at once the second waits, and the copy is from before', async () => {
  expect((await Promise.all([migrated(), migrated()])).sort()).toEqual(['done 0', 'done 1'])
  const copy = openConnection(`file:${cms.file}.before-20990201_000000_slow.bak`)
  const tables = await countRows(copy)
  copy.close()
  expect(tables.get('cities')).toBe(1)
  expect(tables.has('slow')).toBe(false)
}, 120_000)
