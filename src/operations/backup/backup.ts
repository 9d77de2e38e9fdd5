import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ownersOf, removeUnnamed } from '@/cms/media/unnamed-files'
import type { DatabaseBackup, DatabaseContent, NamedFile } from './content'
import { databaseBackup } from './dialect'
import { bringFiles, copyFiles, damagedFiles, type FileCopy } from './files'
import { readManifest, readSums, sumOf, writeManifest, type Manifest, type Sums } from './manifest'
import { backupName, backupsIn, removeOld, type Retention } from './retention'

/** A file that is uploaded and deleted again while the database is copied makes one more round. */
const MOST_ROUNDS = 5

export interface BackupOptions {
  /** Where the site keeps its content. */
  url: string
  mediaDir: string
  /** The folder that backups are kept in. */
  folder: string
  retention: Retention
  log: (line: string) => void
  now?: () => Date
  /** Sees to it that a file is in the media folder, where that is a copy of what stands elsewhere. */
  bring?: ((file: string) => Promise<boolean>) | null
}

/**
 * Makes a backup of a site that may go on serving and writing, and looks whether it is whole; gives where it
 * stands. The database comes first, then the files, which are only ever added or removed: what was added
 * since does no harm, and where a row of the copy names a file that was removed since, the database is
 * copied once more. It appears under its name when it is whole, and then older ones go; where files stand elsewhere,
 * also the copies here that no row has named for a day. Decision 104.
 */
export async function backUp({ url, mediaDir, folder, retention, log, now = () => new Date(), bring = null }: BackupOptions): Promise<string> {
  const database = databaseBackup(url)
  const madeAt = now()
  const target = path.join(folder, backupName(madeAt))
  const draft = `${target}.part`
  const [earlier] = await backupsIn(folder)
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const sums: Sums = new Map()
    const files = { from: mediaDir, to: path.join(draft, 'media'), earlier: earlier ? await earlierFiles(earlier) : null }
    const copy = path.join(draft, database.file)
    const { content, missing } = await copyAll(database, copy, { ...files, bring }, sums)
    for (const one of missing) log(`Missing on the site itself, or not what its row says: ${one}`)
    const { migrations, rows } = content
    const described = { file: database.file, sha256: await sumOf(copy), migrations, rows }
    await writeManifest(draft, sums, { madeAt: madeAt.toISOString(), dialect: database.dialect, database: described, missing })
    await verified(draft, database)
    await rename(draft, target)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    log(`Backup: ${target} (${total} rows, ${sums.size} files), checked`)
    if (bring) await removeDeleted(mediaDir, content, log)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  for (const gone of await removeOld(folder, retention, madeAt)) log(`Removed: ${gone}`)
  return target
}

/** Removes from a folder of copies, which grew by each backup, what no row names any more. The backup stands without that. */
async function removeDeleted(mediaDir: string, { files }: DatabaseContent, log: BackupOptions['log']): Promise<void> {
  try {
    const removed = await removeUnnamed(mediaDir, ownersOf(files.map((one) => one.path)))
    if (removed > 0) log(`Removed: ${removed} copies of deleted files in ${mediaDir}`)
  } catch (error) {
    log(`Copies of deleted files in ${mediaDir} could not be removed: ${String(error)}`)
  }
}

/** The files of an earlier backup; none where it does not say what they were. */
async function earlierFiles(backup: string): Promise<FileCopy['earlier']> {
  try {
    return { folder: path.join(backup, 'media'), sums: await readSums(backup, await readManifest(backup)) }
  } catch {
    return null
  }
}

/** Copies the database and then its files, again as long as that mends anything. */
async function copyAll(
  database: DatabaseBackup,
  copy: string,
  files: FileCopy & Pick<BackupOptions, 'bring'>,
  sums: Sums,
): Promise<{ content: DatabaseContent; missing: string[] }> {
  let missing: string[] = []
  for (let round = 1; ; round += 1) {
    await rm(copy, { force: true })
    await database.copy(copy)
    const content = await database.inspect(copy)
    const named = content.files.map((one) => one.path)
    if (files.bring) await bringFiles(files.from, named.filter((one) => !sums.has(one)), files.bring)
    // A copy of what stands elsewhere also has what was deleted there since.
    const wanted = files.bring ? { ...files, only: new Set(named) } : files
    await copyFiles(wanted, sums)
    const lost = await lostFiles(content.files, sums, files.to)
    // What is missing twice is missing on the site, and no copy brings it back.
    const isSame = lost.join('\n') === missing.join('\n')
    missing = lost
    if (!isSame && round < MOST_ROUNDS) continue
    // What has another size than its row says is better than nothing.
    if (lost.length > 0) await copyFiles(wanted, sums)
    return { content, missing }
  }
}

/** Files that rows name and that the backup has not, or has with other bytes. */
async function lostFiles(named: NamedFile[], sums: Sums, media: string): Promise<string[]> {
  const lost: string[] = []
  for (const { path: one, bytes } of named) {
    const isThere = sums.has(one) && (bytes === null || (await stat(path.join(media, one))).size === bytes)
    if (isThere) continue
    lost.push(one)
    // Another file may have its name by now: it is copied anew.
    if (sums.delete(one)) await rm(path.join(media, one), { force: true })
  }
  return lost
}

/**
 * What a backup holds, once every byte of it was read and is what was written. Throws for one that is
 * damaged, or that a newer version of the site made.
 */
export async function verified(folder: string, database: DatabaseBackup): Promise<{ manifest: Manifest; sums: Sums }> {
  const manifest = await readManifest(folder)
  const { dialect, database: described } = manifest
  if (dialect !== database.dialect) throw new Error(`This backup is of ${dialect}, and DATABASE_URL is of ${database.dialect}`)
  const known = new Set(database.knownMigrations())
  const [newer] = described.migrations.filter((name) => !known.has(name))
  if (newer) throw new Error(`This backup was made by a newer version of the site: it knows the migration ${newer}`)
  const copy = path.join(folder, database.file)
  const isWhole = await sumOf(copy).then((sum) => sum === described.sha256, () => false)
  if (!isWhole) throw new Error(`The backup is damaged: ${database.file} is not what was written`)
  const { rows } = await database.inspect(copy)
  if (JSON.stringify(rows) !== JSON.stringify(described.rows)) throw new Error('The backup is damaged: its tables have other numbers of rows')
  const sums = await readSums(folder, manifest)
  const damaged = await damagedFiles(path.join(folder, 'media'), sums)
  if (damaged.length > 0) throw new Error(`The backup is damaged: these files are not what was written:\n  ${damaged.join('\n  ')}`)
  return { manifest, sums }
}
