import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { env } from '@/lib/env'
import { loggedError } from '@/lib/log-line'
import { writeEntry } from '../log/write-entry'
import { bucket, FileAway } from './bucket'

/** So many are fetched at once; more wait, and use no memory meanwhile. */
const fetching = pLimit(8)
const underWay = new Map<string, Promise<boolean>>()

/** What a copy that is being written ends in. */
export const PARTIAL_SUFFIX = '.part'

/** The name of a file of the media folder in the bucket. */
export const keyOf = (file: string): string =>
  path.relative(path.resolve(env().MEDIA_DIR), path.resolve(file)).split(path.sep).join('/')

/**
 * Whether a file of the media folder is there to be read. Where there is a bucket the folder is a copy of
 * what was asked for: what is missing comes from the bucket first. A file never changes under its
 * name, so a copy is never old. Throws `FileAway` where the bucket does not answer, or the disk does not
 * take the copy. Decision 109.
 */
export async function isHere(file: string): Promise<boolean> {
  const isOnDisk = await access(file).then(
    () => true,
    () => false,
  )
  if (isOnDisk) return true
  const store = bucket()
  if (!store) return false
  const begun = underWay.get(file)
  if (begun) return begun
  const coming = fetching(async () => {
    const bytes = await store.get(keyOf(file))
    if (bytes) await writeWhole(file, bytes)
    return bytes !== null
  }).finally(() => underWay.delete(file))
  underWay.set(file, coming)
  return coming
}

/** A file appears whole or not at all; one for which there is no room is away until there is. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}${PARTIAL_SUFFIX}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch (cause) {
    await rm(draft, { force: true })
    writeEntry({ level: 'error', msg: 'A file of the bucket cannot be written', err: loggedError(cause) })
    throw new FileAway('A copy cannot be written', { cause })
  }
}
