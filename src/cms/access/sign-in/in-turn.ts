import type { PayloadRequest } from 'payload'
import { isPostgres } from '../../database/which'
import { inOwnTransaction } from '../../database/transaction'

const underWay = new Map<number, Promise<unknown>>()

/**
 * Does `work` once what was begun before for the same account has ended, and gives its result. Payload
 * stores the sessions of an account as it read them before it checked the password: of two sign-ins at
 * once, one would end signed out. On Postgres other processes wait too: `work` is one transaction, which
 * holds the account from its first look at it. On SQLite that would keep everybody from writing.
 */
export async function inTurn<T>(req: PayloadRequest, account: number, work: () => Promise<T>): Promise<T> {
  const before = underWay.get(account) ?? Promise.resolve()
  const alone = isPostgres() ? () => inOwnTransaction(req, work) : work
  const mine = before.then(alone, alone)
  underWay.set(account, mine)
  try {
    return await mine
  } finally {
    if (underWay.get(account) === mine) underWay.delete(account)
  }
}
