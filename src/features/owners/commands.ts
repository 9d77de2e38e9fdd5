import 'server-only'
import type { BasePayload } from 'payload'
import { passwordFault, type PasswordFault } from '@/cms/access/sign-in/password-rule'
import { background } from '@/cms/background'
import { and, eq, type SQL } from '@/cms/database/drizzle'
import { forUpdate } from '@/cms/database/locks'
import { committedSql, tableOf, type Sql } from '@/cms/database/sql'
import { sendsMail } from '@/cms/mails/outbox'
import { deleteKeys, keyMatches, newKey, storeKey } from '@/cms/owners/keys'
import { hashedPassword, isOwnerPassword, storePassword } from '@/cms/owners/password-hash'
import { cms } from '@/content/client'
import { MAILED_KEYS } from '@/domain/owners/keys'
import { canSignIn } from '@/domain/owners/rules'
import { letOthersRun } from '@/lib/let-others-run'
import { emailOf } from '@/lib/mask-address'
import { forgetTries, mayBeMailed, tryWasRight, waitForAccount, waitForLink, waitToTry } from './limits'
import type { SignedInOwner } from './queries-session'

/** A sign-in that fails is answered after whole steps of it only, however long its work took. */
const REFUSED_EVERY_MS = 750

/** Too often from one address; `seconds` until another try is read. */
interface Limited {
  kind: 'limited'
  seconds: number
}

type SignInOutcome = { kind: 'in'; key: string } | { kind: 'refused' } | Limited

/**
 * Signs an owner in from an address. Whatever is wrong (an address that nobody has, a password, an account
 * that is closed or locked), the answer is the same after the same time; the log says which. Spec §8.
 */
export async function signIn(given: { email: string; password: string; before: string }, address: string): Promise<SignInOutcome> {
  const began = performance.now()
  const seconds = await waitToTry(address)
  if (seconds > 0) return { kind: 'limited', seconds }
  const payload = await cms()
  // Nobody has an address that is none.
  const email = emailOf(given.email) ?? ''
  const locked = (await waitForAccount(email)) > 0
  const account = await readAccount(payload, eq(tableOf(payload, 'owners').email, email))
  const isRight = await isOwnerPassword(given.password, storedOf(account))
  const key = isRight && account && !locked && canSignIn(account) ? await openOwnerSession(payload, account) : null
  if (key !== null) {
    await tryWasRight(address, email)
    await signOut(given.before)
    return { kind: 'in', key }
  }
  payload.logger.info({ msg: 'An owner was not signed in', owner: account?.id ?? null, reason: reasonOf(account, { isRight, locked }) })
  const worked = performance.now() - began
  await new Promise((resolve) => setTimeout(resolve, Math.ceil(worked / REFUSED_EVERY_MS) * REFUSED_EVERY_MS - worked))
  return { kind: 'refused' }
}

type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>

async function readAccount(payload: BasePayload, which: SQL) {
  const [owners, passwords] = [tableOf(payload, 'owners'), tableOf(payload, 'owner_passwords')]
  const { active, id } = owners
  const [found] = await committedSql(payload)
    .select({ active, id, hash: passwords.hash, salt: passwords.salt })
    .from(owners)
    .leftJoin(passwords, eq(passwords.owner, id))
    .where(which)
  return found ?? null
}

/**
 * Holds an account until the transaction ends, and says whether it is open and its password still the one that
 * was checked. Checking takes a while, and what ends every key meanwhile throws out who knows the one before.
 */
async function isStill(payload: BasePayload, sql: Sql, { hash, id, salt }: Account): Promise<boolean> {
  if (!canSignIn(await holdOwner(payload, sql, id))) return false
  const passwords = tableOf(payload, 'owner_passwords')
  const [stored] = await sql.select({ hash: passwords.hash, salt: passwords.salt }).from(passwords).where(eq(passwords.owner, id))
  return stored?.hash === hash && stored.salt === salt
}

async function holdOwner(payload: BasePayload, sql: Pick<Sql, 'select'>, owner: number) {
  const { active, email, id } = tableOf(payload, 'owners')
  const [held] = await forUpdate(sql.select({ active, email, id }).from(tableOf(payload, 'owners')).where(eq(id, owner)))
  return held ?? null
}

const storedOf = (account: Account | null) => (account?.hash && account.salt ? { hash: account.hash, salt: account.salt } : null)

function reasonOf(account: Account | null, { isRight, locked }: { isRight: boolean; locked: boolean }): string {
  if (!account) return 'unknown address'
  if (locked) return 'locked'
  if (!canSignIn(account)) return 'closed'
  if (account.hash === null) return 'no password yet'
  return isRight ? 'changed meanwhile' : 'wrong password'
}

/** Gives the key of a new session; null where the account is no longer what was checked. */
const openOwnerSession = (payload: BasePayload, checked: Account): Promise<string | null> =>
  committedSql(payload).transaction(async (sql) => ((await isStill(payload, sql, checked)) ? storeSession(payload, sql, checked.id) : null))

async function storeSession(payload: BasePayload, sql: Sql, owner: number): Promise<string> {
  const key = newKey()
  await storeKey({ payload, sql }, owner, { key, kind: 'session' })
  const owners = tableOf(payload, 'owners')
  await sql.update(owners).set({ signedInAt: new Date().toISOString() }).where(eq(owners.id, owner))
  return key
}

