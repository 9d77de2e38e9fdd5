import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { chunks } from '@/lib/chunks'
import { env } from '@/lib/env'
import { inArray } from '../database/drizzle'
import { committedSql, tableOf } from '../database/sql'
import { bucket, type Bucket, type BucketFile } from './bucket'
import { isPictureHash, NOTE } from './encode'
import { PARTIAL_SUFFIX } from './local-copy'

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

/**
 * Those of some files that are older than a day and that no row names, also none in the bin. The encoded files
 * of a picture are as young as their note; `young` remembers those for the files that come after it. What may come
 * before it is a part that was cut (`portrait.ts`), which can be cut anew.
 */
async function unnamed(payload: BasePayload, files: readonly BucketFile[], young: Set<string>, now: number): Promise<string[]> {
  const isOld = ({ putAt }: BucketFile): boolean => now - putAt.getTime() > SPARED_MS
  for (const file of files) if (file.key.endsWith(`/${NOTE}`) && !isOld(file)) young.add(file.key.split('/')[0] ?? '')
  const owned = files.filter(isOld).flatMap(({ key }) => {
    const owner = ownerOf(key)
    return owner && !young.has(owner.value) ? [{ key, ...owner }] : []
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
  // Beside the files of a picture, under its hash, a copy that was broken off is none of them.
  const isLeft = ({ column, key }: (typeof owned)[number]): boolean => column === 'hash' && key.endsWith(PARTIAL_SUFFIX)
  return owned.filter((one) => isLeft(one) || !named.has(`${one.table} ${one.column} ${one.value}`)).map(({ key }) => key)
}

/**
 * Removes what lies in the bucket for more than a day and no row names: files of what was deleted, and of
 * saves that came to nothing. Gives how many. Where several servers write, no moment is sure before that.
 */
export async function sweepBucket(payload: BasePayload, now = Date.now()): Promise<number> {
  const store = bucket()
  if (!store || !(await isOfThisSite(payload, store))) return 0
  const young = new Set<string>()
  let removed = 0
  for await (const files of store.list()) {
    const keys = await unnamed(payload, files, young, now)
    if (keys.length > 0) await store.remove(keys)
    removed += keys.length
  }
  return removed
}

const SWEPT_BY = 'swept-by.txt'

/**
 * A copy of a site that was given the bucket of the other would find nothing of what is new there in its rows. A site
 * whose own address has changed cannot be told from one: whoever runs it is told, and says which it is.
 */
async function isOfThisSite(payload: BasePayload, store: Bucket): Promise<boolean> {
  const site = env().SITE_URL
  const noted = (await store.get(SWEPT_BY))?.toString()
  if (noted === undefined) await store.put(SWEPT_BY, Buffer.from(site))
  if (noted === undefined || noted === site) return true
  payload.logger.warn(`Nothing is removed from the bucket: its ${SWEPT_BY} names ${noted}, and this site is ${site}`)
  return false
}

/** The same for the copies on this server's disk, where there is a bucket: another server may have deleted them. */
export async function sweepCopies(payload: BasePayload, now = Date.now()): Promise<number> {
  if (!bucket()) return 0
  const root = path.resolve(env().MEDIA_DIR)
  let removed = 0
  for (const folders of chunks(await readdir(root).catch(() => []), FOLDERS_AT_ONCE)) {
    const files = (await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat()
    const keys = await unnamed(payload, files, new Set(), now)
    for (const key of keys) await rm(path.join(root, key), { force: true })
    removed += keys.length
  }
  return removed
}

/**
 * Removes from this server's disk what an encoder left that was killed: folders beside those of the pictures
 * (`encode.ts`), named by a picture and more. Gives how many. Younger than a day one may be under way still.
 */
export async function sweepDrafts(now = Date.now()): Promise<number> {
  const root = path.resolve(env().MEDIA_DIR)
  let removed = 0
  for (const name of await readdir(root).catch(() => [])) {
    const [hash, draft] = name.split('.')
    if (draft === undefined || !isPictureHash(hash)) continue
    const folder = path.join(root, name)
    const found = await stat(folder).catch(() => null)
    if (!found || now - found.mtime.getTime() <= SPARED_MS) continue
    await rm(folder, { recursive: true, force: true })
    removed += 1
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
