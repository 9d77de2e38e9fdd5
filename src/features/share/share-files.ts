import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'

/** The file of a picture for social networks; the version changes with what is rendered. */
export interface ShareFile {
  /** A folder of its own for each subject. */
  subject: string
  language: string
  version: string
}

/** More would wait longer than anybody does. */
const MOST_WAITING = 20

const oneAtATime = pLimit(1)

/**
 * The bytes of such a picture: stored ones, or those of `render`, which take the place of what was
 * stored in the same language. One is rendered at a time; null when too many wait already.
 */
export async function cachedShareFile(
  directory: string,
  file: ShareFile,
  render: () => Promise<Buffer>,
): Promise<Buffer | null> {
  const folder = path.join(directory, 'og', file.subject)
  const target = path.join(folder, `${file.language}-${file.version}.jpg`)
  const read = () => readFile(target).catch(() => null)
  const stored = await read()
  if (stored) return stored
  if (oneAtATime.activeCount + oneAtATime.pendingCount >= MOST_WAITING) return null
  return oneAtATime(async () => (await read()) ?? store(folder, target, file, await render()))
}

async function store(
  folder: string,
  target: string,
  { language }: ShareFile,
  bytes: Buffer,
): Promise<Buffer> {
  await mkdir(folder, { recursive: true })
  const before = await readdir(folder)
  // A file appears whole or not at all.
  const draft = `${target}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, target)
  const old = before.filter((name) => name.startsWith(`${language}-`) && name !== path.basename(target))
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })))
  return bytes
}

/**
 * Removes the pictures of subjects that are no more: all that are stored but those that `existing` gives, which
 * is asked after the folders were read. Gives of how many.
 */
export async function removeShareFiles(directory: string, existing: () => Promise<ReadonlySet<string>>): Promise<number> {
  const folder = path.join(directory, 'og')
  const stored = await readdir(folder).catch(() => [])
  if (stored.length === 0) return 0
  const kept = await existing()
  const left = stored.filter((subject) => !kept.has(subject))
  for (const subject of left) await rm(path.join(folder, subject), { recursive: true, force: true })
  return left.length
}
