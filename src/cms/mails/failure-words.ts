import type { OwnReason } from '@/domain/mails/attempts'
import { adminMessage } from '../fields/labels'

/** Why a mail did not arrive, in the language of the person at work: what the mail server answered stays as it is. */
export function failureWords(error: string, language: string): string {
  switch (error as OwnReason) {
    case 'no-address':
      return adminMessage('mails.error:no-address', language)
    case 'too-late':
      return adminMessage('mails.error:too-late', language)
    case 'interrupted-twice':
      return adminMessage('mails.error:interrupted-twice', language)
    default:
      return error
  }
}
