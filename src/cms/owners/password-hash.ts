import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import type { BasePayload } from 'payload'
import { isSameSecret } from '@/lib/same-secret'
import { and, eq, isNull } from '../database/drizzle'
import { tableOf, type Sql } from '../database/sql'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** 16 MiB and some 0.2 s for each password; the form names what it was made with. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const FORM = `scrypt-${COST.N}-${COST.r}-${COST.p}:`
const KEY_BYTES = 32
const SALT_BYTES = 16
const NOBODY = { hash: FORM + '0'.repeat(2 * KEY_BYTES), salt: '0'.repeat(2 * SALT_BYTES) }

interface HashedPassword {
  hash: string
  /** Hexadecimal. */
  salt: string
}

/** A password as it is stored, with a salt of its own. Blanks around it are left away. Decision 093. */
export async function hashedPassword(password: string): Promise<HashedPassword> {
  const salt = randomBytes(SALT_BYTES)
  return { hash: await hashOf(password, salt), salt: salt.toString('hex') }
}

/**
 * Whether a password is the stored one. Where none is stored the answer is no after the same work, so that
 * its speed tells nothing. Decision 093.
 */
export async function isOwnerPassword(password: string, stored: HashedPassword | null): Promise<boolean> {
  const { hash, salt } = stored ?? NOBODY
  return isSameSecret(await hashOf(password, Buffer.from(salt, 'hex')), hash) && stored !== null
}

const hashOf = async (password: string, salt: Buffer): Promise<string> =>
  FORM + (await derive(password.trim().normalize('NFKC'), salt, KEY_BYTES, COST)).toString('hex')

/** Stores the password of an owner, by their row, in place of the one before; when the first one was stored is noted. */
export async function storePassword(
  { payload, sql }: { payload: BasePayload; sql: Pick<Sql, 'insert' | 'update'> },
  owner: number,
  stored: HashedPassword,
): Promise<void> {
  const passwords = tableOf(payload, 'owner_passwords')
  await sql.insert(passwords).values({ owner, ...stored }).onConflictDoUpdate({ target: passwords.owner, set: stored })
  const owners = tableOf(payload, 'owners')
  await sql.update(owners).set({ passwordAt: new Date().toISOString() }).where(and(eq(owners.id, owner), isNull(owners.passwordAt)))
}
