import { LANGUAGES, type Language } from '@/i18n/languages'
import { lockedPart, lockName } from './feed-fields'

/** Whether staff keep a field from the import, of a text the one in `language`. Spec §3. */
export const isKept = (locks: readonly string[], field: string, language: Language | null): boolean =>
  locks.includes(field) || (language !== null && locks.includes(lockName(field, language)))

/** The locks with one more, of a text for one language; the same where it is kept already. Spec §3. */
export const withLock = (locks: readonly string[], field: string, language: Language | null): string[] =>
  isKept(locks, field, language) ? [...locks] : [...locks, lockName(field, language)]

/**
 * The locks without that of a field, of a text without that of one language: where all of its languages
 * were locked at once, the others stay. Spec §3.
 */
export function withoutLock(locks: readonly string[], field: string, language: Language | null): string[] {
  const inOthers =
    language !== null && locks.includes(field) ? LANGUAGES.filter((one) => one !== language) : []
  const rest = locks.filter((lock) => {
    const part = lockedPart(lock)
    if (part.field !== field) return true
    return language !== null && part.language !== null && part.language !== language
  })
  const added = inOthers.map((one) => lockName(field, one)).filter((lock) => !rest.includes(lock))
  return [...rest, ...added]
}
