const EMAIL = /^([^\s\p{Cc}\p{Cs}@]+)@([^\s\p{Cc}\p{Cs}@]+)$/u

/** An e-mail address as it is compared; null for what is none. */
export function emailOf(given: unknown): string | null {
  const email = typeof given === 'string' ? given.trim().toLowerCase() : ''
  const [, mailbox = '', domain = ''] = EMAIL.exec(email) ?? []
  return mailbox && domain ? `${mailbox}@${encoded(domain)}` : null
}

/** A domain beyond ASCII in the letters in which it is stored and sent; what is none stays. */
function encoded(domain: string): string {
  const address = `http://${domain}/`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The end of a longer address, and the beginning of one: no part of them is the address itself. */
const BEFORE = '(?<![\\p{L}\\p{N}._%+-])'
const AFTER = '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])'

/**
 * A text in which an e-mail address, however its letters are written, gave way to `[…]`. Longer
 * addresses that contain it stay.
 */
export const maskAddress = (text: string, address: string): string =>
  text.replace(new RegExp(`${BEFORE}${escaped(address)}${AFTER}`, 'giu'), '[…]')
