import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import type { Language } from '@/i18n/languages'
import type { Owner } from '@/payload-types'
import type { Cms } from './cms'
import type { MailServer, ReceivedMail } from './mail-server'

let number = 0

/** Makes owners and sends their mails as the site does. */
export function ownerBed({ payload }: Cms) {
  return {
    owner: async (data: Partial<Owner> & { agency: number }): Promise<Owner> => {
      number += 1
      const made = { name: `Eigenaar ${number}`, email: `owner-${number}@visitor.example`, language: 'nl' as Language, active: true, ...data }
      return payload.create({ collection: 'owners', data: made, depth: 0 })
    },
    stored: async (id: number) => {
      const owners = tableOf(payload, 'owners')
      return (await committedSql(payload).select().from(owners).where(eq(owners.id, id)))[0]
    },
    keys: async (id: number) => {
      const keys = tableOf(payload, 'owner_keys')
      return committedSql(payload).select().from(keys).where(eq(keys.owner, id))
    },
    /** Writes what waits and sends it; gives what has arrived. */
    deliver: async (server: MailServer): Promise<ReceivedMail[]> => {
      const { writeOwnerMails } = await import('@/features/mail/commands-write-owners')
      const { MailLane } = await import('@/features/mail/commands-deliver')
      const { smtpSender } = await import('@/features/mail/transport')
      server.received.length = 0
      await writeOwnerMails(payload, () => undefined)
      const send = await smtpSender()
      if (send) await new MailLane(payload, send).run()
      return [...server.received]
    },
  }
}
