import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { BaseDatabaseAdapter } from 'payload'
import { eq } from './drizzle'
import { forUpdate } from './locks'
import { sqlOf, tableOf } from './sql'

/**
 * The adapter's way to find one document, which holds an account that is read within a transaction until
 * that ends. Whoever counts a try, opens, renews or ends a session or uses a link for a new password reads
 * the whole account and writes it back (Payload 3.90.1): two at once would undo each other. For Postgres;
 * on SQLite a transaction is alone.
 */
export function heldAccounts(adapter: Pick<PostgresAdapter, 'findOne' | 'payload'>): Pick<BaseDatabaseAdapter, 'findOne'> {
  const find: BaseDatabaseAdapter['findOne'] = adapter.findOne.bind(adapter as never)
  return {
    findOne: async (args) => {
      const found = await find(args)
      const transactionID = await args.req?.transactionID
      if (args.collection !== 'users' || !found || !transactionID) return found as never
      const { payload } = adapter
      const { id } = tableOf(payload, 'users')
      const sql = await sqlOf({ payload, transactionID })
      await forUpdate(sql.select({ id }).from(tableOf(payload, 'users')).where(eq(id, Number(found.id))))
      // What stands there once it is held.
      return find(args) as never
    },
  }
}
