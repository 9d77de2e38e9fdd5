import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { eq } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { cms } from '@/content/client'
import { sqlOf, tableOf, type Sql } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import { wakeMails } from '@/cms/mails/wake'
import type { Answers } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
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

/** What belongs to a lead and is stored with it or not at all. Gives whether that can be; the lead has an id. */
type StoreAlong = (writer: { payload: BasePayload; sql: Sql }, lead: { id: number; key: string }) => Promise<boolean>

/** Ends a transaction in which a lead was stored that is not to be. */
class NotAlong extends Error {}

/**
 * Stores a lead as one row, which is on the disk once this has ended; its mails are written later. Gives
 * `same` where it had been stored already, and `other` where something else has its key: nothing is
 * stored then. Where `along` gives false nothing is stored either, which is `refused`. Throws where the
 * database cannot take it. Spec §1.
 */
export async function storeLead(lead: NewLead, along?: StoreAlong): Promise<'stored' | 'same' | 'other' | 'refused'> {
  const payload = await cms()
  const stored = along
    ? await insertTogether(payload, lead, along)
    : await insertLead({ payload, sql: await sqlOf({ payload }) }, lead)
  if (stored === 'stored') wakeMails()
  return stored
}

async function insertTogether(payload: BasePayload, lead: NewLead, along: StoreAlong) {
  try {
    return (await inTransaction(payload, (writer) => insertLead(writer, lead, along))).result
  } catch (error) {
    if (error instanceof NotAlong) return 'refused'
    throw error
  }
}

async function insertLead(
  { payload, sql }: { payload: BasePayload; sql: Sql },
  lead: NewLead,
  along?: StoreAlong,
): Promise<'stored' | 'same' | 'other'> {
  const { answers, consent, form, key, language, subject } = lead
  const table = tableOf(payload, 'leads')
  const now = new Date().toISOString()
  const row = {
    ...{ form, key, language, status: 'new', mails: 'to-write' } as const,
    ...{ name: textOf(answers, 'firstName', 'lastName') ?? textOf(answers, 'name'), email: textOf(answers, 'email')?.toLowerCase() ?? null },
    ...{ phone: textOf(answers, 'phone'), answers, agency: subject?.agency ?? null },
    property: subject?.kind === 'property' ? subject.row : null,
    project: subject?.kind === 'project' ? subject.row : null,
    ...{ consentText: consent.text, consentVersion: consent.version },
    // The generated columns have defaults that the database has not.
    ...{ readAt: null, answeredAt: null, createdAt: now, updatedAt: now },
  }
  const inserted = await sql.insert(table).values(row).onConflictDoNothing({ target: table.key }).returning({ id: table.id })
  const [stored] = inserted
  if (stored) {
    if (along && !(await along({ payload, sql }, { id: stored.id, key }))) throw new NotAlong()
    return 'stored'
  }
  const [before] = await sql.select().from(table).where(eq(table.key, key))
  const isSame = before?.form === form && isDeepStrictEqual(before.answers, answers)
  return isSame && before.property === row.property && before.project === row.project ? 'same' : 'other'
}
