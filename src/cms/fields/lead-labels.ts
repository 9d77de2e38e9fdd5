import type { FormName } from '@/domain/forms/forms'
import type { LeadStatus, MailKind, MailState } from '@/domain/forms/leads'
import { adminMessage } from './labels'

/** What a form is called in the admin. */
export const formLabel = (form: FormName, language: string): string =>
  adminMessage(`request.form:${form}`, language)

/** What a status of a lead is called in the admin. */
export const statusLabel = (status: LeadStatus, language: string): string =>
  adminMessage(`leads.status:${status}`, language)

/** What a kind of mail is called in the admin. */
export const mailKindLabel = (kind: MailKind, language: string): string =>
  adminMessage(`mails.kind:${kind}`, language)

/** What a state of a mail is called in the admin. */
export const mailStateLabel = (state: MailState, language: string): string =>
  adminMessage(`mails.state:${state}`, language)
