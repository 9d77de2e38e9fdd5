import type { BasePayload } from 'payload'
import { eq, inArray } from '../database/drizzle'
import { forDelete } from '../database/locks'
import { tableOf, type Sql, type TableNamed } from '../database/sql'
import { deleteWhatOpens } from './keys'

type OwnerRow = TableNamed<'owners'>['$inferSelect']

/** An owner's account as it is handed over: with the rows of its properties, and nothing that opens it. */
export interface OwnerAccount extends OwnerRow {
  properties: number[]
  /** When sessions and mailed links were made, and how long they hold (ISO). */
  access: { kind: string; madeAt: string; expiresAt: string; seenAt: string }[]
}

/** The account of an owner by an address in lower case; null for none. Passwords and keys stay where they are. Decision 093. */
export async function ownerAccountOf(payload: BasePayload, sql: Sql, email: string): Promise<OwnerAccount | null> {
  const [owners, rels, keys] = [tableOf(payload, 'owners'), tableOf(payload, 'owners_rels'), tableOf(payload, 'owner_keys')]
  const [account] = await sql.select().from(owners).where(eq(owners.email, email))
  if (!account) return null
  const { expiresAt, kind, madeAt, seenAt } = keys
  const shown = await sql.select({ property: rels.propertiesID }).from(rels).where(eq(rels.parent, account.id)).orderBy(rels.order)
  return {
    ...account,
    properties: shown.map(({ property }) => property).filter((property) => property !== null),
    access: await sql.select({ kind, madeAt, expiresAt, seenAt }).from(keys).where(eq(keys.owner, account.id)).orderBy(madeAt),
  }
}

/**
 * Deletes the account of an owner by its row, with all that opens it; the properties stay. The account is held
 * first, as by whoever signs in or sets a password.
 */
export async function deleteOwnerAccount(payload: BasePayload, sql: Sql, id: number): Promise<void> {
  const owners = tableOf(payload, 'owners')
  await forDelete(sql.select({ id: owners.id }).from(owners).where(eq(owners.id, id)))
  const [locks, locked] = [tableOf(payload, 'payload_locked_documents'), tableOf(payload, 'payload_locked_documents_rels')]
  const held = await sql.select({ id: locked.parent }).from(locked).where(eq(locked.ownersID, id))
  await sql.delete(locks).where(inArray(locks.id, held.map((lock) => lock.id)))
  await deleteWhatOpens({ payload, sql }, id)
  await sql.delete(owners).where(eq(owners.id, id))
}
