import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeManifest } from '@/operations/backup/manifest'
import { backupName, removeOld } from '@/operations/backup/retention'

const NOW = new Date('2026-11-26T03:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A backup that was made so many days ago. */
async function addBackup(days: number): Promise<string> {
  const at = new Date(NOW.getTime() - days * DAY_MS)
  const name = backupName(at)
  mkdirSync(path.join(folder, name))
  const database = { file: 'site.db', sha256: '0'.repeat(64), migrations: [], rows: {} }
  await writeManifest(path.join(folder, name), new Map(), { madeAt: at.toISOString(), dialect: 'sqlite', database, missing: [] })
  return name
}

async function left(keep: number | null, days: number | null): Promise<string[]> {
  await removeOld(folder, { keep, days }, NOW)
  return readdirSync(folder).sort().reverse()
}

it('the newest stay', async () => {
  const names = [await addBackup(0), await addBackup(1), await addBackup(2), await addBackup(40)]
  expect(await left(null, null)).toEqual(names)
  expect(await left(3, null)).toEqual(names.slice(0, 3))
})

it('those that are older go, but never the newest one', async () => {
  const names = [await addBackup(10), await addBackup(31), await addBackup(45)]
  expect(await left(null, 30)).toEqual([names[0]])
  expect(await left(null, 5)).toEqual([names[0]])
})

it('nothing else that lies there is touched, but what an interrupted backup left a day ago', async () => {
  await addBackup(0)
  for (const name of ['site-2020-01-01T00-00-00Z', 'notes', 'site-2020-01-02T00-00-00Z.part', 'site-2026-11-26T02-00-00Z.part']) {
    mkdirSync(path.join(folder, name))
  }
  writeFileSync(path.join(folder, 'site-2020.tar'), '')
  utimesSync(path.join(folder, 'site-2020-01-02T00-00-00Z.part'), 1, 1)
  const rest = await left(1, 1)
  expect(rest).not.toContain('site-2020-01-02T00-00-00Z.part')
  // A folder with such a name that is no whole backup is somebody's.
  expect(rest).toEqual(expect.arrayContaining(['site-2020-01-01T00-00-00Z', 'notes', 'site-2020.tar', 'site-2026-11-26T02-00-00Z.part']))
})
