import 'server-only'
import type { BasePayload } from 'payload'
import { passwordFault, type PasswordFault } from '@/cms/access/sign-in/password-rule'
import { background } from '@/cms/background'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf, type Sql } from '@/cms/database/sql'
import { sendsMail } from '@/cms/mails/outbox'
import { deleteKeys, isKey, newKey, storeKey } from '@/cms/owners/keys'
import { hashedPassword, isOwnerPassword, storePassword } from '@/cms/owners/password-hash'
import { cms } from '@/content/client'
import { MAILED_KEYS } from '@/domain/owners/keys'
import { canSignIn } from '@/domain/owners/rules'
import { letOthersRun } from '@/lib/let-others-run'
import { addressOf } from '@/lib/mask-address'
import { isLocked, mayBeMailed, tryWasRight, waitForLink, waitToTry } from './limits'
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
  const email = addressOf(given.email) ?? ''
  const locked = await isLocked(email)
  const account = await readAccount(payload, email)
  const isRight = await isOwnerPassword(given.password, storedOf(account))
  if (isRight && account && !locked && canSignIn(account)) {
    await tryWasRight(address, email)
    return { kind: 'in', key: await openSession(payload, account.id, given.before) }
  }
  payload.logger.info({ msg: 'An owner was not signed in', owner: account?.id ?? null, reason: reasonOf(account, { isRight, locked }) })
  const worked = performance.now() - began
  await new Promise((resolve) => setTimeout(resolve, Math.ceil(worked / REFUSED_EVERY_MS) * REFUSED_EVERY_MS - worked))
  return { kind: 'refused' }
}

type Account = Awaited<ReturnType<typeof readAccount>>

async function readAccount(payload: BasePayload, email: string) {
  const [owners, passwords] = [tableOf(payload, 'owners'), tableOf(payload, 'owner_passwords')]
  const { active, id } = owners
  const [found] = await committedSql(payload)
    .select({ active, id, hash: passwords.hash, salt: passwords.salt })
    .from(owners)
    .leftJoin(passwords, eq(passwords.owner, id))
    .where(eq(owners.email, email))
  return found ?? null
}

const storedOf = (account: Account) => (account?.hash && account.salt ? { hash: account.hash, salt: account.salt } : null)

function reasonOf(account: Account, { isRight, locked }: { isRight: boolean; locked: boolean }): string {
  if (!account) return 'unknown address'
  if (locked) return 'locked'
  if (!canSignIn(account)) return 'closed'
  if (account.hash === null) return 'no password yet'
  return isRight ? 'unknown' : 'wrong password'
}

/** A session of before, in the same browser, ends. */
async function openSession(payload: BasePayload, owner: number, before: string): Promise<string> {
  const key = newKey()
  await signOut(before)
  await committedSql(payload).transaction(async (sql) => {
    await storeKey({ payload, sql }, owner, { key, kind: 'session' })
    const owners = tableOf(payload, 'owners')
    await sql.update(owners).set({ signedInAt: new Date().toISOString() }).where(eq(owners.id, owner))
  })
  return key
}

/** Ends a session, by its key; any other text ends nothing. */
export async function signOut(key: string): Promise<void> {
  if (key === '') return
  const payload = await cms()
  await committedSql(payload).delete(tableOf(payload, 'owner_keys')).where(isKey(payload, key, ['session']))
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
  const email = addressOf(given)
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
 * nothing else; sessions of before and other links end. Decision 093.
 */
export async function choosePassword(key: string, password: string): Promise<PasswordOutcome> {
  const problem = await passwordFault(password)
  if (problem !== null) return { kind: 'invalid', problem }
  const payload = await cms()
  const stored = await hashedPassword(password)
  const owner = await committedSql(payload).transaction(async (sql) => {
    const keys = tableOf(payload, 'owner_keys')
    const [used] = await sql.delete(keys).where(isKey(payload, key, MAILED_KEYS)).returning({ owner: keys.owner })
    if (!used || !(await mayHavePassword({ payload, sql }, used.owner))) return null
    await deleteKeys({ payload, sql }, used.owner)
    await storePassword({ payload, sql }, used.owner, stored)
    return used.owner
  })
  return owner === null ? { kind: 'void' } : { kind: 'set', key: await openSession(payload, owner, '') }
}

async function mayHavePassword({ payload, sql }: { payload: BasePayload; sql: Pick<Sql, 'select'> }, owner: number): Promise<boolean> {
  const owners = tableOf(payload, 'owners')
  const [found] = await sql.select({ active: owners.active }).from(owners).where(eq(owners.id, owner))
  return canSignIn(found ?? null)
}

type ChangeOutcome = { kind: 'set' } | { kind: 'invalid'; problem: PasswordFault | 'wrong' } | Limited

/**
 * Sets another password for an owner who knows the present one. Wrong ones count as failed sign-ins. Every
 * session but this one (`key`) ends, and every link of a mail.
 */
export async function changePassword(
  { email, id }: SignedInOwner,
  { key, next, present }: { key: string; next: string; present: string },
  address: string,
): Promise<ChangeOutcome> {
  const seconds = await waitToTry(address)
  if (seconds > 0) return { kind: 'limited', seconds }
  const payload = await cms()
  const locked = await isLocked(email)
  const account = await readAccount(payload, email)
  const isRight = await isOwnerPassword(present, storedOf(account))
  if (!isRight || locked) return { kind: 'invalid', problem: 'wrong' }
  await tryWasRight(address, email)
  const problem = await passwordFault(next)
  if (problem !== null) return { kind: 'invalid', problem }
  const stored = await hashedPassword(next)
  await committedSql(payload).transaction(async (sql) => {
    await storePassword({ payload, sql }, id, stored)
    await deleteKeys({ payload, sql }, id, { keep: key })
  })
  return { kind: 'set' }
}
