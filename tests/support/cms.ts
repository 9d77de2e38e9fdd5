import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BasePayload } from 'payload'

/** A CMS on a database of its own, in a folder that `stop` removes. */
export interface Cms {
  payload: BasePayload
  /** Holds `site.db` and `media/`. */
  dir: string
  stop: () => Promise<void>
}

const MIGRATIONS = path.resolve('migrations/sqlite')

/**
 * Starts the real CMS on a fresh, migrated database. The migrations run once per state of the
 * migrations folder; every start copies what they made. One CMS per test file: the environment is
 * read once per process.
 */
export async function startCms(): Promise<Cms> {
  const dir = await mkdtemp(path.join(tmpdir(), 'cms-'))
  const file = path.join(dir, 'site.db')
  const base = await baseFile()
  const fresh = !existsSync(base)
  if (!fresh) await copyFile(base, file)
  Object.assign(process.env, {
    // Outside production the adapter neither migrates nor stays silent about hot reloads.
    NODE_ENV: 'production',
    DATABASE_URL: `file:${file}`,
    MEDIA_DIR: path.join(dir, 'media'),
    PICTURE_EFFORT: '0',
    PAYLOAD_SECRET: 'a secret for tests only',
  })
  const { loadConfig } = await import('../../scripts/load-payload')
  const config = await loadConfig()
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  if (fresh) await keepAsBase(payload, dir, base)
  const stop = async (): Promise<void> => {
    await payload.destroy()
    await rm(dir, { recursive: true, force: true })
  }
  return { payload, dir, stop }
}

/** Where the migrated, empty database stands: named by the migrations it went through. */
async function baseFile(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(MIGRATIONS)).filter((one) => one.endsWith('.ts')).sort()) {
    hash.update(name).update(await readFile(path.join(MIGRATIONS, name)))
  }
  const folder = path.join(tmpdir(), 'cms-base')
  await mkdir(folder, { recursive: true })
  return path.join(folder, `${hash.digest('hex').slice(0, 16)}.db`)
}

async function keepAsBase(payload: BasePayload, dir: string, base: string): Promise<void> {
  const { committedSql } = await import('@/cms/database/sql')
  const { sql } = await import('@/cms/database/drizzle')
  const copy = path.join(dir, 'base.db')
  await committedSql(payload).run(sql`VACUUM INTO ${copy}`)
  // A whole file appears at once, also when two workers make it at the same time.
  await rename(copy, base)
}
