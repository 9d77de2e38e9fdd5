import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openClient } from '@/cms/database/client'
import { keepDatabaseToOwner, keepFolderToOwner, keepToOwner } from '@/cms/database/file-modes'
import { migrateDatabase } from '@/cms/migrate/run'
import { startCms, type Cms } from '../../support/cms'

const run = promisify(execFile)
const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

let umask: number
beforeAll(() => {
  umask = process.umask(0o022)
})
afterAll(() => process.umask(umask))

describe('a database that is made', () => {
  let dir: string
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'modes-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it('is readable by its owner only, with what stands beside it', async () => {
    const client = await openClient(`file:${dir}/site.db`, () => undefined)
    await client.execute('CREATE TABLE one (id)')
    const files = readdirSync(dir).sort()
    expect(files).toEqual(['site.db', 'site.db-shm', 'site.db-wal'])
    for (const file of files) expect(modeOf(path.join(dir, file)), file).toBe('600')
    client.close()
  })

  it('that others could read is mended when it is opened, its copies too', async () => {
    const names = ['site.db', 'site.db-wal', 'site.db-shm', 'site.db.before-x.bak', 'other.txt']
    for (const name of names) writeFileSync(path.join(dir, name), '', { mode: 0o644 })
    chmodSync(dir, 0o755)
    const lines: string[] = []
    keepDatabaseToOwner(`file:${dir}/site.db`, (line) => lines.push(line))
    expect(names.map((name) => modeOf(path.join(dir, name)))).toEqual(['600', '600', '600', '600', '644'])
    // A folder that was there may hold what others read.
    expect([modeOf(dir), lines]).toEqual(['755', []])
  })

  it('that is opened twice stays locked: no other process takes its log of writes away', async () => {
    const url = `file:${dir}/site.db`
    const first = await openClient(url, () => undefined)
    await first.execute('CREATE TABLE one (id)')
    const second = await openClient(url, () => undefined)
    const other = `const client = require('@libsql/client').createClient({ url: '${url}' })
      client.execute('SELECT * FROM one').then(({ rows }) => { client.close(); console.log(rows.length) })`
    const ask = async () => (await run(process.execPath, ['-e', other])).stdout.trim()
    // SQLite removes the log when the last process closes a database.
    expect(await ask()).toBe('0')
    expect(existsSync(`${dir}/site.db-wal`)).toBe(true)
    await first.execute('INSERT INTO one VALUES (1)')
    expect(await ask()).toBe('1')
    first.close()
    second.close()
  })

  // The kernel refuses this to everybody, the administrator included.
  it.runIf(existsSync('/proc/self/status'))('of somebody else stays as it is, and the log says so', () => {
    const lines: string[] = []
    keepToOwner('/proc/self/status', (line) => lines.push(line))
    expect(lines).toEqual([
      'Others on this machine can read /proc/self/status, and that cannot be changed (EPERM)',
    ])
  })

  it('has a folder of documents beside it that only the owner opens, made or found', () => {
    const log = vi.fn()
    const [made, found] = [path.join(dir, 'media/documents'), path.join(dir, 'documents')]
    mkdirSync(found, { mode: 0o755 })
    for (const folder of [made, found]) {
      keepFolderToOwner(folder, log)
      expect(modeOf(folder)).toBe('700')
      writeFileSync(path.join(folder, 'plan.pdf'), '')
    }
    writeFileSync(path.join(dir, 'file'), '')
    keepFolderToOwner(path.join(dir, 'file/below'), log)
    expect(log.mock.calls).toEqual([[`The folder ${dir}/file/below cannot be made (ENOTDIR)`]])
  })

  it('that is not there is no matter', () => {
    const log = vi.fn()
    keepToOwner(path.join(dir, 'nothing'), log)
    expect([log.mock.calls, existsSync(path.join(dir, 'nothing'))]).toEqual([[], false])
  })
})

describe('the copy before a migration', () => {
  let cms: Cms
  beforeAll(async () => {
    cms = await startCms()
  })
  afterAll(() => cms.stop())

  it('is readable by its owner only', async () => {
    await cms.payload.create({ collection: 'agencies', data: { name: 'A' } })
    const url = `file:${cms.dir}/site.db`
    const migrations = [{ name: 'nothing', up: async () => undefined }]
    await migrateDatabase({ payload: cms.payload, url, migrations, log: () => undefined })
    expect(modeOf(path.join(cms.dir, 'site.db.before-nothing.bak'))).toBe('600')
    // `startCms` copied an ordinary file there.
    expect(modeOf(path.join(cms.dir, 'site.db'))).toBe('600')
  })
})
