import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { verified } from './backup'
import { databaseBackup } from './dialect'
import { copyFiles, damagedFiles, filesBelow } from './files'
import type { Manifest, Sums } from './manifest'
import { backupName } from './retention'

export interface RestoreOptions {
  /** Where the site is to have its content. */
  url: string
  mediaDir: string
  /** A backup, as `backUp` made it. */
  backup: string
  /** Whether content that stands there gives way; it stays beside. */
  force: boolean
  log: (line: string) => void
  now?: () => Date
}

/** Says that the database is that of the backup, and what to do about the files, which could not take their place. */
export class FilesNotRestored extends Error {}

/**
 * Brings a backup back to where the site keeps its content. All of it is read and checked first, and copied
 * beside what is there; only then it takes its place, and what stood there stays under another name. Throws,
 * and changes nothing, for a backup that is damaged or of a newer version, while the site runs, and where
 * there is content and `force` is not given. `FilesNotRestored` tells that only the files stayed behind.
 */
export async function restore({ url, mediaDir, backup, force, log, now = () => new Date() }: RestoreOptions): Promise<Manifest> {
  const database = databaseBackup(url)
  const { manifest, sums } = await verified(backup, database)
  const isFilled = (await database.isFilled()) || (await filesBelow(mediaDir)).length > 0
  if (isFilled && !force) throw new Error('There is content already. --force moves it aside and restores the backup in its place.')
  const mark = `before-restore-${backupName(now()).slice('site-'.length)}`
  const draft = path.join(mediaDir, '.restoring')
  await copyChecked(path.join(backup, 'media'), draft, sums)
  const aside = await database.replace(path.join(backup, database.file), mark)
  if (aside) log(`What stood there is kept as ${aside}`)
  const kept = path.join(mediaDir, `.${mark}`)
  try {
    if (await replaceMedia(mediaDir, draft, kept)) log(`Its files are kept in ${kept}`)
  } catch (error) {
    const reason = `The database was restored, its files were not: ${(error as Error).message}`
    throw new FilesNotRestored(`${reason}. Move what is in ${draft} to ${mediaDir} yourself. What stood there before is in ${kept}, as far as it was moved.`)
  }
  return manifest
}

async function copyChecked(from: string, to: string, sums: Sums): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  const copied: Sums = new Map()
  await copyFiles({ from, to, earlier: null }, copied)
  const damaged = await damagedFiles(to, sums)
  if (damaged.length > 0) throw new Error(`The files could not be copied whole: ${damaged.join(', ')}`)
}

/** Moves within the media folder, which may be mounted; gives whether anything stood there. */
async function replaceMedia(mediaDir: string, draft: string, kept: string): Promise<boolean> {
  const before = (await readdir(mediaDir)).filter((name) => !name.startsWith('.'))
  if (before.length > 0) await mkdir(kept, { mode: 0o700 })
  for (const name of before) await rename(path.join(mediaDir, name), path.join(kept, name))
  for (const name of await readdir(draft)) await rename(path.join(draft, name), path.join(mediaDir, name))
  await rm(draft, { recursive: true })
  return before.length > 0
}
