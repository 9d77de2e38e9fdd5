import type { CollectionConfig, FieldAccess, FieldHook } from 'payload'
import { MAIL_KINDS, MAIL_STATES } from '@/domain/forms/leads'
import { isDoc } from '@/lib/documents'
import type { Mail } from '@/payload-types'
import { administrators, allow, hiddenUnless, nobody } from '../access/access'
import { describedCollection } from '../fields/described'
import { LANGUAGE_OPTIONS } from '../fields/form-words'
import { failureWords } from '../mails/failure-words'
import { sendAgain } from '../mails/send-again'

/**
 * Nobody reads the mail of an account, whose link signs in, nor filters by its text: without a row at
 * hand, which is how a filter asks, the answer is no. A form has it as `data` alone. Decision 072.
 */
const unlessOfAccount: FieldAccess = ({ data }) => {
  const kind: unknown = data?.kind
  return typeof kind === 'string' && kind !== 'account'
}
const access = { read: unlessOfAccount }
const unlisted = { disableListColumn: true, disableListFilter: true }
const HTML = { Field: '@/admin/mails/MailHtml#MailHtml' }

/** Most mails have no headers but those that every mail has. */
const hasAny = ({ headers }: { headers?: unknown }): boolean => isDoc(headers) && Object.keys(headers).length > 0

const inWords: FieldHook = ({ req, value }): unknown =>
  typeof value === 'string' ? failureWords(value, req.i18n.language) : value

/** What is kept is not tried: it waits for a mail server, and for no moment. */
const unlessKept: FieldHook<Mail> = ({ data, value }): unknown => (data?.state === 'kept' ? null : value)

/** Mails that are to be sent, were, or could not be; a row is sent by one worker at a time. Spec §8. */
export const mails: CollectionConfig = describedCollection(
  {
    slug: 'mails',
    access: {
      read: allow(administrators),
      create: nobody,
      update: nobody,
      delete: allow(administrators),
      readVersions: nobody,
      admin: ({ req }) => administrators(req.user),
    },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['subject', 'to', 'kind', 'state', 'dueAt', 'sentAt'],
      hidden: hiddenUnless(administrators),
    },
    defaultSort: '-createdAt',
    endpoints: [sendAgain],
    fields: [
      { name: 'sendAgain', type: 'ui', admin: { components: { Field: '@/admin/mails/SendAgain#SendAgain' } } },
      { name: 'state', type: 'select', required: true, index: true, options: [...MAIL_STATES] },
      { name: 'kind', type: 'select', required: true, options: [...MAIL_KINDS] },
      { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
      { name: 'to', type: 'text', required: true, index: true },
      { name: 'replyTo', type: 'text' },
      { name: 'language', type: 'select', required: true, options: LANGUAGE_OPTIONS },
      { name: 'subject', type: 'text', required: true },
      { name: 'text', type: 'textarea', required: true, access, admin: unlisted },
      { name: 'html', type: 'textarea', required: true, access, admin: Object.assign({ components: HTML }, unlisted) },
      { name: 'attachments', type: 'json' },
      { name: 'headers', type: 'json', admin: Object.assign({ condition: hasAny }, unlisted) },
      { name: 'error', type: 'textarea', hooks: { afterRead: [inWords] } },
      { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
      { name: 'dueAt', type: 'date', index: true, hooks: { afterRead: [unlessKept] } },
      { name: 'leasedUntil', type: 'date' },
      // Later it is not tried any more.
      { name: 'tryUntil', type: 'date' },
      // The server died while it was being sent: it may have arrived, and leaves once more.
      { name: 'interruptedAt', type: 'date' },
      { name: 'sentAt', type: 'date' },
      { name: 'messageId', type: 'text', required: true },
      // Of a lead there is one of each kind, however often they are written.
      { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    ],
  },
  'requests',
)
