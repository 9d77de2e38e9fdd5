import { randomBytes } from 'node:crypto'
import { ValidationError, type Access, type CollectionBeforeValidateHook, type PayloadRequest, type Where } from 'payload'
import { idOf, isDoc } from '@/lib/documents'
import { agencyOf, canAdminister, canEditListings } from '../access/roles'
import { and, eq, isNull, sql as raw } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'

const KEY_BYTES = 24

/** What nobody guesses: whoever knows it reads the calendar of its row. */
export const newFeedKey = (): string => randomBytes(KEY_BYTES).toString('base64url')

/** Administrators read all hours, agents those of their agency, and their own where they worked elsewhere before. */
export const readHours: Access = ({ req: { user } }) => {
  if (canAdminister(user)) return true
  const agency = agencyOf(user)
  if (!user || agency === null) return false
  const theirs: Where[] = [{ agency: { equals: agency } }, { agent: { equals: user.id } }]
  return { or: theirs }
}

/** Administrators change all hours, agents their own. */
export const ownHours: Access = ({ req: { user } }) => {
  if (canAdminister(user)) return true
  return canEditListings(user) && user ? { agent: { equals: user.id } } : false
}

/**
 * Whose hours a row holds: an agent who saves one gets it for themselves, whatever was sent; where an
 * administrator names an agent, the agency is that of the agent. There is one row for each.
 */
export const keepOwner: CollectionBeforeValidateHook = async ({ data = {}, operation, originalDoc, req }) => {
  const { user } = req
  const before = isDoc(originalDoc) ? originalDoc : {}
  const isOwn = user?.collection === 'users' && !canAdminister(user)
  const sent = { agent: before.agent, agency: before.agency, busyAddress: before.busyAddress, ...data } as Record<string, unknown>
  const agent = isOwn ? idOf(user.id) : idOf(sent.agent)
  const agency = isOwn ? agencyOf(user) : ((await agencyOfAgent(req, agent)) ?? idOf(sent.agency))
  const owner = agent === null ? `agency:${agency}` : `agent:${agent}`
  if (agent !== null) await freePlace(req, owner)
  await refuseSecond(req, owner, idOf(before.id))
  return {
    ...data, agent, agency, owner, title: await titleOf(req, agent, agency),
    ...(operation === 'create' && { feedKey: newFeedKey() }),
    // Another calendar says nothing yet.
    ...(sent.busyAddress !== before.busyAddress && { busy: [], busyReadAt: null, busyTriedAt: null, busyError: null }),
  }
}

/** The agency of an agent who was chosen; null for none. An account without an agency shows nothing. */
async function agencyOfAgent(req: PayloadRequest, agent: number | null): Promise<number | null> {
  if (agent === null) return null
  const account = await req.payload.findByID({ collection: 'users', id: agent, depth: 0, disableErrors: true, req })
  const agency = account && agencyOf({ ...account, collection: 'users' })
  if (agency) return agency
  throw refusal(req, 'agent', adminMessage('errors.hoursWithoutAgency', req.i18n.language))
}

/**
 * A row that a deleted account left behind keeps its visits, and takes no place from whoever has its number now:
 * SQLite gives that to the next.
 */
async function freePlace(req: PayloadRequest, owner: string): Promise<void> {
  const hours = tableOf(req.payload, 'visiting_hours')
  const sql = await sqlOf(req)
  await sql.update(hours).set({ owner: raw`'former:' || ${hours.id}` }).where(and(eq(hours.owner, owner), isNull(hours.agent)))
}

/** Said in words where somebody can read it; that there is no second one is the index's to decide. */
async function refuseSecond(req: PayloadRequest, owner: string, own: number | null): Promise<void> {
  const where = { owner: { equals: owner }, ...(own !== null && { id: { not_equals: own } }) }
  const { totalDocs } = await req.payload.count({ collection: 'visiting-hours', where, req })
  const path = owner.startsWith('agent') ? 'agent' : 'agency'
  if (totalDocs > 0) throw refusal(req, path, adminMessage('errors.secondHours', req.i18n.language))
}

const refusal = (req: PayloadRequest, path: string, message: string): ValidationError =>
  new ValidationError({ collection: 'visiting-hours', errors: [{ path, message }], req })

async function titleOf({ payload }: PayloadRequest, agent: number | null, agency: number | null): Promise<string> {
  const asked = { depth: 0, disableErrors: true } as const
  if (agent !== null) return (await payload.findByID({ collection: 'users', id: agent, ...asked }))?.name ?? ''
  return agency === null ? '' : ((await payload.findByID({ collection: 'agencies', id: agency, ...asked }))?.name ?? '')
}
