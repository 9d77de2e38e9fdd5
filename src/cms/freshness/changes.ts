import type { PayloadRequest } from 'payload'
import { sqlOf, tableOf } from '../sql'

export type ScopeKind = 'property' | 'project' | 'city' | 'type' | 'agency' | 'media' | 'page' | 'settings'

/** What changed: a kind and an id, or `all` of the kind. */
export type Scope = `${ScopeKind}:${number | 'all'}`

/**
 * Writes down what changed in the transaction of the change itself: a change that is rolled back
 * was never announced, and one that is committed is announced even if the process dies.
 */
export async function recordChange(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  scopes: Scope[],
): Promise<void> {
  if (scopes.length === 0) return
  const sql = await sqlOf(req)
  const now = new Date().toISOString()
  await sql
    .insert(tableOf(req.payload, 'content_changes'))
    .values({ scopes, createdAt: now, updatedAt: now })
}
