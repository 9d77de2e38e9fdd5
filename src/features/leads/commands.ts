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
import { needsNobody, type LeadSubject } from '@/domain/forms/leads'
import type { Language } from '@/i18n/languages'

const TO_HANDLE = { status: 'new', mails: 'to-write' } as const
const HANDLED = { status: 'closed', mails: 'written' } as const

/** What a visitor asked, checked. */
export interface NewLead {
  form: FormName
  /** The same for whatever is sent again. */
  key: string
  language: Language
  answers: Answers
  subject: LeadSubject | null
  consent: { text: string; version: number }
}

/** What belongs to a lead and is stored with it or not at all. Gives whether that can be; the lead has an id. */
export type StoreAlong = (writer: Writer, lead: { id: number; key: string }) => Promise<boolean>

/** Ends a transaction in which a lead was stored that is not to be. */
class NotAlong extends Error {}

const textOf = (answers: Answers, ...names: string[]): string | null => {
  const texts = names.map((name) => answers[name]).filter((value) => typeof value === 'string')
  return texts.join(' ').trim() || null
}

/**
 * Stores a lead as one row, which is on the disk once this has ended; its mails are written later. Gives
 * `same` where it had been stored already, and `other` where something else has its key: nothing is
 * stored then. What stands in `along` is stored with it; where one of them gives false nothing is stored
 * at all, which is `refused`. Throws where the database cannot take it. Spec §1.
 */
export async function storeLead(
  lead: NewLead,
  along: readonly StoreAlong[] = [],
): Promise<'stored' | 'same' | 'other' | 'refused'> {
  const payload = await cms()
  const row = await rowOf(payload, lead)
  const stored =
    along.length > 0
      ? await insertTogether(payload, row, along)
      : await insertLead({ payload, sql: committedSql(payload) }, row)
  if (stored !== 'stored') return stored
  measured('lead', { form: lead.form })
  wakeMails()
  return stored
}

type NewLeadRow = Awaited<ReturnType<typeof rowOf>>

async function rowOf(payload: BasePayload, { answers, consent, form, key, language, subject }: NewLead) {
  const now = new Date().toISOString()
  return {
    ...{ form, key, language },
    ...(needsNobody(form) ? HANDLED : TO_HANDLE),
    readAt: needsNobody(form) ? now : null,
    ...{ name: textOf(answers, 'firstName', 'lastName') ?? textOf(answers, 'name'), email: textOf(answers, 'email')?.toLowerCase() ?? null },
    ...{ phone: textOf(answers, 'phone'), answers, agency: subject?.agency ?? null },
    property: subject?.kind === 'property' ? subject.row : null,
    project: subject?.kind === 'project' ? subject.row : null,
    ...{ person: subject?.contact?.row ?? null, ...(await assignedTo(payload, subject)) },
    ...{ consentText: consent.text, consentVersion: consent.version },
    // The generated columns have defaults that the database has not.
    ...{ answeredAt: null, createdAt: now, updatedAt: now },
  }
}

async function insertTogether(payload: BasePayload, row: NewLeadRow, along: readonly StoreAlong[]) {
  try {
    return (await inRetriedTransaction(payload, (writer) => insertLead(writer, row, along))).result
  } catch (error) {
    if (error instanceof NotAlong) return 'refused'
    throw error
  }
}

async function insertLead(
  writer: Writer,
  row: NewLeadRow,
  along: readonly StoreAlong[] = [],
): Promise<'stored' | 'same' | 'other'> {
  const { payload, sql } = writer
  const table = tableOf(payload, 'leads')
  const [stored] = await sql.insert(table).values(row).onConflictDoNothing({ target: table.key }).returning({ id: table.id })
  if (!stored) return whatHasItsKey(writer, row)
  for (const store of along) {
    if (!(await store(writer, { id: stored.id, key: row.key }))) throw new NotAlong()
  }
  return 'stored'
}

async function whatHasItsKey({ payload, sql }: Writer, { answers, form, key, project, property }: NewLeadRow) {
  const table = tableOf(payload, 'leads')
  const [before] = await sql.select().from(table).where(eq(table.key, key))
  const isSame = before?.form === form && isDeepStrictEqual(before.answers, answers)
  return isSame && before.property === property && before.project === project ? 'same' : 'other'
}

/** A lead for a person goes to the account with the address of that person, where it may see the lead. */
async function assignedTo(
  payload: BasePayload,
  subject: LeadSubject | null,
): Promise<{ assignee: number | null; history: LeadEvent[] | null }> {
  const email = subject?.contact?.email.toLowerCase()
  const people = email ? await assigneesOf({ payload }, subject?.agency ?? null) : []
  if (people.length === 0) return { assignee: null, history: null }
  const users = tableOf(payload, 'users')
  const accounts = await committedSql(payload)
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, people.map(({ id }) => id)))
  const account = accounts.find((one) => one.email.toLowerCase() === email)
  if (!account) return { assignee: null, history: null }
  const to = people.find(({ id }) => id === account.id)?.name ?? null
  const event: LeadEvent = { at: new Date().toISOString(), kind: 'assignee', by: null, from: null, to }
  return { assignee: account.id, history: [event] }
}
