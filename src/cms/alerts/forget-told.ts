import type { BasePayload, CollectionBeforeDeleteHook } from 'payload'
import { chunks } from '@/lib/chunks'
import { and, eq, inArray, notInArray } from '../database/drizzle'
import { sqlOf, tableOf, type Sql, type TableNamed } from '../database/sql'

/** What somebody wants to be kept informed of, as it is stored. */
export type SubscriptionRow = TableNamed<'subscriptions'>['$inferSelect']

/** What somebody was told goes with what they asked for, in the same transaction, unless another search would tell it again. */
export const forgetTold: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const sql = await sqlOf(req)
  const subscriptions = tableOf(payload, 'subscriptions')
  const told = tableOf(payload, 'told_listings')
  const left = await sql.select({ id: subscriptions.id, email: subscriptions.email }).from(subscriptions).where(eq(subscriptions.id, Number(id)))
  await handOverTold(payload, sql, left)
  await sql.delete(told).where(eq(told.subscription, Number(id)))
}

/**
 * Leaves what somebody was told, or is to be told, because of subscriptions that are about to be deleted to another demand
 * of theirs, so that nothing is told twice. Where they have no other it is left alone.
 */
export async function handOverTold(payload: BasePayload, sql: Sql, left: readonly Pick<SubscriptionRow, 'id' | 'email'>[]): Promise<void> {
  const subscriptions = tableOf(payload, 'subscriptions')
  const told = tableOf(payload, 'told_listings')
  const ids = left.map(({ id }) => id)
  const { email, id, kind, state } = subscriptions
  const isOther = and(eq(kind, 'demand'), inArray(state, ['confirmed', 'paused']), notInArray(id, ids))
  const others = await sql
    .select({ email, id })
    .from(subscriptions)
    .where(and(inArray(email, left.map((one) => one.email)), isOther))
  for (const other of others) {
    await sql.update(told).set({ subscription: other.id }).where(and(eq(told.email, other.email), inArray(told.subscription, ids)))
  }
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
