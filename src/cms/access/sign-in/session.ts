import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { inOwnTransaction } from '../../database/transaction'
import { giveAttemptsBack, type CheckedAccount } from './account-attempts'
import type { StoredPassword } from './password-hash'

type AccountWithPassword = User & StoredPassword

/** What whoever is signed in from now on is answered. */
interface OpenedSession {
  token: string
  /** When the token expires, in seconds since 1970. */
  exp: number
  user: User
}

/**
 * The account as it stands in the transaction of the request, where its password still is the one that was
 * checked; null where it is another one or the account is gone. Checking takes a while, and whoever changes a
 * password meanwhile throws out who knows the one before. Nobody writes the account until the transaction ends.
 */
export async function stillAccount(req: PayloadRequest, { hash, id, salt }: CheckedAccount): Promise<AccountWithPassword | null> {
  const account = await req.payload.db.findOne<AccountWithPassword>({ collection: 'users', req, where: { id: { equals: id } } })
  return account?.hash === hash && account.salt === salt ? account : null
}

/**
 * Opens a session for an account whose password was checked, and gives all its attempts back; null where that
 * no longer is its password. Nothing but that is written. In place of Payload's own way (3.90.1,
 * `auth/operations/login.js`), which reads the account before it checks the password, outside of any
 * transaction, and then writes all of it back. Spec §6, decision 032.
 */
export const openStaffSession = (req: PayloadRequest, checked: CheckedAccount): Promise<OpenedSession | null> =>
  inOwnTransaction(req, async () => {
    const account = await stillAccount(req, checked)
    if (!account) return null
    await giveAttemptsBack(req, account.id)
    return signedInAs(req, account.id, await storeSession(req, account))
  })

/** Ends one session of an account, by its id; one that has ended already stays so. Others go on. */
export const closeSession = (req: PayloadRequest, id: number, sid: string): Promise<void> =>
  inOwnTransaction(req, async () => {
    const account = await req.payload.db.findOne<User>({ collection: 'users', req, where: { id: { equals: id } } })
    if (account) await storeSessions(req, id, (account.sessions ?? []).filter((one) => one.id !== sid))
  })

async function storeSession(req: PayloadRequest, { id, sessions }: AccountWithPassword): Promise<string> {
  const { tokenExpiration } = req.payload.collections.users.config.auth
  const now = Date.now()
  const expiresAt = new Date(now + tokenExpiration * 1000).toISOString()
  const session = { id: randomUUID(), createdAt: new Date(now).toISOString(), expiresAt }
  const open = (sessions ?? []).filter((one) => Date.parse(one.expiresAt) > now)
  await storeSessions(req, id, [...open, session])
  return session.id
}

/** Sessions alone: with anything of the row beside them the adapter (3.90.1) would need the whole of it. */
async function storeSessions(req: PayloadRequest, id: number, sessions: User['sessions']): Promise<void> {
  await req.payload.db.updateOne({ collection: 'users', id, data: { sessions, updatedAt: null }, req, returning: false })
}

async function signedInAs(req: PayloadRequest, id: number, sid: string): Promise<OpenedSession> {
  const { payload } = req
  const { config } = payload.collections.users
  const user: User = { ...(await payload.findByID({ collection: 'users', id, depth: 0, req })), collection: 'users' }
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: user.email, sid, user })
  const { exp, token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: config.auth.tokenExpiration })
  req.user = user
  for (const afterLogin of config.hooks.afterLogin) await afterLogin({ collection: config, context: req.context, req, token, user })
  return { exp, token, user }
}
