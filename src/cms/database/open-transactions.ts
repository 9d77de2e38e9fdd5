import { randomUUID } from 'node:crypto'
import type { BaseDatabaseAdapter, BasePayload, PayloadRequest } from 'payload'
import type { Sql } from './sql'
import { undoneListener } from './undone'

type Work = () => Promise<unknown>
type Transactions = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
>

/** An open transaction, as Payload's adapter keeps it, with what waits for its end. */
interface Session {
  db: unknown
  resolve: () => Promise<void>
  reject: (reason?: Error) => Promise<void>
  onCommit: Work[]
  onRollback: Work[]
  undone?: { reason: Error; worked: Promise<void> }
}

/** What is needed of Payload's adapter for a database. */
interface AdapterWithSessions {
  drizzle: unknown
  initializing: Promise<void>
  payload: BasePayload
  sessions: unknown
}

type Sessions = Record<string, Session | undefined>
type WithTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Transactions for Payload's adapter, in place of its own, which pass a commit that the database
 * refused for one that was stored.
 */
export function transactionsOf(adapter: AdapterWithSessions): Transactions {
  const sessions = adapter.sessions as Sessions
  const end = async (incoming: unknown, how: (session: Session) => Promise<void>): Promise<void> => {
    const id = String(await incoming)
    const session = sessions[id]
    delete sessions[id]
    if (session) await how(session)
  }
  const undo = async (session: Session, reason: Error): Promise<void> => {
    const work = () => runAll(adapter.payload, session.onRollback)
    session.undone ??= { reason, worked: session.reject(reason).then(work) }
    await session.undone.worked
  }
  return {
    beginTransaction: async () => {
      // Only where it has to wait: a place after it would not tell who begins the transaction.
      if (!adapter.drizzle) await adapter.initializing
      const id = randomUUID()
      // It stays a session until it is ended: without one, Payload writes outside any transaction.
      const undone = (reason: Error) => {
        const session = sessions[id]
        if (session) void undo(session, reason)
      }
      sessions[id] = await undoneListener.run(undone, () => begin(adapter.drizzle as Sql))
      return id
    },
    commitTransaction: (id) =>
      end(id, async (session) => {
        try {
          await session.resolve()
        } catch (error) {
          await undo(session, error instanceof Error ? error : new Error(String(error)))
          throw error
        }
        await runAll(adapter.payload, session.onCommit)
      }),
    rollbackTransaction: (id) => end(id, (session) => undo(session, new Error('Rolled back'))),
  }
}

/** Drizzle ends a transaction when a function does; Payload, when it is asked to. */
const begin = (drizzle: Pick<Sql, 'transaction'>): Promise<Session> =>
  new Promise((begun, refused) => {
    const ended = drizzle.transaction(
      (db) =>
        new Promise<void>((commit, rollback) => {
          const resolve = () => {
            commit()
            return ended
          }
          const reject = (reason?: Error) => {
            rollback(reason)
            return ended.catch(() => undefined)
          }
          begun({ db, resolve, reject, onCommit: [], onRollback: [] })
        }),
    )
    ended.catch(refused)
  })

async function runAll(payload: BasePayload, works: Work[]): Promise<void> {
  for (const work of works) {
    await work().catch((err: unknown) => {
      payload.logger.error({ err, msg: 'What follows a transaction failed' })
    })
  }
}

/**
 * The open transaction of the request; undefined where it has none. Throws for one that has ended:
 * what was meant for it would be written outside any.
 */
export async function sessionOf(req: WithTransaction): Promise<Session | undefined> {
  const id = await req.transactionID
  if (id === undefined || id === null) return undefined
  const session = (req.payload.db.sessions as Sessions)[id]
  if (!session) throw new Error('The transaction of this request has ended')
  return session
}

/** The same; throws also for one that was undone before it was ended. */
async function usableSessionOf(req: WithTransaction): Promise<Session | undefined> {
  const session = await sessionOf(req)
  if (session?.undone) throw session.undone.reason
  return session
}

/**
 * Runs `work` once what the request's transaction wrote is committed, and never if it is not;
 * without a transaction at once. An error of it is logged: what was written stays written. Throws
 * where the transaction has ended.
 */
export async function afterCommit(req: WithTransaction, work: Work): Promise<void> {
  const session = await usableSessionOf(req)
  if (session) session.onCommit.push(work)
  else await runAll(req.payload, [work])
}

/** Runs `work` if the request's transaction is undone. Throws where it has ended. */
export async function afterRollback(req: WithTransaction, work: Work): Promise<void> {
  const session = await usableSessionOf(req)
  session?.onRollback.push(work)
}
