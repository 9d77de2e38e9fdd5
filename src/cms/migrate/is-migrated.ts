import type { BasePayload } from 'payload'
import { isPostgres } from '../database/which'
import { pendingOf } from './step'

/** Whether the database has had every migration that this code knows. Rejects where it cannot be read. */
export async function isMigrated(payload: BasePayload): Promise<boolean> {
  const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false, depth: 0 })
  const { migrations } = await (isPostgres() ? import('../../../migrations/postgres') : import('../../../migrations/sqlite'))
  return pendingOf<{ name: string }>(migrations, docs).length === 0
}
