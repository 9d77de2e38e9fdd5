import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { applyChanges } from '@/content/apply'
import { loadedMemory } from '@/content/memory/memory'
import type { Cms } from './cms'
import type { MailServer, ReceivedMail } from './mail-server'
import { postForm, solvedTask } from './solved-form'

/** Somebody who looks for a house in Namur. */
const DEMAND = { goal: 'sale', types: ['1'], zips: '5000', title: 'ms', firstName: 'Anne', lastName: 'Dupont' }

let number = 0

/** Registers, confirms and tells as the site does, and reads what became of it. */
export function alertBed({ payload }: Cms) {
  const table = tableOf(payload, 'subscriptions')
  const stored = async (email: string) => committedSql(payload).select().from(table).where(eq(table.email, email))
  const press = async (link: string, action: string, values: object = {}): Promise<Response> => {
    const { POST } = await import('@/app/(endpoints)/forms/my-alert/route')
    const body = JSON.stringify({ _language: 'fr', key: link, action, ...values })
    const headers = { 'content-type': 'application/json' }
    return POST(new Request('http://localhost/forms/my-alert', { method: 'POST', headers, body }))
  }
  const linkTo = async (key: string): Promise<string> => (await import('@/features/alerts/keys')).subscriptionLink(key)
  const register = async (form: string, values: object = {}): Promise<{ email: string; status: number }> => {
    number += 1
    const email = `seeker-${number}@visitor.example`
    const own = form === 'demand-register' ? DEMAND : {}
    const _challenge = await solvedTask(form as 'demand-register')
    const { status } = await postForm(form, { _language: 'fr', ...own, email, ...values, _challenge })
    return { email, status }
  }
  return {
    stored, press, linkTo, register,
    /** Somebody who registered and confirmed; `rhythm` is at once unless said. */
    seeker: async (values: object = {}) => {
      const { email } = await register('demand-register', { rhythm: 'immediate', ...values })
      const demands = (await stored((values as { email?: string }).email ?? email)).filter(({ kind }) => kind === 'demand')
      // The newest: whoever has another confirms the one that was just registered.
      const key = demands.at(-1)?.key ?? ''
      const link = await linkTo(key)
      await press(link, 'confirm')
      return { email: (values as { email?: string }).email ?? email, key, link }
    },
    /** Brings the memory up to date and notes who is to be told. */
    gather: async (now = new Date()): Promise<void> => {
      const { gatherNews } = await import('@/features/alerts/commands-gather')
      await applyChanges(payload, loadedMemory())
      await gatherNews(payload, now)
    },
    /** Writes what is due at a moment and sends it; gives what has arrived since the last time. */
    deliver: async (server: MailServer, now = new Date()): Promise<ReceivedMail[]> => {
      const { writeMails } = await import('@/features/mail/commands-write')
      const { writeOptIns } = await import('@/features/mail/commands-write-opt-ins')
      const { writeDigests } = await import('@/features/mail/commands-write-digests')
      const { MailLane } = await import('@/features/mail/commands-deliver')
      const { smtpSender } = await import('@/features/mail/transport')
      const send = await smtpSender()
      const none = () => undefined
      server.received.length = 0
      await writeMails(payload)
      await writeOptIns(payload, none)
      await writeDigests(payload, none, now)
      if (send) await new MailLane(payload, send).run()
      return [...server.received]
    },
  }
}

/** The signed text in the link of a mail. */
export const linkIn = ({ mail }: ReceivedMail): string => /[?&]key=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
