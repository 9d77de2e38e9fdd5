import type { PayloadRequest } from 'payload'
import { isPostgres } from './which'
import { sql as raw } from './drizzle'
import { sessionOf } from './open-transactions'
import type { Sql } from './sql'

/**
 * What one transaction at a time may do, in all processes of a site. The numbers are the order in which a
 * transaction takes several, so that two of them never wait for each other; rows are locked after all of
 * these. Never give a number another meaning: during an update two versions run at once. Decision 102.
 */
const LOCKS = {
  /** Whatever staff, imports and the server itself write of documents: numbers, addresses, changes. */
  content: 1,
  /** The beginning of an import: one runs at a time. */
  imports: 2,
  /** Booking and moving visits: none overlaps another. */
  visits: 3,
  /** Ending subscriptions: who ends the last one is written to no more. */
  subscriptions: 4,
  /** The list of addresses that were asked for in vain. */
  'missing-addresses': 5,
} as const

export type LockName = keyof typeof LOCKS

/** Sets these locks apart from those of others in one database. */
const OURS = 0x45_53_54

const held = new WeakMap<object, LockName[]>()

/**
 * Waits until no other transaction holds the lock of that name, and holds it until the request's own ends;
 * one that it holds already costs nothing. On SQLite there is nothing to wait for: a transaction is alone
 * there (decision 050). Throws without a transaction, and where the order is not that of the numbers.
 */
export async function lockFor(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, name: LockName): Promise<void> {
  const session = await sessionOf(req)
  if (!session) throw new Error(`The lock “${name}” needs a transaction`)
  const before = held.get(session) ?? []
  if (before.includes(name)) return
  const later = before.find((one) => LOCKS[one] > LOCKS[name])
  if (later) throw new Error(`The lock “${name}” comes before “${later}”`)
  held.set(session, [...before, name])
  if (isPostgres()) await (session.db as Sql).run(raw`SELECT pg_advisory_xact_lock(${OURS}::int, ${LOCKS[name]}::int)`)
}

/**
 * The same query, whose rows nobody else changes until the transaction ends; what it finds is what stands
 * there once they are held. On SQLite a transaction is alone. Not for queries that count or sum.
 */
export const forUpdate = <Query extends object>(query: Query): Query => locking(query, 'no key update')

/** The same for rows that are about to be deleted: nothing that leads to them is written meanwhile either. */
export const forDelete = <Query extends object>(query: Query): Query => locking(query, 'update')

const locking = <Query extends object>(query: Query, how: string): Query =>
  'for' in query && typeof query.for === 'function' ? (query.for(how) as Query) : query
