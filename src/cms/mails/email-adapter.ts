import { randomUUID } from 'node:crypto'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { readerLanguage, type Language } from '@/i18n/languages'
import { readMailbox } from '@/lib/mail-address'
import { env } from '@/lib/env'
import { toPlainText } from '@/lib/text'
import { and, eq, like, type SQL } from '../database/drizzle'
import { committedSql, tableOf, type TableNamed } from '../database/sql'
import { deleteUnsentMails, insertMail, sendsMail, type NewMail } from './outbox'
import { wakeMails } from './wake'

/** How long staff's link for a new password works, and its mail is tried. */
export const RESET_LINK_MS = 60 * 60 * 1000
const LINKS = /<a\b[^>]*href="([^"]*)"[^>]*>.*?<\/a>/gi

/** Before the keys of these mails alone: an owner at the same address has others. */
const KEYS = 'account:'

/** The name of the adapter on a site without a mail server. */
export const NO_MAIL_SERVER = 'kept'

/**
 * Payload's own mails, of which the site uses one (a new password): they go into the outbox like all
 * others. They hold a link that signs in, so their text is stored for as long as the mail is tried, an
 * hour at most, and not at all without a mail server. Each takes back those before it to the same address that
 * have not left. To be called outside a transaction: it waits for its turn to write. Decision 072.
 */
export const outboxAdapter: EmailAdapter<void> = ({ payload }) => {
  const sender = readMailbox(env().MAIL_FROM ?? '')
  return {
    name: sendsMail() ? 'outbox' : NO_MAIL_SERVER,
    defaultFromAddress: sender?.address ?? '',
    defaultFromName: sender?.name ?? '',
    sendEmail: async ({ headers, html, subject, to }: SendEmailOptions) => {
      const isSent = sendsMail()
      const content = typeof html === 'string' ? html : ''
      const mail: NewMail = {
        kind: 'account', lead: null, replyTo: null, language: languageIn(headers),
        to: typeof to === 'string' ? to : '',
        subject: subject ?? '',
        html: isSent ? content : '',
        text: isSent ? toPlainText(content.replace(LINKS, '$1')) : '',
        key: `${KEYS}${randomUUID()}`,
      }
      await committedSql(payload).transaction(async (sql) => {
        // A link that is void by now is not to be the last that they get.
        await deleteUnsentMails({ payload, sql }, isOfStaff(tableOf(payload, 'mails'), mail.to))
        await insertMail(payload, sql, mail, Date.now() + RESET_LINK_MS)
      })
      if (isSent) wakeMails()
      else payload.logger.warn('A mail was not sent: this site has no mail server (SMTP_URL)')
    },
  }
}

const isOfStaff = ({ key, kind, to }: TableNamed<'mails'>, address: string): SQL | undefined =>
  and(eq(kind, 'account'), like(key, `${KEYS}%`), eq(to, address))

function languageIn(headers: SendEmailOptions['headers']): Language {
  const language: unknown = headers && 'Content-Language' in headers ? headers['Content-Language'] : null
  return readerLanguage(language)
}