/** Ends a session, by its key; any other text ends nothing. */
export async function signOut(key: string): Promise<void> {
  if (key === '') return
  const payload = await cms()
  await committedSql(payload).delete(tableOf(payload, 'owner_keys')).where(keyMatches(payload, key, ['session']))
}

/** Ends every session of an owner, this one too. */
export async function signOutEverywhere({ id }: SignedInOwner): Promise<void> {
  const payload = await cms()
  await deleteKeys({ payload, sql: committedSql(payload) }, id, { kind: 'session' })
}

type LinkOutcome = { kind: 'sent' } | { kind: 'failed' } | Limited

/**
 * Has a link for a new password sent to an address, where it is an owner's. The answer is given before
 * anybody looks whether it is one, so that neither words nor time tell; `failed` without a mail server.
 */
export async function askForLink(given: string, address: string): Promise<LinkOutcome> {
  if (!sendsMail()) return { kind: 'failed' }
  const seconds = await waitForLink(address)
  if (seconds > 0) return { kind: 'limited', seconds }
  const email = emailOf(given)
  if (email !== null && (await mayBeMailed(email))) background().track(letOthersRun().then(() => noteLink(email)))
  return { kind: 'sent' }
}

async function noteLink(email: string): Promise<void> {
  const payload = await cms()
  try {
    const owners = tableOf(payload, 'owners')
    const known = and(eq(owners.email, email), eq(owners.active, true))
    const [owner] = await committedSql(payload).update(owners).set({ mail: 'reset' }).where(known).returning({ id: owners.id })
    // The mail lane finds it by itself: woken now it would slow the answer down, where there is an owner.
    payload.logger.info({ msg: 'A new password was asked for', owner: owner?.id ?? null })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The mail with a new password was not noted' })
  }
}

type PasswordOutcome = { kind: 'set'; key: string } | { kind: 'void' } | { kind: 'invalid'; problem: PasswordFault }

/**
 * Sets the password of whoever holds a key of a mail, and signs them in. The key is used up by it, and by
 * nothing else; sessions of before and other links end, and so does a lock by tries of before. Decision 093.
 */
export async function choosePassword(key: string, password: string): Promise<PasswordOutcome> {
  const problem = await passwordFault(password)
  if (problem !== null) return { kind: 'invalid', problem }
  const payload = await cms()
  const stored = await hashedPassword(password)
  const done = await committedSql(payload).transaction(async (sql) => {
    const owner = await useKey(payload, sql, key)
    if (owner === null) return null
    await deleteKeys({ payload, sql }, owner.id)
    await storePassword({ payload, sql }, owner.id, stored)
    return { email: owner.email, session: await storeSession(payload, sql, owner.id) }
  })
  if (done === null) return { kind: 'void' }
  await forgetTries(done.email)
  return { kind: 'set', key: done.session }
}

/** Uses up a key of a mail. Gives whose it was; null where it opens nothing. The account is held first, as by whoever changes it. */
async function useKey(payload: BasePayload, sql: Sql, key: string): Promise<{ id: number; email: string } | null> {
  const keys = tableOf(payload, 'owner_keys')
  const [found] = await sql.select({ owner: keys.owner }).from(keys).where(keyMatches(payload, key, MAILED_KEYS))
  const owner = found ? await holdOwner(payload, sql, found.owner) : null
  if (!owner || !canSignIn(owner)) return null
  const used = await sql.delete(keys).where(keyMatches(payload, key, MAILED_KEYS)).returning({ id: keys.id })
  return used.length === 0 ? null : owner
}

type ChangeOutcome = { kind: 'set' } | { kind: 'invalid'; problem: PasswordFault | 'wrong' } | { kind: 'locked'; seconds: number } | Limited

/**
 * Sets another password for an owner who knows the present one. Wrong ones count as failed sign-ins; once these
 * locked the account (`locked`, for `seconds` still), none is called right or wrong. Every session but this one
 * (`key`) ends, and every link of a mail.
 */
export async function changePassword(
  { email, id }: SignedInOwner,
  { key, next, present }: { key: string; next: string; present: string },
  address: string,
): Promise<ChangeOutcome> {
  const seconds = await waitToTry(address)
  if (seconds > 0) return { kind: 'limited', seconds }
  const payload = await cms()
  const lockedFor = await waitForAccount(email)
  if (lockedFor > 0) return { kind: 'locked', seconds: lockedFor }
  const account = await readAccount(payload, eq(tableOf(payload, 'owners').id, id))
  const isRight = await isOwnerPassword(present, storedOf(account))
  if (!isRight || !account) return { kind: 'invalid', problem: 'wrong' }
  await tryWasRight(address, email)
  const problem = await passwordFault(next)
  if (problem !== null) return { kind: 'invalid', problem }
  const stored = await hashedPassword(next)
  const isSet = await committedSql(payload).transaction(async (sql) => {
    if (!(await isStill(payload, sql, account))) return false
    await storePassword({ payload, sql }, id, stored)
    await deleteKeys({ payload, sql }, id, { keep: key })
    return true
  })
  return isSet ? { kind: 'set' } : { kind: 'invalid', problem: 'wrong' }
}
