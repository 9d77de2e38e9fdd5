import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { adminMessage } from '../fields/labels'

const MIN_LENGTH = 12

/**
 * Refuses a new password that is too short, wherever it is set: by staff, by a reset link or by a
 * script. Payload itself is content with three characters. Spec §6.
 */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { password } = (args as { data?: { password?: unknown } }).data ?? {}
  if (!password || operation === 'login') return
  if (typeof password === 'string' && [...password.trim()].length >= MIN_LENGTH) return
  const message = adminMessage('errors.passwordTooShort', req.i18n.language, { count: MIN_LENGTH })
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] })
}
