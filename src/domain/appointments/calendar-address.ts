const MOST = 2000

/**
 * The address of a calendar that somebody else keeps, as it is asked for: https only, also where it was
 * given as webcal; without a name and a password. Null for anything else.
 */
export function readCalendarAddress(typed: string): URL | null {
  const text = typed.trim().replace(/^webcals?:/i, 'https:')
  if (text.length > MOST || !URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null
}
