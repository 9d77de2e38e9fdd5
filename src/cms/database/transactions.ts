import { randomUUID } from 'node:crypto'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, BasePayload, PayloadRequest } from 'payload'

type Work = () => Promise<unknown>
type Transactions = Pick<
  BaseDatabaseAdapter,
  'beginTransaction' | 'commitTransaction' | 'rollbackTransaction'
>

/** An open transaction, as Payload's adapter keeps it, with what waits for its end. */
interface Session {
  db: unknown
  resolve: () => Promise<void>
  reject: () => Promise<void>
  onCommit: Work[]
  onRollback: Work[]
}

type Sessions = Record<string, Session | undefined>
type WithTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Transactions for Payload's adapter, in place of its own, which pass a commit that the database
 * refused for one that was stored.
 */
export function transactionsOf(adapter: SQLiteAdapter): Transactions {
  const sessions = adapter.sessions as Sessions
  const end = async (incoming: unknown, how: (session: Session) => Promise<void>): Promise<void> => {
    const id = String(await incoming)
    const session = sessions[id]
    delete sessions[id]
    if (session) await how(session)
  }
  const rollBack = async (session: Session): Promise<void> => {
    await session.reject()
    await runAll(adapter.payload, session.onRollback)
  }
  return {
    beginTransaction: async () => {
      // Only where it has to wait: a place after it would not tell who begins the transaction.
      if (!adapter.drizzle) await adapter.initializing
      const id = randomUUID()
      sessions[id] = await begin(adapter.drizzle)
      return id
    },
    commitTransaction: (id) =>
      end(id, async (session) => {
        try {
          await session.resolve()
        } catch (error) {
          await rollBack(session)
          throw error
        }
        await runAll(adapter.payload, session.onCommit)
      }),
    rollbackTransaction: (id) => end(id, rollBack),
  }
}

/** Drizzle ends a transaction when a function does; Payload, when it is asked to. */
const begin = (drizzle: SQLiteAdapter['drizzle']): Promise<Session> =>
  new Promise((begun, refused) => {
    const ended = drizzle.transaction(
      (db) =>
        new Promise<void>((commit, rollback) => {
          const resolve = () => {
            commit()
            return ended
          }
          const reject = () => {
            rollback(new Error('Rolled back'))
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

async function sessionOf({ payload, transactionID }: WithTransaction): Promise<Session | undefined> {
  const id = await transactionID
  return id ? (payload.db.sessions as Sessions | undefined)?.[id] : undefined
}

/**
 * Runs `work` once what the request's transaction wrote is committed, and never if it is not;
 * without a transaction at once. An error of it is logged: what was written stays written.
 */
export async function afterCommit(req: WithTransaction, work: Work): Promise<void> {
  const session = await sessionOf(req)
  if (session) session.onCommit.push(work)
  else await runAll(req.payload, [work])
}

/** Runs `work` if the request's transaction is undone. */
export async function afterRollback(req: WithTransaction, work: Work): Promise<void> {
  const session = await sessionOf(req)
  session?.onRollback.push(work)
}
