import type { BasePayload } from 'payload'
import { chunks } from '@/lib/chunks'
import { isDoc } from '@/lib/documents'
import { maskAddress } from '@/lib/mask-address'
import { deleteSubscriptions, type SubscriptionRow } from '../alerts/forget-told'
import { recordChange } from '../change-log/changes'
import { asc, eq, inArray, or, sql as raw, type SQL } from '../database/drizzle'
import { forUpdate } from '../database/locks'
import { committedSql, tableOf, type Sql, type TableNamed } from '../database/sql'
import { inTransaction } from '../database/transaction'
import { deleteOwnerAccount, ownerAccountOf, type OwnerAccount } from '../owners/personal-data'
import { deleteParts } from './parts-of-lead'

type LeadRow = TableNamed<'leads'>['$inferSelect']
type VisitRow = TableNamed<'appointments'>['$inferSelect']
type MailRow = TableNamed<'mails'>['$inferSelect']
type ToldListingRow = TableNamed<'told_listings'>['$inferSelect']

/** What is stored about one e-mail address. */
export interface PersonalData {
  /** Whom it is about, in lower case. */
  email: string
  /** What was asked with this address. */
  leads: LeadRow[]
  /** What was sent in to be shown on the site. */
  testimonials: TableNamed<'testimonials'>['$inferSelect'][]
  /** What it is kept informed of, and of what it was told. */
  subscriptions: SubscriptionRow[]
  told: ToldListingRow[]
  /** The visits that were booked with them. */
  visits: VisitRow[]
  /** The account with which it sees how its properties do. */
  owner: OwnerAccount | null
  /** Mails of those leads, and all others from or to the address. */
  mails: MailRow[]
  /** Leads and mails of others that name the address. */
  mentions: { leads: LeadRow[]; mails: MailRow[] }
}

