import { inArray, or, sql as raw, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { chunks } from '@/lib/chunks'
import { isDoc } from '@/lib/documents'
import { maskAddress } from '@/lib/mask-address'
import { committedSql, tableOf, type Sql, type TableNamed } from '../database/sql'
import { inTransaction } from '../database/transaction'

type LeadRow = TableNamed<'leads'>['$inferSelect']
type VisitRow = TableNamed<'appointments'>['$inferSelect']
type MailRow = TableNamed<'mails'>['$inferSelect']

/** What is stored about one e-mail address. */
export interface PersonalData {
  /** Whom it is about, in lower case. */
  email: string
  /** What was asked with this address. */
  leads: LeadRow[]
  /** The visits that were booked with them. */
  visits: VisitRow[]
  /** Mails of those leads, and all others from or to the address. */
  mails: MailRow[]
  /** Leads and mails of others that name the address. */
  mentions: { leads: LeadRow[]; mails: MailRow[] }
}

function names(columns: unknown[], email: string): SQL | undefined {
  const pattern = `%${email.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => raw`lower(cast(${column} as text)) LIKE ${pattern} ESCAPE '\\'`))
}

/** Everything that leads and mails hold about an address, as `addressOf` reads it. */
export const personalDataOf = (payload: BasePayload, email: string): Promise<PersonalData> =>
  readAll(payload, committedSql(payload), email)

async function readAll(payload: BasePayload, sql: Sql, email: string): Promise<PersonalData> {
  const leads = tableOf(payload, 'leads')
  const mails = tableOf(payload, 'mails')
  const naming = await sql
    .select()
    .from(leads)
    .where(names([leads.email, leads.name, leads.phone, leads.answers, leads.notes, leads.history], email))
  const own = naming.filter((lead) => lead.email?.trim().toLowerCase() === email)
  const ids = new Set(own.map(({ id }) => id))
  const visits = tableOf(payload, 'appointments')
  const booked = await Promise.all(chunks([...ids]).map((some) => sql.select().from(visits).where(inArray(visits.lead, some))))
  const texts = [mails.to, mails.replyTo, mails.subject, mails.text, mails.html, mails.attachments, mails.error]
  const ofLeads = chunks([...ids]).map((some) => inArray(mails.lead, some))
  const found = await sql.select().from(mails).where(or(names(texts, email), ...ofLeads))
  const isOwn = ({ lead, replyTo, to }: MailRow): boolean =>
    (lead !== null && ids.has(lead)) || [to, replyTo].some((one) => one?.trim().toLowerCase() === email)
  return {
    ...{ email, leads: own, visits: booked.flat(), mails: found.filter(isOwn).map(withoutLink) },
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
  mails: number
  /** Leads and mails of others in which the address was blacked out. */
  mentions: number
}

/**
 * Erases everything about an address: what was asked with it, the mails, and the address wherever
 * leads and mails of others name it. All of it or nothing.
 */
export async function erasePersonalData(payload: BasePayload, email: string): Promise<ErasedCounts> {
  const { result } = await inTransaction(payload, async ({ sql }) => {
    const { leads, mails, mentions } = await readAll(payload, sql, email)
    await deleteLeads(payload, sql, leads.map(({ id }) => id))
    const table = tableOf(payload, 'mails')
    for (const some of chunks(mails.map(({ id }) => id))) {
      await sql.delete(table).where(inArray(table.id, some))
    }
    for (const lead of mentions.leads) await blackOut(sql, tableOf(payload, 'leads'), lead, email)
    for (const mail of mentions.mails) await blackOut(sql, table, mail, email)
    return {
      ...{ leads: leads.length, mails: mails.length },
      mentions: mentions.leads.length + mentions.mails.length,
    }
  })
  return result
}

async function blackOut(
  sql: Sql,
  table: TableNamed<'leads' | 'mails'>,
  row: LeadRow | MailRow,
  email: string,
): Promise<void> {
  await sql
    .update(table)
    .set(masked(row, email) as LeadRow & MailRow)
    .where(raw`${table.id} = ${row.id}`)
}

/** Deletes leads with their mails and visits, by id; without an id nothing. */
export async function deleteLeads(payload: BasePayload, sql: Sql, ids: readonly number[]): Promise<void> {
  const leads = tableOf(payload, 'leads')
  const mails = tableOf(payload, 'mails')
  const visits = tableOf(payload, 'appointments')
  const locks = tableOf(payload, 'payload_locked_documents')
  const locked = tableOf(payload, 'payload_locked_documents_rels')
  for (const some of chunks([...ids])) {
    // Whoever had one open in the admin left a lock that names it.
    const held = await sql.select({ id: locked.parent }).from(locked).where(inArray(locked.leadsID, some))
    await sql.delete(locks).where(inArray(locks.id, held.map(({ id }) => id)))
    await sql.delete(mails).where(inArray(mails.lead, some))
    await sql.delete(visits).where(inArray(visits.lead, some))
    await sql.delete(leads).where(inArray(leads.id, some))
  }
}
