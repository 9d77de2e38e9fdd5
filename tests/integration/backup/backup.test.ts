import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { backUp } from '@/operations/backup/backup'
import { filesBelow } from '@/operations/backup/files'
import { FilesNotRestored, restore } from '@/operations/backup/restore'
import { FileConnection } from '@/cms/database/file-connection'
import { plainPdf } from '../../../demo/plain-pdf'
import { startCms, type Cms } from '../../support/cms'
import { addLead } from '../../support/lead-bed'
import { picture } from '../../support/pictures'

const ALL = { keep: null, days: null }

let cms: Cms
let media: string
let folder: string
let lines: string[]
const log = (line: string): unknown => lines.push(line)
const backup = (options: Partial<Parameters<typeof backUp>[0]> = {}) =>
  backUp({ url: `file:${cms.dir}/site.db`, mediaDir: media, folder, retention: ALL, log, ...options })
/** Where a backup is brought back to: another machine. */
const elsewhere = () => ({ url: `file:${folder}/site/site.db`, mediaDir: path.join(folder, 'site/media'), force: false, log })

beforeAll(async () => {
  cms = await startCms()
  media = path.join(cms.dir, 'media')
  const pdf = plainPdf('plan')
  await cms.payload.create({ collection: 'media', data: {}, file: await picture('house.jpg') })
  await cms.payload.create({ collection: 'documents', data: {}, file: { data: Buffer.from(pdf), mimetype: 'application/pdf', name: 'plan.pdf', size: pdf.length } })
  await addLead(cms)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  lines = []
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** How many rows a table of a database file has. */
async function countIn(file: string, table: string): Promise<number> {
  const connection = new FileConnection(`file:${file}`)
  try {
    return Number((await connection.execute(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n)
  } finally {
    connection.close()
  }
}

const bytesOf = async (root: string): Promise<Map<string, string>> =>
  new Map(await Promise.all((await filesBelow(root)).sort().map(async (one): Promise<[string, string]> => [one, (await readFile(path.join(root, one))).toString('base64')])))

it('what is restored is what was there, byte by byte, and only its owner opens the backup', async () => {
  const made = await backup()
  expect((await stat(made)).mode & 0o077).toBe(0)
  expect(await readdir(folder)).toEqual([path.basename(made)])
  const { url, mediaDir, ...rest } = elsewhere()
  const { database } = await restore({ url, mediaDir, ...rest, backup: made })
  expect(await bytesOf(mediaDir)).toEqual(await bytesOf(media))
  expect((await bytesOf(mediaDir)).size).toBeGreaterThan(8)
  expect(await countIn(path.join(folder, 'site/site.db'), 'leads')).toBe(database.rows.leads)
  expect((await stat(path.join(folder, 'site/site.db'))).mode & 0o077).toBe(0)
})

it('a site that writes meanwhile is copied as it was at one moment', async () => {
  let isOver = false
  const writing = (async () => {
    let written = 0
    for (; !isOver; written += 1) {
      await addLead(cms)
      await cms.payload.create({ collection: 'media', data: {}, file: await picture(`more-${written}.jpg`, { colour: `#0000${(written % 90) + 10}` }) })
    }
    return written
  })()
  const made = await backup()
  isOver = true
  expect(await writing).toBeGreaterThan(0)
  const site = elsewhere()
  await restore({ ...site, backup: made })
  const restored = new FileConnection(site.url)
  const { rows } = await restored.execute('SELECT filename FROM media')
  restored.close()
  const files = await filesBelow(site.mediaDir)
  for (const { filename } of rows) expect(files).toContain(`originals/${String(filename)}`)
})

it('a file that is deleted between the copy of the database and its own makes a new copy of the database', async () => {
  const doc = await cms.payload.create({ collection: 'media', data: {}, file: await picture('gone.jpg', { colour: '#00ff00' }) })
  const { filesBelow: list } = await vi.importActual<typeof import('@/operations/backup/files')>('@/operations/backup/files')
  const before = await list(media)
  // Deleted as soon as the copy of the database stands, which is before any file is looked at.
  const waiting = (async () => {
    for (;;) {
      const drafts = await readdir(folder)
      const copied = await stat(path.join(folder, drafts[0] ?? '-', 'site.db')).catch(() => null)
      if (copied && copied.size > 0) return cms.payload.delete({ collection: 'media', id: doc.id })
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })()
  const made = await backup()
  await waiting
  expect(before).toContain('originals/gone.jpg')
  expect(lines.join('\n')).not.toContain('Missing')
  const site = elsewhere()
  await restore({ ...site, backup: made })
  const isNamed = await countIn(path.join(folder, 'site/site.db'), "media WHERE filename = 'gone.jpg'")
  expect(isNamed).toBe((await filesBelow(site.mediaDir)).includes('originals/gone.jpg') ? 1 : 0)
})

it('a file that the site itself misses is named, and keeps nothing from being copied', async () => {
  const doc = await cms.payload.create({ collection: 'media', data: {}, file: await picture('lost.jpg', { colour: '#ff00ff' }) })
  await rm(path.join(media, 'originals/lost.jpg'))
  const made = await backup()
  expect(lines.join('\n')).toMatch(/Missing on the site itself.*: originals\/lost\.jpg/)
  expect((await restore({ ...elsewhere(), backup: made })).missing).toEqual(['originals/lost.jpg'])
  await cms.payload.delete({ collection: 'media', id: doc.id })
})

it('what has not changed since the last backup is the same file, and takes no room', async () => {
  const first = await backup({ now: () => new Date('2026-01-01T00:00:00Z') })
  const second = await backup({ now: () => new Date('2026-01-02T00:00:00Z') })
  const inode = async (made: string) => (await stat(path.join(made, 'media/originals/house.jpg'))).ino
  expect(await inode(second)).toBe(await inode(first))
  await backup({ now: () => new Date('2026-01-03T00:00:00Z'), retention: { keep: 2, days: null } })
  expect((await readdir(folder)).sort()).toEqual(['site-2026-01-02T00-00-00Z', 'site-2026-01-03T00-00-00Z'])
  await expect(restore({ ...elsewhere(), backup: second })).resolves.toBeDefined()
})

it('a file that has rotted in an earlier backup is copied anew', async () => {
  const first = await backup({ now: () => new Date('2026-02-01T00:00:00Z') })
  const kept = path.join(first, 'media/originals/house.jpg')
  const { atime, mtime } = await stat(kept)
  const bytes = await readFile(kept)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(kept, bytes)
  await utimes(kept, atime, mtime)
  const second = await backup({ now: () => new Date('2026-02-02T00:00:00Z') })
  const name = 'originals/house.jpg'
  expect(await readFile(path.join(second, 'media', name))).toEqual(await readFile(path.join(media, name)))
})

describe('nothing is restored, and nothing changed', () => {
  let made: string
  beforeEach(async () => {
    made = await backup()
  })
  const refusal = (options: Partial<Parameters<typeof restore>[0]> = {}) => expect(restore({ ...elsewhere(), backup: made, ...options })).rejects

  it('of a damaged database', async () => {
    await appendFile(path.join(made, 'site.db'), 'x')
    await refusal().toThrow(/damaged: site\.db/)
  })

  it('of a backup with a damaged or missing file, which is named', async () => {
    await writeFile(path.join(made, 'media/originals/house.jpg'), 'other')
    await refusal().toThrow(/damaged[^]*originals\/house\.jpg/)
    await rm(path.join(made, 'media/originals/house.jpg'))
    await refusal().toThrow(/damaged[^]*originals\/house\.jpg/)
  })

  it('of one whose list of files was shortened', async () => {
    await writeFile(path.join(made, 'files.sha256'), '')
    await refusal().toThrow(/damaged: files\.sha256/)
  })

  it('of what a newer version made', async () => {
    const manifest = path.join(made, 'manifest.json')
    const text = await readFile(manifest, 'utf8')
    await writeFile(manifest, text.replace('"format": 1', '"format": 2'))
    await refusal().toThrow(/newer version/)
    await writeFile(manifest, text.replace('"migrations": [', '"migrations": ["20991231_000000_later",'))
    await refusal().toThrow(/newer version[^]*20991231_000000_later/)
    await writeFile(manifest, 'none')
    await refusal().toThrow(/damaged/)
  })

  it('of a folder without a backup', async () => {
    await refusal({ backup: folder }).toThrow(/no backup/)
  })

  it('while the site has its database open, even by force', async () => {
    await refusal({ url: `file:${cms.dir}/site.db`, mediaDir: media, force: true }).toThrow(/is running/)
  })

  it('over content, unless that is asked for: then it stays beside', async () => {
    const { url, mediaDir } = elsewhere()
    await mkdir(mediaDir, { recursive: true })
    await cp(path.join(made, 'site.db'), path.join(folder, 'site/site.db'))
    await writeFile(path.join(mediaDir, 'mine.txt'), 'mine')
    await refusal().toThrow(/--force/)
    expect(await readdir(mediaDir)).toEqual(['mine.txt'])
    await restore({ url, mediaDir, force: true, backup: made, log, now: () => new Date('2026-01-01T00:00:00Z') })
    const aside = 'before-restore-2026-01-01T00-00-00Z'
    expect(await readFile(path.join(mediaDir, `.${aside}`, 'mine.txt'), 'utf8')).toBe('mine')
    expect(await countIn(path.join(folder, `site/site.db.${aside}`), 'users')).toBeTypeOf('number')
    expect(await filesBelow(mediaDir)).toEqual(await filesBelow(path.join(made, 'media')))
  })
})

it('a restore whose files cannot take their place says that the database did', async () => {
  const { url, mediaDir } = elsewhere()
  const now = () => new Date('2026-01-01T00:00:00Z')
  await mkdir(mediaDir, { recursive: true })
  await writeFile(path.join(mediaDir, 'mine.txt'), 'mine')
  await writeFile(path.join(mediaDir, '.before-restore-2026-01-01T00-00-00Z'), 'in the way')
  const made = await backup()
  const error = await restore({ url, mediaDir, force: true, backup: made, log, now }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(FilesNotRestored)
  for (const place of ['.restoring', '.before-restore-2026-01-01T00-00-00Z']) {
    expect((error as Error).message).toContain(path.join(mediaDir, place))
  }
  expect(await countIn(path.join(folder, 'site/site.db'), 'leads')).toBeGreaterThan(0)
  expect(await filesBelow(path.join(mediaDir, '.restoring'))).toEqual(await filesBelow(path.join(made, 'media')))
  expect(await readFile(path.join(mediaDir, 'mine.txt'), 'utf8')).toBe('mine')
})

it('where files stand elsewhere, each that a row names is brought first, and none is kept that no row names', async () => {
  const copy = path.join(folder, 'copy')
  await mkdir(path.join(copy, 'documents'), { recursive: true })
  await writeFile(path.join(copy, 'documents/deleted.pdf'), 'deleted in the bucket')
  const bring = async (file: string): Promise<boolean> => {
    const from = path.join(media, path.relative(copy, file))
    await mkdir(path.dirname(file), { recursive: true })
    await cp(from, file)
    return true
  }
  const made = await backup({ mediaDir: copy, folder: path.join(folder, 'backups'), bring })
  expect(lines.join('\n')).not.toContain('Missing')
  const kept = await filesBelow(path.join(made, 'media'))
  expect(kept.length).toBeGreaterThan(8)
  expect(kept).not.toContain('documents/deleted.pdf')
})

describe('of what was deleted since', () => {
  const LONG_AGO = new Date('2026-01-01T00:00:00Z')
  /** What no row names, older than a day. */
  const OLD = ['documents/deleted.pdf', 'originals/deleted.jpg', 'originals/house.jpg.1234.part', `${'a1'.repeat(10)}/w400.webp`]
  let copy: string
  beforeEach(async () => {
    copy = path.join(folder, 'copy')
    await cp(media, copy, { recursive: true })
    for (const one of [...OLD, 'documents/just-sent.pdf', 'og/4711/nl-1.jpg']) {
      await mkdir(path.join(copy, path.dirname(one)), { recursive: true })
      await writeFile(path.join(copy, one), 'x')
    }
    for (const one of [...await filesBelow(copy), ...OLD]) if (one !== 'documents/just-sent.pdf') await utimes(path.join(copy, one), LONG_AGO, LONG_AGO)
  })
  const made = (bring: Parameters<typeof backUp>[0]['bring']) => backup({ mediaDir: copy, folder: path.join(folder, 'backups'), bring })
  const left = async () => (await Promise.all(OLD.map((one) => stat(path.join(copy, one)).then(() => one, () => null)))).filter(Boolean)

  it('no copy stays in a folder that fetches from elsewhere, once it is a day old', async () => {
    await made(() => Promise.resolve(true))
    expect(await left()).toEqual([])
    expect((await filesBelow(copy)).sort()).toEqual([...(await filesBelow(media)), 'documents/just-sent.pdf', 'og/4711/nl-1.jpg'].sort())
    expect(lines.join('\n')).toMatch(/Removed: 4 copies/)
  })

  it('nothing is touched where the folder is all that there is', async () => {
    await made(null)
    expect(await left()).toEqual(OLD)
  })
})

it('what fails leaves no backup', async () => {
  await expect(backup({ url: `file:${folder}/nothing.db` })).rejects.toThrow(/no database/)
  expect(await readdir(folder)).toEqual([])
})
