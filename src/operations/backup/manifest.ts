import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { jsonOrNull } from '@/lib/json'

/** Raised when a backup is written otherwise than before. */
const FORMAT = 1
const MANIFEST = 'manifest.json'
/** As `sha256sum --check` reads it, from within the backup. */
const SUMS = 'files.sha256'

const sum = z.string().regex(/^[0-9a-f]{64}$/)
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  dialect: z.string(),
  database: z.object({ file: z.string(), sha256: sum, migrations: z.array(z.string()), rows: z.record(z.string(), z.number()) }),
  files: z.object({ count: z.number(), sha256: sum }),
  /** Files that rows name and that were missing on the site already. */
  missing: z.array(z.string()),
})

/** What a backup holds, as it says itself. */
export type Manifest = z.output<typeof manifestSchema>

/** The sum of each file below the media folder, by its path there. */
export type Sums = Map<string, string>

/** The SHA-256 of a file, in hexadecimal. */
export async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes down what a backup in `folder` holds. */
export async function writeManifest(folder: string, sums: Sums, what: Omit<Manifest, 'format' | 'files'>): Promise<void> {
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `${hash}  media/${name}\n`)
  await writeFile(path.join(folder, SUMS), lines.join(''))
  const files = { count: sums.size, sha256: await sumOf(path.join(folder, SUMS)) }
  const manifest: Manifest = { format: FORMAT, ...what, files }
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Reads what a backup says it holds. Throws where there is no backup, or one of a later format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new Error(`There is no backup in ${folder}: it has no ${MANIFEST}`, { cause: error })
  })
  const read = z.looseObject({ format: z.number() }).safeParse(jsonOrNull(text))
  if (read.success && read.data.format > FORMAT) throw new Error('This backup was made by a newer version of the site')
  const manifest = manifestSchema.safeParse(read.data)
  if (!manifest.success) throw new Error(`The backup is damaged: ${MANIFEST} cannot be read`)
  return manifest.data
}

/** The sums of a backup's files. Throws where the list of them is not the one that was written. */
export async function readSums(folder: string, { files }: Manifest): Promise<Sums> {
  const file = path.join(folder, SUMS)
  const isWhole = await sumOf(file).then((hash) => hash === files.sha256, () => false)
  if (!isWhole) throw new Error(`The backup is damaged: ${SUMS} is not what was written`)
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice('media/'.length + 66), line.slice(0, 64)]))
}
