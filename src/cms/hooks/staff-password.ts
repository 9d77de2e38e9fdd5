import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { isCommonPassword } from '../access/sign-in/common-passwords'
import { adminMessage } from '../fields/labels'

const MIN_LENGTH = 12
/** A page of text is no password; comparing one with the common ones would take seconds. */
const MAX_LENGTH = 200

/**
 * Refuses a new password that is too short, too long or among those that are tried first, wherever
 * it is set: by staff, by a reset link or by a script. Payload itself is content with three
 * characters. Spec §6.
 */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { password } = (args as { data?: { password?: unknown } }).data ?? {}
  if (!password || operation === 'login') return
  const { language } = req.i18n
  const text = typeof password === 'string' ? password.trim() : ''
  if (text.length > MAX_LENGTH) {
    throw refusal(adminMessage('errors.passwordTooLong', language, { count: MAX_LENGTH }))
  }
  if ([...text].length < MIN_LENGTH) {
    throw refusal(adminMessage('errors.passwordTooShort', language, { count: MIN_LENGTH }))
  }
  if (await isCommonPassword(text)) throw refusal(adminMessage('errors.passwordCommon', language))
}

const refusal = (message: string): ValidationError =>
  new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] })
