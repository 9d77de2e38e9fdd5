import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { background } from '@/cms/background'
import { inArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { bucket, type Bucket } from '@/cms/media/bucket'
import { isPictureHash } from '@/cms/media/encode'
import { ownerLabel, removeUnnamed, SPARED_MS, unnamed, type ExistingOwners } from '@/cms/media/unnamed-files'
import { chunks } from '@/lib/chunks'
import { env } from '@/lib/env'
import { UPLOAD_TABLES } from '@/lib/upload-folders'

/** The columns that name files. */
const COLUMNS = [['media', 'hash'] as const, ...UPLOAD_TABLES.map((table) => [table, 'filename'] as const)]

/** The owners of files that the database knows. */
const storedOwners =
  (payload: BasePayload): ExistingOwners =>
  async (owners) => {
    const named = new Set<string>()
    for (const [table, column] of COLUMNS) {
      const values = owners.filter((one) => one.table === table && one.column === column).map(({ value }) => value)
      for (const some of chunks([...new Set(values)])) {
        const rows = tableOf(payload, table)
        const field = column === 'hash' ? tableOf(payload, 'media').hash : rows.filename
        const found = await committedSql(payload).select({ value: field }).from(rows).where(inArray(field, some))
        for (const { value } of found) if (value !== null) named.add(ownerLabel({ table, column, value }))
      }
    }
    return named
  }

/**
 * Removes what lies in the bucket for more than a day and no row names: files of what was deleted, and of
 * saves that came to nothing. Gives how many. Where several servers write, no moment is sure before that.
 */
export async function sweepBucket(payload: BasePayload): Promise<number> {
  const store = bucket()
  if (!store || !(await isOfThisSite(payload, store))) return 0
  const existing = storedOwners(payload)
  const young = new Set<string>()
  let removed = 0
  for await (const files of store.list()) {
    if (background().isStopping) break
    const keys = await unnamed(files, existing, young)
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
export async function sweepCopies(payload: BasePayload): Promise<number> {
  return bucket() ? removeUnnamed(path.resolve(env().MEDIA_DIR), storedOwners(payload)) : 0
}

/**
 * Removes from this server's disk what an encoder left that was killed: folders beside those of the pictures
 * (`encode.ts`), named by a picture and more. Gives how many. Younger than a day one may be under way still.
 */
export async function sweepDrafts(): Promise<number> {
  const root = path.resolve(env().MEDIA_DIR)
  let removed = 0
  for (const name of await readdir(root).catch(() => [])) {
    const [hash, draft] = name.split('.')
    if (draft === undefined || !isPictureHash(hash)) continue
    const folder = path.join(root, name)
    const found = await stat(folder).catch(() => null)
    if (!found || Date.now() - found.mtime.getTime() <= SPARED_MS) continue
    await rm(folder, { recursive: true, force: true })
    removed += 1
  }
  return removed
}
