import { sql } from '../database/drizzle'
import type { Sql } from '../database/sql'

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
