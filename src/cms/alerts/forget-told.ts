import type { BasePayload, CollectionBeforeDeleteHook } from 'payload'
import { chunks } from '@/lib/chunks'
import { eq, inArray } from '../database/drizzle'
import { sqlOf, tableOf, type Sql, type TableNamed } from '../database/sql'

/** What somebody wants to be kept informed of, as it is stored. */
export type SubscriptionRow = TableNamed<'subscriptions'>['$inferSelect']

/** What somebody was told goes with what they asked for, in the same transaction. */
export const forgetTold: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const told = tableOf(req.payload, 'told_listings')
  await (await sqlOf(req)).delete(told).where(eq(told.subscription, Number(id)))
}

/** Deletes subscriptions and what was told because of them, by id; without an id nothing. */
export async function deleteSubscriptions(payload: BasePayload, sql: Sql, ids: readonly number[]): Promise<void> {
  const subscriptions = tableOf(payload, 'subscriptions')
  const told = tableOf(payload, 'told_listings')
  for (const some of chunks([...ids])) {
    await sql.delete(told).where(inArray(told.subscription, some))
    await sql.delete(subscriptions).where(inArray(subscriptions.id, some))
  }
}
