import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

it('the migrations lead to the collections as they are', async () => {
  const { db } = cms.payload
  const migrations = path.resolve(`migrations/${db.name}`)
  const newest = (await readdir(migrations)).filter((name) => name.endsWith('.json')).sort().at(-1)
  await cp(path.join(migrations, String(newest)), path.join(cms.dir, 'next', String(newest)))
  db.migrationDir = path.join(cms.dir, 'next')
  // Where nothing is to be written, the adapter ends the process.
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('nothing to write')
  })
  await expect(db.createMigration({ payload: cms.payload, migrationName: 'missing', skipEmpty: true })).rejects.toThrow('nothing to write')
  exit.mockRestore()
  expect(await readdir(db.migrationDir)).toEqual([newest])
})
