import type { BasePayload } from 'payload'
import { randomPassword } from './random-password'

export interface Credentials {
  email: string
  password: string
}

const FIRST_EMAIL = 'admin@site.example'

/**
 * Makes the administrator of a site that has no staff yet, and gives the password, which is kept
 * nowhere in clear text. Null where there is staff already. Spec §6.
 */
export async function firstAdministrator(
  payload: BasePayload,
  email = FIRST_EMAIL,
): Promise<Credentials | null> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return null
  const password = randomPassword()
  await payload.create({
    collection: 'users',
    data: { name: 'Administrator', email, password, roles: ['administrator'] },
  })
  return { email, password }
}

/**
 * Gives a member of staff a new random password, signs them out everywhere and unlocks the account.
 * Null for an unknown e-mail. Spec §6.
 */
export async function renewStaffPassword(
  payload: BasePayload,
  email: string,
): Promise<Credentials | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    limit: 1,
    depth: 0,
  })
  const [user] = docs
  if (!user) return null
  const password = randomPassword()
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password, sessions: [], loginAttempts: 0, lockUntil: null },
  })
  return { email: user.email, password }
}

/** The e-mail addresses of all staff. Spec §6. */
export async function staffEmails(payload: BasePayload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'users',
    pagination: false,
    sort: 'email',
    depth: 0,
  })
  return docs.map((user) => user.email)
}
