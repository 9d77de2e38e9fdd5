import { z } from 'zod'

const MOST_CHARACTERS = 254
const MAILBOX = /^(?:"?([^"<>\p{Cc}\p{Zl}\p{Zp}]*?)"?\s*<([^<>]*)>|([^<>\s]*))$/u

const address = z.email()
/** A domain beyond ASCII, as it is sent. */
const ENCODED_TOP = /\.xn--[a-z\d-]+$/i

/**
 * Whether a value is one bare e-mail address, such as `an@agency.be`: no name, no second address and
 * no line break fits in. It is the one rule for recipients; anything else is false.
 */
export const isMailAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MOST_CHARACTERS &&
  address.safeParse(value.replace(ENCODED_TOP, '.example')).success

/** An address with the name that mail programs show for it; empty for none. */
export interface Mailbox {
  name: string
  address: string
}

/** Reads `an@agency.be` or `Agency <an@agency.be>`; null for anything else. */
export function readMailbox(value: string): Mailbox | null {
  const [, name = '', inBrackets, bare] = MAILBOX.exec(value.trim()) ?? []
  const found = inBrackets ?? bare
  return isMailAddress(found) ? { name: name.trim(), address: found } : null
}
