import type { BasePayload, CollectionSlug } from 'payload'
import { binnedBefore, isOffered } from '@/domain/bin/days'
import { background } from '../background'
import { and, eq, getTableColumns, isNotNull, lt } from '../database/drizzle'
import { columnOf, committedSql, tableByName, tableNameOf, type Sql } from '../database/sql'
import { inTransaction } from '../database/transaction'
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
  const before = binnedBefore(now)
  const expired: Binned[] = []
  for (const { slug, trash } of payload.config.collections) {
    if (trash) expired.push(...(await readExpired(payload, committedSql(payload), { collection: slug, before })))
  }
  let deleted = 0
  // What something uses can go into the bin only after it, so it goes after it here too.
  for (const { collection, id } of expired.sort((a, b) => a.deletedAt.localeCompare(b.deletedAt))) {
    if (background().isStopping) break
    if (await isDeleted(payload, { collection, id, before })) deleted += 1
  }
  return deleted
}

interface Expired {
  collection: CollectionSlug
  /** Only this one, else all. */
  id?: number
  /** The ISO moment before which it was put into the bin. */
  before: string
}

async function readExpired(payload: BasePayload, sql: Sql, { before, collection, id }: Expired): Promise<Binned[]> {
  const table = tableByName(payload, tableNameOf(collection))
  const deletedAt = columnOf(table, 'deletedAt')
  const { source, withdrawnAt } = getTableColumns(table)
  const ids = columnOf(table, 'id')
  const rows = await sql
    .select({ id: ids, deletedAt, ...(source && withdrawnAt && { source, withdrawnAt }) })
    .from(table)
    .where(and(isNotNull(deletedAt), lt(deletedAt, before), id === undefined ? undefined : eq(ids, id)))
  return rows
    .filter((row) => !isOffered(row))
    .map((row) => ({ collection, id: Number(row.id), deletedAt: String(row.deletedAt) }))
}

/**
 * Deletes one, unless it was taken out of the bin since it was found there, or its feed offers it again: it is looked
 * for once more under the lock of saves.
 */
async function isDeleted(payload: BasePayload, expired: Expired & { id: number }): Promise<boolean> {
  const { collection, id } = expired
  try {
    const { result } = await inTransaction(payload, async ({ sql, transactionID }) => {
      const still = await readExpired(payload, sql, expired)
      if (still.length > 0) await payload.delete({ collection, id, trash: true, req: { transactionID } })
      return still.length > 0
    }, 'content')
    return result
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) payload.logger.warn({ msg: `${collection} ${id} stays in the bin; trying again tomorrow`, why: refusal.join('; ') })
    else payload.logger.error({ err: error, msg: `${collection} ${id} could not be deleted for good; trying again tomorrow` })
    return false
  }
}
