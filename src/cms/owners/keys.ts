import { createHash, randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import { IDLE_MS, KEY_LIVES_MS, type OwnerKeyKind } from '@/domain/owners/keys'
import { and, eq, gt, inArray, lt, ne, or } from '../database/drizzle'
import { committedSql, tableOf, type Sql } from '../database/sql'

const KEY_BYTES = 32

/** What of a key is stored: whoever reads the database cannot use it. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** A key that nobody guesses, and that opens nothing before it is stored. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** Stores what is needed to know a key of an owner again, by their row. It holds from now on. Decision 093. */
export async function storeKey(
  { payload, sql }: { payload: BasePayload; sql: Pick<Sql, 'insert'> },
  owner: number,
  { key, kind }: { key: string; kind: OwnerKeyKind },
): Promise<void> {
  const now = Date.now()
  const madeAt = new Date(now).toISOString()
  const expiresAt = new Date(now + KEY_LIVES_MS[kind]).toISOString()
  await sql.insert(tableOf(payload, 'owner_keys')).values({ owner, kind, hash: hashOf(key), madeAt, expiresAt, seenAt: madeAt })
}

/** The conditions under which a text is a key of one of these kinds that still holds. */
export function keyMatches(payload: BasePayload, key: string, kinds: readonly OwnerKeyKind[]) {
  const keys = tableOf(payload, 'owner_keys')
  const now = Date.now()
  const isUsed = kinds.includes('session') ? [gt(keys.seenAt, new Date(now - IDLE_MS).toISOString())] : []
  return and(eq(keys.hash, hashOf(key)), inArray(keys.kind, [...kinds]), gt(keys.expiresAt, new Date(now).toISOString()), ...isUsed)
}

/** Deletes the keys of an owner: those of one kind, or all of them; `keep` is a key that stays. */
export async function deleteKeys(
  { payload, sql }: { payload: BasePayload; sql: Pick<Sql, 'delete'> },
  owner: number,
  { keep = null, kind }: { kind?: OwnerKeyKind; keep?: string | null } = {},
): Promise<void> {
  const keys = tableOf(payload, 'owner_keys')
  const which = [kind && eq(keys.kind, kind), keep !== null && ne(keys.hash, hashOf(keep))]
  await sql.delete(keys).where(and(eq(keys.owner, owner), ...which.filter((one) => one !== false && one !== undefined)))
}

/** Deletes the keys of all owners that open nothing any more: past their day, or sessions that nobody uses. Gives how many. */
export async function deleteEndedKeys(payload: BasePayload, now = Date.now()): Promise<number> {
  const keys = tableOf(payload, 'owner_keys')
  const isIdle = and(eq(keys.kind, 'session'), lt(keys.seenAt, new Date(now - IDLE_MS).toISOString()))
  const hasEnded = or(lt(keys.expiresAt, new Date(now).toISOString()), isIdle)
  return (await committedSql(payload).delete(keys).where(hasEnded).returning({ id: keys.id })).length
}

/** Deletes all that opens the account of an owner: keys of every kind, and the password. */
export async function deleteWhatOpens({ payload, sql }: { payload: BasePayload; sql: Pick<Sql, 'delete'> }, owner: number): Promise<void> {
  for (const name of ['owner_keys', 'owner_passwords'] as const) {
    const table = tableOf(payload, name)
    await sql.delete(table).where(eq(table.owner, owner))
  }
}