function names(columns: unknown[], email: string): SQL | undefined {
  const pattern = `%${email.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => raw`lower(cast(${column} as text)) LIKE ${pattern} ESCAPE '\\'`))
}

/** Everything that leads, subscriptions, mails and owners hold about an address, as `emailOf` reads it. */
export const personalDataOf = (payload: BasePayload, email: string): Promise<PersonalData> =>
  readAll(payload, committedSql(payload), email)

async function readAll(payload: BasePayload, sql: Sql, email: string): Promise<PersonalData> {
  const leads = tableOf(payload, 'leads')
  const mails = tableOf(payload, 'mails')
  const subscriptions = tableOf(payload, 'subscriptions')
  const told = tableOf(payload, 'told_listings')
  const naming = await sql
    .select()
    .from(leads)
    .where(names([leads.email, leads.name, leads.phone, leads.answers, leads.notes, leads.history], email))
    .orderBy(asc(leads.id))
  const own = naming.filter((lead) => lead.email?.trim().toLowerCase() === email)
  const ids = new Set(own.map(({ id }) => id))
  const sentIn = tableOf(payload, 'testimonials')
  const testimonials: PersonalData['testimonials'] = []
  for (const some of chunks([...ids])) testimonials.push(...(await sql.select().from(sentIn).where(inArray(sentIn.lead, some)).orderBy(asc(sentIn.id))))
  const booked = tableOf(payload, 'appointments')
  const visits: VisitRow[] = []
  for (const some of chunks([...ids])) visits.push(...(await sql.select().from(booked).where(inArray(booked.lead, some)).orderBy(asc(booked.id))))
  const texts = [mails.to, mails.replyTo, mails.subject, mails.text, mails.html, mails.attachments, mails.error]
  const ofLeads = chunks([...ids]).map((some) => inArray(mails.lead, some))
  const found = await sql.select().from(mails).where(or(names(texts, email), ...ofLeads)).orderBy(asc(mails.id))
  const isOwn = ({ lead, replyTo, to }: MailRow): boolean =>
    (lead !== null && ids.has(lead)) || [to, replyTo].some((one) => one?.trim().toLowerCase() === email)
  return {
    email, leads: own, testimonials, visits,
    owner: await ownerAccountOf(payload, sql, email),
    subscriptions: await sql.select().from(subscriptions).where(eq(subscriptions.email, email)).orderBy(asc(subscriptions.id)),
    told: await sql.select().from(told).where(eq(told.email, email)).orderBy(asc(told.id)),
    mails: found.filter(isOwn).map(withoutLink),
    mentions: {
      leads: naming.filter(({ id }) => !ids.has(id)).filter((lead) => isNamedIn(lead, email)),
      mails: found.filter((mail) => !isOwn(mail)).filter((mail) => isNamedIn(mail, email)),
    },
  }
}

/** The mail of an account holds a link that signs in: it is in no file. Decision 072. */
const withoutLink = (mail: MailRow): MailRow => (mail.kind === 'account' ? { ...mail, text: '', html: '' } : mail)

const isNamedIn = (row: object, email: string): boolean =>
  JSON.stringify(masked(row, email)) !== JSON.stringify(row)

/** A value with every text in it masked, however deep: as JSON, a line break would hide where words end. */
function masked(value: unknown, email: string): unknown {
  if (typeof value === 'string') return maskAddress(value, email)
  if (Array.isArray(value)) return value.map((one) => masked(one, email))
  if (!isDoc(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one, email)]))
}

/** How much was erased. */
export interface ErasedCounts {
  leads: number
  subscriptions: number
  mails: number
  /** Accounts of owners. */
  owners: number
  /** Leads and mails of others in which the address was blacked out. */
  mentions: number
}

/**
 * Erases everything about an address: what was asked with it, what it subscribed to and was told, an
 * owner's account, the mails, and the address wherever leads and mails of others name it. All of it or nothing.
 */
export async function erasePersonalData(payload: BasePayload, email: string): Promise<ErasedCounts> {
  const { result } = await inTransaction(payload, async ({ sql, transactionID }) => {
    const { leads, mails, mentions, owner, subscriptions, testimonials, told } = await readAll(payload, sql, email)
    const sentIn = tableOf(payload, 'testimonials')
    for (const some of chunks(testimonials.map(({ id }) => id))) await sql.delete(sentIn).where(inArray(sentIn.id, some))
    await recordChange({ payload, transactionID }, testimonials.map(({ id }) => `page:${id}` as const))
    await deleteSubscriptions(payload, sql, subscriptions.map(({ id }) => id))
    const ofTold = tableOf(payload, 'told_listings')
    for (const some of chunks(told.map(({ id }) => id))) await sql.delete(ofTold).where(inArray(ofTold.id, some))
    await deleteLeads(payload, sql, leads.map(({ id }) => id))
    if (owner) await deleteOwnerAccount(payload, sql, owner.id)
    const table = tableOf(payload, 'mails')
    for (const some of chunks(mails.map(({ id }) => id))) {
      await sql.delete(table).where(inArray(table.id, some))
    }
    for (const { id } of mentions.leads) await blackOut(sql, tableOf(payload, 'leads'), id, email)
    for (const { id } of mentions.mails) await blackOut(sql, table, id, email)
    return {
      leads: leads.length, subscriptions: subscriptions.length, mails: mails.length, owners: owner ? 1 : 0,
      mentions: mentions.leads.length + mentions.mails.length,
    }
  }, 'content')
  return result
}

/** In nothing but the texts that name the address: a mail that is being sent goes on. */
async function blackOut(sql: Sql, table: TableNamed<'leads' | 'mails'>, id: number, email: string): Promise<void> {
  const isIt = raw`${table.id} = ${id}`
  const [row] = await forUpdate(sql.select().from(table).where(isIt))
  if (!row) return
  const changed = Object.entries(row).flatMap(([name, value]) => {
    const next = masked(value, email)
    return JSON.stringify(next) === JSON.stringify(value) ? [] : [[name, next] as const]
  })
  if (changed.length > 0) await sql.update(table).set(Object.fromEntries(changed)).where(isIt)
}

/** Deletes leads with what belongs to them, by id; without an id nothing. */
export async function deleteLeads(payload: BasePayload, sql: Sql, ids: readonly number[]): Promise<void> {
  const leads = tableOf(payload, 'leads')
  const locks = tableOf(payload, 'payload_locked_documents')
  const locked = tableOf(payload, 'payload_locked_documents_rels')
  for (const some of chunks([...ids])) {
    // Whoever had one open in the admin left a lock that names it.
    const held = await sql.select({ id: locked.parent }).from(locked).where(inArray(locked.leadsID, some))
    await sql.delete(locks).where(inArray(locks.id, held.map(({ id }) => id)))
    await deleteParts(payload, sql, some)
    await sql.delete(leads).where(inArray(leads.id, some))
  }
}
