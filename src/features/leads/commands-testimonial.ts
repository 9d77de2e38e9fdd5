import 'server-only'
import { tableOf } from '@/cms/database/sql'
import type { Answers } from '@/domain/forms/fields'
import type { Language } from '@/i18n/languages'
import type { StoreAlong } from './commands'

const textIn = (answers: Answers, name: string): string | null => {
  const value = answers[name]
  return typeof value === 'string' ? value : null
}

/**
 * Stores a testimonial with its lead: it waits among the others until staff approve it, in the visitor's
 * words and language. Spec §3, "Testimonial".
 */
export const testimonialOf =
  ({ answers, language }: { answers: Answers; language: Language }): StoreAlong =>
  async ({ payload, sql }, lead) => {
    const table = tableOf(payload, 'testimonials')
    const now = new Date().toISOString()
    const [made] = await sql
      .insert(table)
      .values({
        name: textIn(answers, 'name') ?? '', website: textIn(answers, 'website'), image: null, status: 'pending', sort: 0,
        lead: lead.id, submittedAt: now, createdAt: now, updatedAt: now,
      })
      .returning({ id: table.id })
    if (!made) throw new Error('The testimonial was not stored')
    await sql.insert(tableOf(payload, 'testimonials_locales')).values({
      aboutYou: textIn(answers, 'about'), comment: textIn(answers, 'comment'), _locale: language, _parentID: made.id,
    })
    return true
  }
