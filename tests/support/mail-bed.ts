import { randomUUID } from 'node:crypto'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { insertMail, type NewMail } from '@/cms/mails/outbox'
import type { Lead } from '@/payload-types'
import type { Cms } from './cms'

/** Writes leads and mails as the site does, and reads what became of them. */
export function mailBed({ payload }: Cms) {
  const mails = tableOf(payload, 'mails')
  const leads = tableOf(payload, 'leads')
  return {
    lead: async (data: Partial<Lead> = {}): Promise<number> => {
      const lead = {
        form: 'site-contact', status: 'new', language: 'fr', name: 'Anne Dupont', email: 'anne@visitor.example',
        answers: { firstName: 'Anne', remark: 'Bonjour' }, key: randomUUID(), mails: 'to-write', ...data,
      }
      return (await payload.create({ collection: 'leads', data: lead as never })).id
    },
    mail: async (data: Partial<NewMail> = {}): Promise<void> =>
      insertMail(payload, committedSql(payload), {
        kind: 'confirmation', lead: null, to: 'an@visitor.example', replyTo: null, language: 'nl',
        subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>', key: randomUUID(), ...data,
      }),
    mails: () => committedSql(payload).select().from(mails).orderBy(mails.id),
    /** Changes the stored columns of a mail. */
    set: (id: number, data: Partial<typeof mails.$inferInsert>) =>
      committedSql(payload).update(mails).set(data).where(eq(mails.id, id)),
    storedLead: async (id: number) => (await committedSql(payload).select().from(leads).where(eq(leads.id, id)))[0],
    clear: async (): Promise<void> => {
      await committedSql(payload).delete(mails)
      await committedSql(payload).delete(leads)
    },
  }
}
