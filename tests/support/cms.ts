import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { testDatabase } from './test-database'

/** A CMS on a database of its own, which `stop` removes with its folder. */
export interface Cms {
  payload: BasePayload
  /** Holds `media/`, and `site.db` where the database is a file. */
  dir: string
  stop: () => Promise<void>
}

/** Starts the real CMS on a fresh, migrated database. One CMS per test file: the environment is read once per process. */
export async function startCms(): Promise<Cms> {
  const dir = await mkdtemp(path.join(tmpdir(), 'cms-'))
  const database = await testDatabase(dir)
  Object.assign(process.env, {
    // Outside production the adapter neither migrates nor stays silent about hot reloads.
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    MEDIA_DIR: path.join(dir, 'media'),
    PICTURE_EFFORT: '0',
    PAYLOAD_SECRET: 'a secret for tests only',
  })
  const { loadConfig } = await import('../../scripts/load-payload')
  const config = await loadConfig()
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  const stop = async (): Promise<void> => {
    await payload.destroy()
    await database.drop()
    await rm(dir, { recursive: true, force: true })
  }
  return { payload, dir, stop }
}
