import { aliasedTable, and, desc, eq, gt, isNotNull, notExists, or, type SQL } from '@/cms/database/drizzle'
import { committedSql, tableOf, type TableNamed } from '@/cms/database/sql'
import { canEditListings } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { mailKindLabel } from '@/cms/fields/lead-labels'
import { isToSameSide } from '@/cms/mails/outbox'
import { idOf } from '@/lib/documents'
import { documentAddress, listAddress } from './address'
import type { Asking } from './tasks'
import type { Task } from './views'

/** As many leads as are named. */
const NAMED = 5

/** As many as the address of a list can name. */
const LISTED = 100

type Mails = TableNamed<'mails'>

/** How the mails stand of which a task tells. */
const STANDING = {
  undelivered: ({ state }: Mails) => eq(state, 'dead'),
  // One that is tried again keeps the reason of the last attempt.
  delayed: ({ error, state }: Mails) => or(eq(state, 'failed'), and(eq(state, 'sending'), isNotNull(error))),
} satisfies Partial<Record<Task['key'], (mails: Mails) => SQL | undefined>>

/**
 * The leads that somebody sees of which a mail, such as an answer to them, did not arrive and is tried no more, or
 * failed and is tried again; the last one first. An answered lead waits for nobody in the inbox, so nothing else tells
 * of it. None any more once another mail of the kind reached the same side, or the lead is closed. Null for who sees
 * no leads.
 */
export async function mailTask({ i18n: { language }, payload, user }: Asking, key: keyof typeof STANDING): Promise<Task | null> {
  if (!canEditListings(user)) return null
  const failed = await lastMails(payload, STANDING[key])
  const where = { id: { in: [...failed.keys()] }, status: { not_in: ['closed', 'spam'] } }
  const { docs } = await payload.find({ collection: 'leads', where, pagination: false, depth: 0, overrideAccess: false, user })
  const { admin } = payload.config.routes
  const items = docs.flatMap(({ email, id, name }) => {
    const mail = failed.get(id)
    if (!mail) return []
    const note = `${mailKindLabel(mail.kind, language)} · ${mail.to}`
    return [{ key: `leads:${id}`, id, title: name || email || `#${id}`, note, href: documentAddress(admin, 'leads', id), at: mail.at, mail: mail.id }]
  })
  const newest = items.toSorted((a, b) => b.mail - a.mail).slice(0, LISTED)
  const href = listAddress(admin, 'leads', [['id', 'in', newest.map(({ id }) => id).join()]])
  const lists = newest.length > 0 ? [{ label: adminMessage('leads', language), href, count: newest.length }] : []
  return { key, count: items.length, items: newest.slice(0, NAMED), lists }
}

/** The last mail of each lead, by its row, that stands so and was not followed by one of its kind, to the same side, that was sent. */
async function lastMails(payload: Asking['payload'], standing: (mails: Mails) => SQL | undefined) {
  const mails = tableOf(payload, 'mails')
  const later = aliasedTable(mails, 'later')
  const sql = committedSql(payload)
  const isOfKind = and(eq(later.lead, mails.lead), eq(later.kind, mails.kind), isToSameSide(mails, later))
  const isSentSince = and(isOfKind, eq(later.state, 'sent'), gt(later.id, mails.id))
  const rows = await sql
    .select({ id: mails.id, kind: mails.kind, lead: mails.lead, to: mails.to, at: mails.updatedAt })
    .from(mails)
    .where(and(standing(mails), isNotNull(mails.lead), notExists(sql.select({ id: later.id }).from(later).where(isSentSince))))
    .orderBy(desc(mails.id))
  const last = new Map<number, (typeof rows)[number]>()
  for (const row of rows) {
    const lead = idOf(row.lead)
    if (lead !== null && !last.has(lead)) last.set(lead, row)
  }
  return last
}
