import { randomUUID } from 'node:crypto'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { isLanguage, type Language } from '@/i18n/languages'
import { readMailbox } from '@/lib/mail-address'
import { env } from '@/lib/env'
import { toPlainText } from '@/lib/text'
import { committedSql } from '../database/sql'
import { insertMail, sendsMail } from './outbox'
import { wakeMails } from './wake'

const LINK_LIVES_MS = 60 * 60 * 1000
const LINKS = /<a\b[^>]*href="([^"]*)"[^>]*>.*?<\/a>/gi

/** The name of the adapter on a site without a mail server. */
export const NO_MAIL_SERVER = 'kept'

/**
 * Payload's own mails, of which the site uses one (a new password): they go into the outbox like all
 * others. They hold a link that signs in, so their text is stored for as long as the mail is tried, an
 * hour at most, and not at all without a mail server. To be called outside a transaction: it waits for
 * its turn to write. Decision 072.
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
      await insertMail(
        payload,
        committedSql(payload),
        {
          ...{ kind: 'account', lead: null, replyTo: null, language: languageIn(headers) },
          to: typeof to === 'string' ? to : '',
          subject: subject ?? '',
          html: isSent ? content : '',
          text: isSent ? toPlainText(content.replace(LINKS, '$1')) : '',
          key: `account:${randomUUID()}`,
        },
        Date.now() + LINK_LIVES_MS,
      )
      if (isSent) wakeMails()
      else payload.logger.warn('A mail was not sent: this site has no mail server (SMTP_URL)')
    },
  }
}

function languageIn(headers: SendEmailOptions['headers']): Language {
  const language: unknown = headers && 'Content-Language' in headers ? headers['Content-Language'] : null
  return isLanguage(language) ? language : 'en'
}
