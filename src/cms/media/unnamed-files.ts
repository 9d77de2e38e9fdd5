import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { chunks } from '@/lib/chunks'
import { DAY_MS } from '@/lib/day-ms'
import { UPLOAD_FOLDERS, UPLOAD_TABLES, type UploadTable } from '@/lib/upload-folders'
import { background } from '../background'
import type { BucketFile } from './bucket'
import { isPictureHash, NOTE } from './encode'
import { PARTIAL_SUFFIX } from './local-copy'

/** What is younger may be of a save or an encoder that is still at work. */
export const SPARED_MS = DAY_MS

/** What a row is found by that names a file. */
export interface FileOwner {
  table: UploadTable
  column: 'filename' | 'hash'
  value: string
}

/** Those of some owners that there are, each as `ownerLabel` has it. More of them do no harm. */
export type ExistingOwners = (owners: readonly FileOwner[]) => Promise<ReadonlySet<string>>

export const ownerLabel = ({ column, table, value }: FileOwner): string => `${table} ${column} ${value}`

/** Whose file it is, by its name in the folder of a table or as an encoded file of a picture; null for what is no file of a row, and stays. */
function ownerOf(key: string): FileOwner | null {
  const [folder = '', name, more] = key.split('/')
  if (name === undefined || more !== undefined) return null
  if (isPictureHash(folder)) return { table: 'media', column: 'hash', value: folder }
  const table = UPLOAD_TABLES.find((one) => UPLOAD_FOLDERS[one] === folder)
  return table ? { table, column: 'filename', value: name } : null
}

/** The owners of all that rows name, for files by their paths in the media folder. */
export function ownersOf(named: readonly string[]): ExistingOwners {
  const labels = new Set(named.flatMap((key) => ownerOf(key) ?? []).map(ownerLabel))
  return () => Promise.resolve(labels)
}

/**
 * Those of some files that are older than a day and that no row names, also none in the bin. The encoded files
 * of a picture are as young as their note; `young` remembers those for the files that come after it. What may come
 * before it is a part that was cut (`portrait.ts`), which can be cut anew.
 */
export async function unnamed(files: readonly BucketFile[], existing: ExistingOwners, young: Set<string>): Promise<string[]> {
  const now = Date.now()
  const isOld = ({ putAt }: BucketFile): boolean => now - putAt.getTime() > SPARED_MS
  for (const file of files) if (file.key.endsWith(`/${NOTE}`) && !isOld(file)) young.add(file.key.split('/')[0] ?? '')
  const owned = files.filter(isOld).flatMap(({ key }) => {
    const owner = ownerOf(key)
    return owner && !young.has(owner.value) ? [{ key, ...owner }] : []
  })
  const named = await existing(owned)
  // Beside the files of a picture, under its hash, a copy that was broken off is none of them.
  const isLeft = ({ column, key }: (typeof owned)[number]): boolean => column === 'hash' && key.endsWith(PARTIAL_SUFFIX)
  return owned.filter((one) => isLeft(one) || !named.has(ownerLabel(one))).map(({ key }) => key)
}

const FOLDERS_AT_ONCE = 50

/** Removes such files from a media folder that is a copy of what the bucket has. Gives how many. */
export async function removeUnnamed(root: string, existing: ExistingOwners): Promise<number> {
  let removed = 0
  for (const folders of chunks(await readdir(root).catch(() => []), FOLDERS_AT_ONCE)) {
    if (background().isStopping) break
    const files = (await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat()
    const keys = await unnamed(files, existing, new Set())
    for (const key of keys) await rm(path.join(root, key), { force: true })
    removed += keys.length
  }
  return removed
}

/** What others remove meanwhile is gone. */
async function filesIn(root: string, folder: string): Promise<BucketFile[]> {
  const names = await readdir(path.join(root, folder)).catch(() => [])
  const files = names.map(async (name) => {
    const found = await stat(path.join(root, folder, name)).catch(() => null)
    return found?.isFile() ? [{ key: `${folder}/${name}`, putAt: found.mtime }] : []
  })
  return (await Promise.all(files)).flat()
}
