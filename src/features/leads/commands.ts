import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { cms } from '@/content/client'
import { committedSql, tableOf, type Sql } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import { assigneesOf } from '@/cms/leads/assignees'
import { wakeMails } from '@/cms/mails/wake'
import type { Answers } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import type { LeadEvent } from '@/domain/forms/lead-history'
import type { LeadSubject } from '@/domain/forms/leads'
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
}

const textOf = (answers: Answers, ...names: string[]): string | null => {
  const texts = names.map((name) => answers[name]).filter((value) => typeof value === 'string')
  return texts.join(' ').trim() || null
}

/**
 * Stores a lead as one row, which is on the disk once this has ended; its mails are written later. Gives
 * `same` where it had been stored already, and `other` where something else has its key: nothing is
 * stored then. Throws where the database cannot take it. Spec §1.
 */
export async function storeLead(lead: NewLead): Promise<'stored' | 'same' | 'other'> {
  const { answers, consent, form, key, language, subject } = lead
  const payload = await cms()
  const table = tableOf(payload, 'leads')
  const now = new Date().toISOString()
  const row = {
    ...{ form, key, language, status: 'new', mails: 'to-write' } as const,
    ...{ name: textOf(answers, 'firstName', 'lastName') ?? textOf(answers, 'name'), email: textOf(answers, 'email')?.toLowerCase() ?? null },
    ...{ phone: textOf(answers, 'phone'), answers, agency: subject?.agency ?? null },
    property: subject?.kind === 'property' ? subject.row : null,
    project: subject?.kind === 'project' ? subject.row : null,
    ...{ person: subject?.contact?.row ?? null, ...(await assignedTo(payload, subject)) },
    ...{ consentText: consent.text, consentVersion: consent.version },
    // The generated columns have defaults that the database has not.
    ...{ readAt: null, answeredAt: null, createdAt: now, updatedAt: now },
  }
  const insertLead = (into: Sql) =>
    into.insert(table).values(row).onConflictDoNothing({ target: table.key }).returning({ id: table.id })
  const inserted =
    form === 'testimonial' ? await withTestimonial(payload, lead, insertLead) : await insertLead(committedSql(payload))
  if (inserted.length > 0) {
    wakeMails()
    return 'stored'
  }
  const [before] = await committedSql(payload).select().from(table).where(eq(table.key, key))
  const isSame = before?.form === form && isDeepStrictEqual(before.answers, answers)
  return isSame && before.property === row.property && before.project === row.project ? 'same' : 'other'
}

type Inserted = { id: number }[]

/**
 * A testimonial is stored with its lead or not at all, and waits among the others until staff approve it:
 * the visitor's words, in the visitor's language. Spec §3, "Testimonial".
 */
async function withTestimonial(
  payload: BasePayload,
  { answers, language }: NewLead,
  insertLead: (sql: Sql) => Promise<Inserted>,
): Promise<Inserted> {
  const { result } = await inTransaction(payload, async ({ sql }) => {
    const inserted = await insertLead(sql)
    const [lead] = inserted
    if (!lead) return inserted
    const now = new Date().toISOString()
    const [made] = await sql
      .insert(tableOf(payload, 'testimonials'))
      .values({
        ...{ name: textOf(answers, 'name') ?? '', website: textOf(answers, 'website'), image: null, status: 'pending', sort: 0 },
        ...{ lead: lead.id, submittedAt: now, createdAt: now, updatedAt: now },
      })
      .returning({ id: tableOf(payload, 'testimonials').id })
    if (!made) throw new Error('The testimonial was not stored')
    await sql.insert(tableOf(payload, 'testimonials_locales')).values({
      ...{ aboutYou: textOf(answers, 'about'), comment: textOf(answers, 'comment'), _locale: language, _parentID: made.id },
    })
    return inserted
  })
  return result
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
