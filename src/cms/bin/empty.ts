import type { BasePayload, CollectionSlug } from 'payload'
import { binnedBefore, isOffered } from '@/domain/bin/days'
import { background } from '../background'
import { and, getTableColumns, isNotNull, lt } from '../database/drizzle'
import { columnOf, committedSql, tableByName, tableNameOf } from '../database/sql'
import { refusalOf } from '../jobs/refusal'

interface Binned {
  collection: CollectionSlug
  id: number
  deletedAt: string
}

/**
 * Deletes for good what has lain in the bin for thirty days, by every rule of deleting by hand, each in a
 * transaction of its own, and gives how much. A listing that its feed still offers stays, and what is used still,
 * of which the log says where.
 */
export async function emptyBins(payload: BasePayload, now = Date.now()): Promise<number> {
  const expired: Binned[] = []
  for (const { slug, trash } of payload.config.collections) {
    if (trash) expired.push(...(await readExpired(payload, slug, binnedBefore(now))))
  }
  let deleted = 0
  // What something uses can go into the bin only after it, so it goes after it here too.
  for (const { collection, id } of expired.sort((a, b) => a.deletedAt.localeCompare(b.deletedAt))) {
    if (background().isStopping) break
    if (await isDeleted(payload, collection, id)) deleted += 1
  }
  return deleted
}

async function readExpired(payload: BasePayload, collection: CollectionSlug, before: string): Promise<Binned[]> {
  const table = tableByName(payload, tableNameOf(collection))
  const deletedAt = columnOf(table, 'deletedAt')
  const { source, withdrawnAt } = getTableColumns(table)
  const rows = await committedSql(payload)
    .select({ id: columnOf(table, 'id'), deletedAt, ...(source && withdrawnAt && { source, withdrawnAt }) })
    .from(table)
    .where(and(isNotNull(deletedAt), lt(deletedAt, before)))
  return rows
    .filter((row) => !isOffered(row))
    .map((row) => ({ collection, id: Number(row.id), deletedAt: String(row.deletedAt) }))
}

async function isDeleted(payload: BasePayload, collection: CollectionSlug, id: number): Promise<boolean> {
  try {
    await payload.delete({ collection, id, trash: true })
    return true
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) payload.logger.warn({ msg: `${collection} ${id} stays in the bin; trying again tomorrow`, why: refusal.join('; ') })
    else payload.logger.error({ err: error, msg: `${collection} ${id} could not be deleted for good; trying again tomorrow` })
    return false
  }
}
