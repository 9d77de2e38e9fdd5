import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '@/lib/day-ms'
import { readManifest } from './manifest'

const NAME = /^site-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/
const DRAFT = /^site-[\dTZ-]+\.part$/

/** Which backups stay: the newest `keep`, and none older than `days`, but always the newest one. Null keeps all. */
export interface Retention {
  keep: number | null
  days: number | null
}

/** The name of a backup that is made at a moment. */
export const backupName = (at: Date): string => `site-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

const madeAt = (name: string): number => Date.parse(name.replace(NAME, '$1T$2:$3:$4Z'))

/** Where the whole backups in a folder stand, the newest first; what has another name or no manifest is none. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const found: string[] = []
  for (const name of names.filter((one) => NAME.test(one)).sort().reverse()) {
    const isBackup = await readManifest(path.join(folder, name)).then(() => true, () => false)
    if (isBackup) found.push(path.join(folder, name))
  }
  return found
}

/**
 * Removes the backups that are not to stay, and what interrupted ones of more than a day ago left; nothing
 * else that lies in the folder. Gives what is gone.
 */
export async function removeOld(folder: string, { keep, days }: Retention, now: Date): Promise<string[]> {
  const backups = await backupsIn(folder)
  const isOld = (one: string): boolean => days !== null && now.getTime() - madeAt(path.basename(one)) > days * DAY_MS
  const gone = backups.filter((one, at) => at > 0 && ((keep !== null && at >= keep) || isOld(one)))
  for (const name of (await readdir(folder)).filter((one) => DRAFT.test(one))) {
    const draft = path.join(folder, name)
    if (now.getTime() - (await stat(draft)).mtimeMs > DAY_MS) gone.push(draft)
  }
  for (const one of gone) await rm(one, { recursive: true, force: true })
  return gone
}
