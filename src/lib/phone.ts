const GROUPS: Record<number, RegExp> = {
  9: /^(\d{3})(\d{2})(\d{2})(\d{2})$/,
  10: /^(\d{4})(\d{2})(\d{2})(\d{2})$/,
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/**
 * A national phone number in groups: ten digits as 4-2-2-2, nine as 3-2-2-2; any other length, and one
 * with the code of a country, as it was entered. Nothing, or something that is not text, gives an empty
 * text. Spec §5.
 */
export function formatPhone(phone: unknown): string {
  if (typeof phone !== 'string') return ''
  if (/^\s*(?:\+|00)/.test(phone)) return phone
  const digits = digitsOf(phone)
  const groups = GROUPS[digits.length]
  return groups ? digits.replace(groups, '$1 $2 $3 $4') : phone
}

/**
 * The `tel:` address that dials a number: its digits, after the plus sign it may start with.
 * Null when there is no digit in it. Spec §5.
 */
export function telHref(phone: unknown): string | null {
  if (typeof phone !== 'string') return null
  const international = phone.trim().startsWith('+')
  // "+32 (0)81" is how the trunk zero is printed; dialled after a country code it is wrong.
  const digits = digitsOf(international ? phone.replace(/\(0\)/g, '') : phone)
  return digits === '' ? null : `tel:${international ? '+' : ''}${digits}`
}

/**
 * The number that a phone dials from anywhere, to tell whether two are the same however they are written: a
 * national one, with its zero, is Belgian. Null when there is no digit in it.
 */
export const dialledNumber = (phone: unknown): string | null =>
  telHref(phone)?.slice('tel:'.length).replace(/^00/, '+').replace(/^0/, '+32') ?? null
