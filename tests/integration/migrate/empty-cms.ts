import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BasePayload } from 'payload'

export interface EmptyCms {
  payload: BasePayload
  url: string
  file: string
  stop(): Promise<void>
}

/** A CMS on a database file that does not exist yet, before any migration. */
export async function startEmptyCms(): Promise<EmptyCms> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cms-'))
  const file = path.join(folder, 'site.db')
  const url = `file:${file}`
  process.env.DATABASE_URL = url
  process.env.MEDIA_DIR = path.join(folder, 'media')
  process.env.PAYLOAD_SECRET = 'a secret for tests only'
  await import('lexical')
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  return {
    payload,
    url,
    file,
    stop: async () => {
      await payload.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
