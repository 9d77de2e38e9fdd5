import type { PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../database/transaction'
import type { StoredPassword } from './password-hash'

/** An account with the password that is stored when its attempt is counted. */
export interface CheckedAccount extends StoredPassword {
  id: number
}

interface TriedAccount extends CheckedAccount {
  loginAttempts?: number | null
  lockUntil?: string | null
}

interface Attempt {
  /** The row of the account, of a locked one too; null where nobody has the address. */
  id: number | null
  /** The account; null where there is none, or no attempt left. */
  account: CheckedAccount | null
}

interface AccountLock {
  loginAttempts: number
  lockUntil: string | null
}

/**
 * Takes one of the attempts that an account has before it is locked, and gives the account. It is counted
 * before the password is checked, so attempts that come at the same time are counted too, and in a
 * transaction, which holds the account until it is counted. Spec §6.
 */
export async function takeAttempt(req: PayloadRequest, email: string): Promise<Attempt> {
  const where = { email: { equals: email.toLowerCase().trim() } }
  return inOwnTransaction(req, async () => {
    const account = await req.payload.db.findOne<TriedAccount>({ collection: 'users', req, where })
    if (!account) return { id: null, account: null }
    const { lockTime, maxLoginAttempts } = req.payload.collections.users.config.auth
    const now = Date.now()
    const lockedUntil = account.lockUntil ? Date.parse(account.lockUntil) : 0
    if (lockedUntil > now) return { id: account.id, account: null }
    const loginAttempts = (lockedUntil ? 0 : (account.loginAttempts ?? 0)) + 1
    const locks = loginAttempts >= maxLoginAttempts
    const lockUntil = locks ? new Date(now + lockTime).toISOString() : null
    await store(req, account.id, { loginAttempts, lockUntil })
    return { id: account.id, account }
  })
}

/** Gives an account all its attempts back: the password was right. */
export const giveAttemptsBack = (req: PayloadRequest, id: number): Promise<void> =>
  inOwnTransaction(req, () => store(req, id, { loginAttempts: 0, lockUntil: null }))

async function store(req: PayloadRequest, id: number, data: AccountLock): Promise<void> {
  // What is counted is no change of the account, and does not date it.
  await req.payload.db.updateOne({ collection: 'users', id, data: { ...data, updatedAt: null }, req, returning: false })
}
