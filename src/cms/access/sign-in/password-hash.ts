import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { isSameSecret } from '@/lib/same-secret'

const derive = promisify(pbkdf2)

// How Payload stores a password; a test compares both.
const FORM = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_BYTES = 32
const NOBODY = { hash: FORM + '0'.repeat(2 * KEY_BYTES), salt: '' }

export interface StoredPassword {
  hash: string
  salt: string
}

/**
 * Whether a password is the stored one. Where none is stored (no such account, or a locked one) the
 * answer is no after the same work, so that its speed tells nothing. Spec §6.
 */
export async function isPassword(password: string, stored: StoredPassword | null): Promise<boolean> {
  const { hash, salt } = stored ?? NOBODY
  const key = await derive(password, salt, ITERATIONS, KEY_BYTES, 'sha256')
  return isSameSecret(FORM + key.toString('hex'), hash) && stored !== null
}
