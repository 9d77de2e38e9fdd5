import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { isCommonPassword } from '../access/sign-in/common-passwords'
import { adminMessage } from '../fields/labels'

const MIN_LENGTH = 12

/**
 * Refuses a new password that is too short or among those that are tried first, wherever it is set:
 * by staff, by a reset link or by a script. Payload itself is content with three characters. Spec §6.
 */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { password } = (args as { data?: { password?: unknown } }).data ?? {}
  if (!password || operation === 'login') return
  const { language } = req.i18n
  if (typeof password !== 'string' || [...password.trim()].length < MIN_LENGTH) {
    throw refusal(adminMessage('errors.passwordTooShort', language, { count: MIN_LENGTH }))
  }
  if (await isCommonPassword(password)) throw refusal(adminMessage('errors.passwordCommon', language))
}

const refusal = (message: string): ValidationError =>
  new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] })
