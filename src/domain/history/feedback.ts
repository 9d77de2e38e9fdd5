import { fold } from '@/lib/fold'

/** What must not be in a text that the owner of a property reads of a visit. */
export type FeedbackProblem = 'mail' | 'phone' | 'name'

/** The most characters that feedback may have. */
export const MOST_FEEDBACK = 2000

const MAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u
const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b/g
const PHONE = /(?<![\d.,-])(?:\+|0)[\d ./()-]{7,}\d/g
const LEAST_DIGITS = 9
const LEAST_LETTERS = 3

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}’'-]+/gu) ?? []

const hasPhone = (text: string): boolean =>
  [...text.replace(DATE, ' ').matchAll(PHONE)].some(([found]) => found.replace(/\D/g, '').length >= LEAST_DIGITS)

/**
 * Whether a name stands in a text: all of it in any case, or a part of it, of three letters at least, that
 * begins with a capital: who is called Klein does not keep anybody from calling a room that.
 */
function hasName(text: string, name: string): boolean {
  const parts = wordsIn(fold(name))
  if (parts.length === 0) return false
  const said = wordsIn(text)
  const whole = ` ${wordsIn(fold(text)).join(' ')} `
  if (parts.length > 1 && whole.includes(` ${parts.join(' ')} `)) return true
  const names = new Set(parts.filter((part) => part.length >= LEAST_LETTERS))
  return said.some((word) => /^\p{Lu}/u.test(word) && names.has(fold(word)))
}

/**
 * What in the agent's words on a visit tells who came: an e-mail address, a telephone number, or the name of whoever
 * booked; null for nothing. An empty name is in no text. Spec §1, "Visitors and owners"; decision 096.
 */
export function feedbackProblem(text: string, visitor: string): FeedbackProblem | null {
  if (MAIL.test(text)) return 'mail'
  if (hasPhone(text)) return 'phone'
  return hasName(text, visitor) ? 'name' : null
}
