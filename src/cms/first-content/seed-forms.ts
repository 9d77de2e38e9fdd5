import type { BasePayload } from 'payload'
import { FORMS } from '@/domain/forms/forms'
import { sql } from '../database/drizzle'
import { committedSql, tableOf, type Sql } from '../database/sql'

/** The forms of the migration that makes their table. */
const FIRST_FORMS = [
  'contact-me', 'contact-appointment', 'contact-construction', 'contact-demand', 'demand-register',
  'send-to-friend', 'site-contact', 'sign-newsletter', 'testimonial', 'document-request',
  'purchase-offer', 'rent-application',
]

/** Gives a database a row for each form; it is a step of the migration that makes their table. */
export async function seedForms(db: Pick<Sql, 'run'>): Promise<void> {
  for (const form of FIRST_FORMS) await db.run(sql`INSERT INTO forms (form) VALUES (${form})`)
}

/**
 * Gives a database the rows of the forms that it does not know yet, as the server starts: in Postgres no migration can
 * store a choice that the same run adds. What stands in the way is logged; that form is then not offered.
 */
export async function completeForms(payload: BasePayload): Promise<void> {
  try {
    const table = tableOf(payload, 'forms')
    const sql = committedSql(payload)
    const known = new Set((await sql.select({ form: table.form }).from(table)).map(({ form }) => form))
    const missing = FORMS.filter((form) => !known.has(form)).map((form) => ({ form }))
    if (missing.length > 0) await sql.insert(table).values(missing)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Rows of forms could not be added' })
  }
}
