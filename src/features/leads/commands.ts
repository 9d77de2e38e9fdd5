import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { BasePayload } from 'payload'
import { cms } from '@/content/client'
import { eq, inArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { inRetriedTransaction, type Writer } from '@/cms/database/transaction'
import { assigneesOf } from '@/cms/leads/assignees'
import { wakeMails } from '@/cms/mails/wake'
import { measured } from '@/cms/measured'
import type { Answers } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import type { LeadEvent } from '@/domain/forms/lead-history'
import { isMailed, needsNobody, type LeadSubject } from '@/domain/forms/leads'
import type { Language } from '@/i18n/languages'

/** What a visitor asked, checked. */
export interface NewLead {
  form: FormName
  /** The same for whatever is sent again. */
  key: string
  language: Language
  answers: Answers
  subject: LeadSubject | null
  consent: { text: string; version: number }
  /** The name of the member of staff who sent it, signed in; none for a visitor. */
  sentBy?: string | null
}

/** A lead as it is being stored. */
interface InsertedLead {
  id: number
  key: string
  /** ISO moment. */
  createdAt: string
  history: LeadEvent[] | null
}

/** What belongs to a lead and is stored with it or not at all. Gives whether that can be; the lead has an id. */
export type StoreAlong = (writer: Writer, lead: InsertedLead) => Promise<boolean>

/**
 * Whether what belongs to a lead that had been stored before stands still, so that asking the same again asks for
 * nothing new. It may do what asking again means.
 */
export type StillStands = (writer: Writer, lead: { id: number; key: string }) => Promise<boolean>

/** Ends a transaction in which a lead was stored that is not to be. */
class NotAlong extends Error {}

const textOf = (answers: Answers, ...names: string[]): string | null => {
  const texts = names.map((name) => answers[name]).filter((value) => typeof value === 'string')
  return texts.join(' ').trim() || null
}

/** What belongs to a lead: what is stored with it, and what says of each whether it stands still. */
export interface LeadParts {
  along: readonly StoreAlong[]
  standing: readonly StillStands[]
}

/**
 * Stores a lead as one row, which is on the disk once this has ended; its mails are written later. Gives
 * `same` where it had been stored already, `undone` where that is so and what belongs to it stands no more, and
 * `other` where something else has its key: nothing is stored then. What stands in `along` is stored with it;
 * where one of them gives false nothing is stored at all, which is `refused`. Throws where the database cannot
 * take it. Spec §1.
 */
export async function storeLead(lead: NewLead, parts: LeadParts): Promise<StoreOutcome> {
  const payload = await cms()
  const row = await rowOf(payload, lead)
  const stored =
    parts.along.length > 0
      ? await insertTogether(payload, row, parts)
      : await insertLead({ payload, sql: committedSql(payload) }, row, parts)
  if (stored === 'stored') measured('lead', { form: lead.form })
  if (stored === 'stored' || stored === 'same') wakeMails()
  return stored
}

type StoreOutcome = InsertOutcome | 'refused'
type InsertOutcome = 'stored' | 'same' | 'undone' | 'other'

type NewLeadRow = Awaited<ReturnType<typeof rowOf>>

async function rowOf(payload: BasePayload, { answers, consent, form, key, language, sentBy, subject }: NewLead) {
  const now = new Date().toISOString()
  const { assignee, event } = await assignedTo(payload, subject)
  const sent: LeadEvent | null = sentBy ? { at: now, kind: 'sent', by: sentBy, from: null, to: null } : null
  const history = [sent, event].filter((one) => one !== null)
  return {
    form, key, language,
    ...(needsNobody(form) ? ({ status: 'closed', readAt: now } as const) : ({ status: 'new', readAt: null } as const)),
    mails: isMailed(form) ? ('to-write' as const) : ('written' as const),
    name: textOf(answers, 'firstName', 'lastName') ?? textOf(answers, 'name'), email: textOf(answers, 'email')?.toLowerCase() ?? null,
    phone: textOf(answers, 'phone'), answers, agency: subject?.agency ?? null,
    property: subject?.kind === 'property' ? subject.row : null,
    project: subject?.kind === 'project' ? subject.row : null,
    person: subject?.contact?.row ?? null, assignee, history: history.length > 0 ? history : null,
    consentText: consent.text, consentVersion: consent.version,
    // The generated columns have defaults that the database has not.
    answeredAt: null, createdAt: now, updatedAt: now,
  }
}

async function insertTogether(payload: BasePayload, row: NewLeadRow, parts: LeadParts): Promise<StoreOutcome> {
  try {
    return (await inRetriedTransaction(payload, (writer) => insertLead(writer, row, parts))).result
  } catch (error) {
    if (error instanceof NotAlong) return 'refused'
    throw error
  }
}

async function insertLead(writer: Writer, row: NewLeadRow, { along, standing }: LeadParts): Promise<InsertOutcome> {
  const { payload, sql } = writer
  const table = tableOf(payload, 'leads')
  const [stored] = await sql.insert(table).values(row).onConflictDoNothing({ target: table.key }).returning({ id: table.id })
  if (!stored) return whatHasItsKey(writer, row, standing)
  for (const store of along) {
    if (!(await store(writer, { ...row, id: stored.id }))) throw new NotAlong()
  }
  return 'stored'
}

async function whatHasItsKey(
  writer: Writer,
  { answers, form, key, project, property }: NewLeadRow,
  standing: readonly StillStands[],
): Promise<InsertOutcome> {
  const { payload, sql } = writer
  const table = tableOf(payload, 'leads')
  const [before] = await sql.select().from(table).where(eq(table.key, key))
  const isSame = before?.form === form && isDeepStrictEqual(before.answers, answers)
  if (!isSame || before.property !== property || before.project !== project) return 'other'
  for (const stands of standing) {
    if (!(await stands(writer, before))) return 'undone'
  }
  return 'same'
}

/** A lead for a person goes to the account with the address of that person, where it may see the lead. */
async function assignedTo(
  payload: BasePayload,
  subject: LeadSubject | null,
): Promise<{ assignee: number | null; event: LeadEvent | null }> {
  const email = subject?.contact?.email.toLowerCase()
  const people = email ? await assigneesOf({ payload }, subject?.agency ?? null) : []
  if (people.length === 0) return { assignee: null, event: null }
  const users = tableOf(payload, 'users')
  const accounts = await committedSql(payload)
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, people.map(({ id }) => id)))
  const account = accounts.find((one) => one.email.toLowerCase() === email)
  if (!account) return { assignee: null, event: null }
  const to = people.find(({ id }) => id === account.id)?.name ?? null
  const event: LeadEvent = { at: new Date().toISOString(), kind: 'assignee', by: null, from: null, to }
  return { assignee: account.id, event }
}
