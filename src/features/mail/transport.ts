import 'server-only'
import { isDoc } from '@/lib/documents'
import { env } from '@/lib/env'
import { readMailbox } from '@/lib/mail-address'
import type { MailAttachment } from '@/cms/mails/outbox'
import type { StoredMail } from '@/cms/mails/queue'

/** Sends a mail; throws what the server answered. */
export type Send = (mail: StoredMail) => Promise<void>

const CONNECT_WITHIN_MS = 10_000
const GREET_WITHIN_MS = 10_000
const SILENT_FOR_MS = 15_000
const PORTS = { 'smtp:': 587, 'smtps:': 465 }
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * The way to the mail server in the environment; null where it names none. Each mail has its connection,
 * which ends where the server says nothing for that many milliseconds.
 */
export async function smtpSender(silentForMs = SILENT_FOR_MS): Promise<Send | null> {
  const { MAIL_FROM, SMTP_URL } = env()
  const from = readMailbox(MAIL_FROM ?? '')
  if (SMTP_URL === null || !from) return null
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...serverOf(new URL(SMTP_URL)),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: GREET_WITHIN_MS,
    socketTimeout: silentForMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    await transport.sendMail({
      from,
      to: { name: '', address: mail.to },
      // What the envelope says is all that counts: no header adds a recipient.
      envelope: { from: from.address, to: [mail.to] },
      replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
      messageId: mail.messageId,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: attachmentsOf(mail.attachments).map((file) => ({ ...file, encoding: 'base64' })),
      headers: headersOf(mail),
    })
  }
}

/** A password leaves this machine encrypted only. */
function serverOf({ hostname, password, port, protocol, username }: URL) {
  const secure = protocol === 'smtps:'
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined
  return {
    host: hostname.replace(/^\[|\]$/g, ''), secure, auth,
    port: port ? Number(port) : PORTS[secure ? 'smtps:' : 'smtp:'],
    requireTLS: !secure && auth !== undefined && !LOCAL.test(hostname),
  }
}

/** Nobody's holiday notice answers what the site writes by itself; a repeat says that it is one. */
const headersOf = ({ attempts, headers, kind, language }: StoredMail): Record<string, string> => ({
  ...(isDoc(headers) ? (headers as Record<string, string>) : {}),
  'Content-Language': language,
  ...(kind !== 'answer' && { 'Auto-Submitted': 'auto-generated' }),
  ...(attempts > 1 && { 'X-Delivery-Attempt': String(attempts) }),
})

/** The files stored with a mail; what is none is left out. */
const attachmentsOf = (stored: unknown): MailAttachment[] =>
  (Array.isArray(stored) ? stored : []).filter(isDoc).flatMap(({ filename, contentType, content }) =>
    typeof filename === 'string' && typeof contentType === 'string' && typeof content === 'string'
      ? [{ filename, contentType, content }]
      : [],
  )
