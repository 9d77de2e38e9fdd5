import { ValidationError, type CollectionBeforeChangeHook, type CollectionBeforeOperationHook } from 'payload'
import { takesOver } from '../access/sign-in/current-password'
import { MAX_PASSWORD, MIN_PASSWORD, passwordFault, type PasswordFault } from '../access/sign-in/password-rule'
import { adminMessage } from '../fields/labels'

/**
 * Refuses a new password that is too short, too long or among those that are tried first, wherever
 * it is set: by staff, by a reset link or by a script. Payload itself is content with three
 * characters. Spec §6.
 */
export const checkPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { password } = (args as { data?: { password?: unknown } }).data ?? {}
  if (!password || operation === 'login') return
  const fault = await passwordFault(typeof password === 'string' ? password : '')
  if (fault === null) return
  const message = faultWords(fault, req.i18n.language)
  // To Payload it is no field of the account, and has no name but that of its own form.
  const label = req.t('authentication:newPassword')
  throw new ValidationError({ collection: 'users', errors: [{ label, message, path: 'password' }] })
}

/**
 * Voids a link for a new password once the password or the e-mail is another one: whoever has the mail, or reads
 * what goes to an address before, would take the account back with it. Spec §6.
 */
export const voidResetLink: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const before = originalDoc as { email?: string } | undefined
  if (operation !== 'update' || !takesOver(data, before?.email)) return data
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}

function faultWords(fault: PasswordFault, language: string): string {
  switch (fault) {
    case 'long':
      return adminMessage('errors.passwordTooLong', language, { count: MAX_PASSWORD })
    case 'short':
      return adminMessage('errors.passwordTooShort', language, { count: MIN_PASSWORD })
    case 'common':
      return adminMessage('errors.passwordCommon', language)
  }
}
