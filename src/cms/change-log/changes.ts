import type { BasePayload, PayloadRequest } from 'payload'
import { DAY_MS } from '@/lib/day-ms'
import { and, lt, max } from '../database/drizzle'
import { lockFor } from '../database/locks'
import { committedSql, sqlOf, tableOf } from '../database/sql'
import { tellOfChange } from '../database/told-changes'

export type ScopeKind = 'property' | 'project' | 'city' | 'type' | 'agency' | 'media' | 'page' | 'article' | 'member' | 'category' | 'condition' | 'settings' | 'redirect'

/** What changed: a kind and an id, or `all` of the kind. */
export type Scope = `${ScopeKind}:${number | 'all'}`

/** The ids of a kind in what changed, as often as they are there; NaN stands for all of them. */
export const idsIn = (scopes: readonly Scope[], kind: ScopeKind): number[] =>
  scopes.filter((scope) => scope.startsWith(`${kind}:`)).map((scope) => Number(scope.split(':')[1]))

/**
 * Writes down what changed in the transaction of the change itself: a change that is rolled back
 * was never published, and one that is committed is published even if the process dies. The lock, held
 * from before a row has its number until it is committed, has rows appear in the order of their numbers:
 * whoever has read one has missed none before it. Decision 102.
 */
export async function recordChange(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  scopes: Scope[],
): Promise<void> {
  if (scopes.length === 0) return
  await lockFor(req, 'content')
  const sql = await sqlOf(req)
  const now = new Date().toISOString()
  await sql
    .insert(tableOf(req.payload, 'content_changes'))
    .values({ scopes, createdAt: now, updatedAt: now })
  await tellOfChange(sql)
}

const KEPT_MS = 7 * DAY_MS

/**
 * Removes what was recorded more than a week ago: every server has seen it. The newest row stays,
 * or its number would be given again.
 */
export async function pruneChanges(payload: BasePayload): Promise<void> {
  const table = tableOf(payload, 'content_changes')
  const before = new Date(Date.now() - KEPT_MS).toISOString()
  const sql = committedSql(payload)
  const newest = sql.select({ id: max(table.id) }).from(table)
  await sql.delete(table).where(and(lt(table.createdAt, before), lt(table.id, newest)))
}
