import 'server-only'
import { executeAuthStrategies } from 'payload'
import { parseCookies } from 'payload/shared'
import { canEditListingOf } from '@/cms/access/roles'
import { listOf } from '@/cms/database/dialect'
import { and, asc, eq, inArray, isNotNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { keyMatches } from '@/cms/owners/keys'
import { cms } from '@/content/client'
import { KEY_LIVES_MS, type OwnerKeyKind } from '@/domain/owners/keys'
import { OWNER_COOKIE_PATH } from '@/domain/owners/paths'
import { canSignIn, type OwnerRights } from '@/domain/owners/rules'
import { env } from '@/lib/env'

const COOKIE = 'owner-session'
/** A session says that it is used no more often. */
const SEEN_EVERY_MS = 10 * 60 * 1000

/** Who looks at the portal. */
export interface SignedInOwner extends OwnerRights {
  id: number
  name: string
  email: string
  /** The row of the agency that looks after them; null for none. */
  agency: number | null
}

/** The key of a session in the cookies of a request; empty for none. */
export const sessionKey = (headers: Headers): string => parseCookies(headers).get(COOKIE) ?? ''

/** A cookie with the key of a session; without a key one that takes it away. Decision 093. */
export function sessionCookie(key: string | null): string {
  const life = key === null ? 0 : KEY_LIVES_MS.session / 1000
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${key ?? ''}; Path=${OWNER_COOKIE_PATH}; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`
}

/** Who holds a key of one of these kinds, by their row; null where it opens nothing, or nothing any more. */
export async function holderOf(key: string, kinds: readonly OwnerKeyKind[]): Promise<{ owner: number; kind: OwnerKeyKind; seenAt: string } | null> {
  if (key === '') return null
  const payload = await cms()
  const [keys, owners] = [tableOf(payload, 'owner_keys'), tableOf(payload, 'owners')]
  const [found] = await committedSql(payload)
    .select({ owner: keys.owner, kind: keys.kind, seenAt: keys.seenAt, active: owners.active })
    .from(keys)
    .innerJoin(owners, eq(owners.id, keys.owner))
    .where(keyMatches(payload, key, kinds))
  return found && canSignIn(found) ? found : null
}

/** The owner whose session a request carries; null for nobody. It is noted that the session is used. */
export async function signedInOwner(headers: Headers): Promise<SignedInOwner | null> {
  const key = sessionKey(headers)
  const holder = await holderOf(key, ['session'])
  if (!holder) return null
  if (Date.parse(holder.seenAt) + SEEN_EVERY_MS < Date.now()) {
    const payload = await cms()
    const seenAt = new Date().toISOString()
    await committedSql(payload).update(tableOf(payload, 'owner_keys')).set({ seenAt }).where(keyMatches(payload, key, ['session']))
  }
  return readOwner(holder.owner)
}

/**
 * The owner whose portal staff look at, as if the account were open; null for an unknown row, for owners of
 * other agencies, and for whoever is not staff. Agents see those of the properties that are of their agency. An
 * owner's session gives no right here. Spec §6.
 */
export async function lookedAtOwner(headers: Headers, id: number): Promise<SignedInOwner | null> {
  const payload = await cms()
  const { user } = await executeAuthStrategies({ headers, payload })
  const owners = tableOf(payload, 'owners')
  const [found] = await committedSql(payload).select({ agency: owners.agency }).from(owners).where(eq(owners.id, id))
  if (!found || !canEditListingOf(user, found.agency)) return null
  const owner = await readOwner(id)
  if (!owner) return null
  const { agency, id: row } = tableOf(payload, 'properties')
  const rows = await committedSql(payload).select({ agency, row }).from(tableOf(payload, 'properties')).where(inArray(row, listOf(owner.properties)))
  const own = new Set(rows.filter((one) => canEditListingOf(user, one.agency)).map((one) => one.row))
  return { ...owner, active: true, properties: owner.properties.filter((one) => own.has(one)) }
}

/** An owner with the properties that are theirs, in the order that staff gave them; null for an unknown row. */
async function readOwner(id: number): Promise<SignedInOwner | null> {
  const payload = await cms()
  const [owners, rels] = [tableOf(payload, 'owners'), tableOf(payload, 'owners_rels')]
  const sql = committedSql(payload)
  const [owner] = await sql.select().from(owners).where(eq(owners.id, id))
  if (!owner) return null
  const own = await sql
    .select({ id: rels.propertiesID })
    .from(rels)
    .where(and(eq(rels.parent, id), eq(rels.path, 'properties'), isNotNull(rels.propertiesID)))
    .orderBy(asc(rels.order))
  const { active, agency, email, name } = owner
  return { id, name, email, agency, active: active === true, properties: own.flatMap((one) => one.id ?? []) }
}
