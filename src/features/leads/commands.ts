import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { eq } from '@payloadcms/db-sqlite/drizzle'
import { cms } from '@/content/client'
import { sqlOf, tableOf, type Sql } from '@/cms/database/sql'
import { inTransaction, type Writer } from '@/cms/database/transaction'
import { wakeMails } from '@/cms/mails/wake'
import type { Answers } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
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

const textOf = (answers: Answers, ...names: string[]): string | null => {
  const texts = names.map((name) => answers[name]).filter((value) => typeof value === 'string')
  return texts.join(' ').trim() || null
}

/**
 * Stores a lead as one row, which is on the disk once this has ended; its mails are written later. Gives
 * `same` where it had been stored already, and `other` where something else has its key: nothing is
 * stored then. What `also` writes is stored with it, or neither is. Throws where the database cannot take
 * it. Spec §1.
 */
export async function storeLead(
  lead: NewLead,
  also?: (writer: Writer, id: number) => Promise<void>,
): Promise<'stored' | 'same' | 'other'> {
  const { answers, consent, form, key, language, subject } = lead
  const payload = await cms()
  const table = tableOf(payload, 'leads')
  const sql = await sqlOf({ payload })
  const now = new Date().toISOString()
  const row = {
    ...{ form, key, language },
    ...(needsNobody(form) ? HANDLED : TO_HANDLE),
    readAt: needsNobody(form) ? now : null,
    ...{ name: textOf(answers, 'firstName', 'lastName') ?? textOf(answers, 'name'), email: textOf(answers, 'email')?.toLowerCase() ?? null },
    ...{ phone: textOf(answers, 'phone'), answers, agency: subject?.agency ?? null },
    property: subject?.kind === 'property' ? subject.row : null,
    project: subject?.kind === 'project' ? subject.row : null,
    ...{ consentText: consent.text, consentVersion: consent.version },
    // The generated columns have defaults that the database has not.
    ...{ answeredAt: null, createdAt: now, updatedAt: now },
  }
  const insert = async (by: Pick<Sql, 'insert'>): Promise<number | undefined> => {
    const inserted = await by.insert(table).values(row).onConflictDoNothing({ target: table.key }).returning({ id: table.id })
    return inserted[0]?.id
  }
  const insertWith = (follow: NonNullable<typeof also>) =>
    inTransaction(payload, async (writer) => {
      const id = await insert(writer.sql)
      if (id !== undefined) await follow(writer, id)
      return id
    })
  const id = also ? (await insertWith(also)).result : await insert(sql)
  if (id !== undefined) {
    wakeMails()
    return 'stored'
  }
  const [before] = await sql.select().from(table).where(eq(table.key, key))
  const isSame = before?.form === form && isDeepStrictEqual(before.answers, answers)
  return isSame && before.property === row.property && before.project === row.project ? 'same' : 'other'
}
