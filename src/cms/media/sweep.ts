import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { inArray } from '../database/drizzle'
import type { BasePayload } from 'payload'
import { env } from '@/lib/env'
import { chunks } from '@/lib/chunks'
import { committedSql, tableOf } from '../database/sql'
import { bucket, type BucketFile } from './bucket'
import { isPictureHash } from './encode'

/** What is younger may be of a save that is still under way. */
const SPARED_MS = 24 * 60 * 60 * 1000

/** Whose file it is: by its name in the folder of a collection, or as the encoded files of a picture. */
const NAMED = { originals: 'media', documents: 'documents', videos: 'videos' } as const

/** What tells whether a row names a file; null for what is no file of a row, and stays. */
function ownerOf(key: string): { table: 'media' | 'documents' | 'videos'; column: 'filename' | 'hash'; value: string } | null {
  const [folder = '', name, more] = key.split('/')
  if (name === undefined || more !== undefined) return null
  if (isPictureHash(folder)) return { table: 'media', column: 'hash', value: folder }
  return Object.hasOwn(NAMED, folder) ? { table: NAMED[folder as keyof typeof NAMED], column: 'filename', value: name } : null
}

/** Those of some files that are older than a day and that no row names, also none in the bin. */
async function unnamed(payload: BasePayload, files: readonly BucketFile[], now: number): Promise<string[]> {
  const old = files.filter(({ putAt }) => now - putAt.getTime() > SPARED_MS)
  const owned = old.flatMap(({ key }) => {
    const owner = ownerOf(key)
    return owner ? [{ key, ...owner }] : []
  })
  const named = new Set<string>()
  for (const [table, column] of [['media', 'hash'], ['media', 'filename'], ['documents', 'filename'], ['videos', 'filename']] as const) {
    const values = owned.filter((one) => one.table === table && one.column === column).map(({ value }) => value)
    for (const some of chunks([...new Set(values)])) {
      const rows = tableOf(payload, table)
      const field = column === 'hash' ? tableOf(payload, 'media').hash : rows.filename
      const found = await committedSql(payload).select({ value: field }).from(rows).where(inArray(field, some))
      for (const { value } of found) named.add(`${table} ${column} ${value}`)
    }
  }
  return owned.filter(({ column, table, value }) => !named.has(`${table} ${column} ${value}`)).map(({ key }) => key)
}

/**
 * Removes what lies in the bucket for more than a day and no row names: files of what was deleted, and of
 * saves that came to nothing. Gives how many. Where several servers write, no moment is sure before that.
 */
export async function sweepBucket(payload: BasePayload, now = Date.now()): Promise<number> {
  const store = bucket()
  if (!store) return 0
  let removed = 0
  for await (const files of store.list()) {
    const keys = await unnamed(payload, files, now)
    if (keys.length > 0) await store.remove(keys)
    removed += keys.length
  }
  return removed
}

/** The same for the copies on this server's disk, where there is a bucket: another server may have deleted them. */
export async function sweepCopies(payload: BasePayload, now = Date.now()): Promise<number> {
  if (!bucket()) return 0
  const root = path.resolve(env().MEDIA_DIR)
  let removed = 0
  for (const folders of chunks(await readdir(root).catch(() => []), FOLDERS_AT_ONCE)) {
    const files = (await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat()
    const keys = await unnamed(payload, files, now)
    for (const key of keys) await rm(path.join(root, key), { force: true })
    removed += keys.length
  }
  return removed
}

const FOLDERS_AT_ONCE = 50

/** What others remove meanwhile is gone. */
async function filesIn(root: string, folder: string): Promise<BucketFile[]> {
  const names = await readdir(path.join(root, folder)).catch(() => [])
  const files = names.map(async (name) => {
    const found = await stat(path.join(root, folder, name)).catch(() => null)
    return found?.isFile() ? [{ key: `${folder}/${name}`, putAt: found.mtime }] : []
  })
  return (await Promise.all(files)).flat()
}
