import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, readdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { PARTIAL_SUFFIX } from '@/cms/media/local-copy'
import { settleAll } from '@/lib/settle-all'
import { sumOf, type Sums } from './manifest'

const AT_ONCE = 8
/** Folders of what is held until a commit, kept aside or being encoded, and files that are being fetched: nothing by itself. */
const PASSING_FOLDER = /^(?:\.|[0-9a-f]{20}\.)/

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The paths of all files below a folder, without what only passes; none where there is no folder. */
export async function filesBelow(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const found: string[] = []
  for (const entry of entries) {
    const one = path.posix.join(below, entry.name)
    if (entry.name.includes('\n')) throw new Error(`A file has a line break in its name: ${one}`)
    if (entry.isDirectory()) {
      if (!PASSING_FOLDER.test(entry.name)) found.push(...(await filesBelow(folder, one)))
    } else if (entry.isFile() && !entry.name.endsWith(PARTIAL_SUFFIX)) found.push(one)
  }
  return found
}

export interface FileCopy {
  from: string
  to: string
  /** An earlier copy with the sums of then: what is the same there, and still what it was, is the same file here and takes no room. */
  earlier: { folder: string; sums: Sums } | null
  /** The paths that are wanted, where not all are. */
  only?: ReadonlySet<string>
}

/**
 * Copies the files below a folder that `sums` does not know yet, several at once, and adds their sums. A
 * file that is removed meanwhile is left out. Gives how many are new.
 */
export async function copyFiles({ from, to, earlier, only }: FileCopy, sums: Sums): Promise<number> {
  const turn = pLimit(AT_ONCE)
  const fresh = (await filesBelow(from)).filter((one) => !sums.has(one) && (only?.has(one) ?? true))
  for (const folder of new Set(fresh.map((one) => path.dirname(one)))) {
    await mkdir(path.join(to, folder), { recursive: true })
  }
  let hasFailed = false
  const copied = fresh.map((one) =>
    turn(async () => {
      // Where there is no room for one there is none for the others.
      if (hasFailed) return
      const sum = await copyOne(path.join(from, one), path.join(to, one), earlier && { file: path.join(earlier.folder, one), sum: earlier.sums.get(one) }).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
      if (sum !== null) sums.set(one, sum)
    }),
  )
  // What is written still when this throws would be left behind.
  await settleAll(copied)
  return fresh.length
}

/** The same file of an earlier copy, and what its sum was then. */
interface Earlier {
  file: string
  sum: string | undefined
}

/** Copies a file and gives its sum; null where it was removed meanwhile. */
async function copyOne(from: string, to: string, earlier: Earlier | null): Promise<string | null> {
  try {
    const { size, mtime, atime } = await stat(from)
    if (earlier) {
      const known = await stat(earlier.file).catch(() => null)
      if (known?.isFile() && known.size === size && known.mtime.getTime() === mtime.getTime()) {
        const sum = await sumOf(earlier.file)
        if (sum === earlier.sum) {
          await link(earlier.file, to)
          return sum
        }
      }
    }
    const hash = createHash('sha256')
    const read = createReadStream(from)
    read.on('data', (part) => hash.update(part))
    await pipeline(read, createWriteStream(to))
    await utimes(to, atime, mtime)
    return hash.digest('hex')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The files of a folder that are not what their sums say, or are missing: at most the first ten. */
export async function damagedFiles(folder: string, sums: Sums): Promise<string[]> {
  const turn = pLimit(AT_ONCE)
  const damaged: string[] = []
  const looked = [...sums].map(([one, sum]) =>
    turn(async () => {
      if (damaged.length >= 10) return
      const found = await sumOf(path.join(folder, one)).catch(() => null)
      if (found !== sum) damaged.push(one)
    }),
  )
  await Promise.all(looked)
  return damaged
}

/** Has files brought into a folder, several at once, by whatever knows where they are. */
export async function bringFiles(folder: string, files: readonly string[], bring: (file: string) => Promise<boolean>): Promise<void> {
  const turn = pLimit(AT_ONCE)
  await settleAll(files.map((one) => turn(() => bring(path.join(folder, one)))))
}
