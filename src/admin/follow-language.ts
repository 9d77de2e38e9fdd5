/** Who is at work, which language they chose for the admin, and which one it speaks now. */
export interface LanguageState {
  user: number | string | null
  chosen: string | null
  shown: string
}

/**
 * What to do after somebody signed in, chose a language or read their account again: `show` the
 * language they chose, `store` the one they switched to, or nothing (null).
 */
export function languageStep(before: LanguageState | null, now: LanguageState): 'show' | 'store' | null {
  if (now.user === null || now.chosen === now.shown) return null
  const known = before !== null && before.user === now.user
  if (known && before.shown !== now.shown) return 'store'
  if (known && before.chosen === now.chosen) return null
  return now.chosen === null ? null : 'show'
}
