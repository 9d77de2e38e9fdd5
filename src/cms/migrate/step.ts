import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'

/** A migration, by what it needs of its database. */
export interface MigrationStep<Db> {
  name: string
  up: (args: { db: Db; payload: BasePayload; req: PayloadRequest }) => Promise<void>
}

/** Where it is kept which migrations were run. */
export const HISTORY = 'payload_migrations'

/** The migrations that a database has not had, by the rows of `HISTORY`, in their order. */
export function pendingOf<Migration extends { name: string }>(
  all: readonly Migration[],
  history: readonly { name?: string | null }[],
): Migration[] {
  const done = new Set(history.map(({ name }) => name))
  return all.filter(({ name }) => !done.has(name))
}

/** Runs a migration on the connection `db`. What it does through Payload with its request belongs to the same transaction. */
export async function runStep<Db>(payload: BasePayload, db: Db, { name, up }: MigrationStep<Db>): Promise<void> {
  const req = await createLocalReq({}, payload)
  const id = `migration ${name}`
  const sessions = payload.db.sessions as Record<string, unknown>
  const ended = () => Promise.resolve()
  sessions[id] = { db, resolve: ended, reject: ended }
  req.transactionID = id
  try {
    await up({ db, payload, req })
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error
    const sentence = `The migration ${name} failed, nothing was changed`
    throw new Error(`${sentence}: ${String(reason)}`, { cause: error })
  } finally {
    delete sessions[id]
  }
}

/** Throws where a migration did damage, told in sentences. */
export function refuseDamage({ name }: { name: string }, damage: string[]): void {
  if (damage.length === 0) return
  throw new Error(`The migration ${name} would lose content, nothing was changed:\n  ${damage.join('\n  ')}`)
}

/** What is said of migrations that were run. */
export const doneLine = (done: number): string => `Database: ${done} ${done === 1 ? 'migration' : 'migrations'}`
