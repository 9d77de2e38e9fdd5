import { isCommonPassword } from './common-passwords'

/** How many characters a password has at least, here and in what a form says. */
export const MIN_PASSWORD = 12
/** A page of text is no password; comparing one with the common ones would take seconds. */
export const MAX_PASSWORD = 200

export type PasswordFault = 'long' | 'short' | 'common'

/**
 * What keeps a text from being a new password, of staff or of an owner; null where nothing does. Blanks
 * around it do not count. Spec §6.
 */
export async function passwordFault(password: string): Promise<PasswordFault | null> {
  const text = password.trim()
  if (text.length > MAX_PASSWORD) return 'long'
  if ([...text].length < MIN_PASSWORD) return 'short'
  return (await isCommonPassword(text)) ? 'common' : null
}
