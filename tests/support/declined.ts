import { DECLINED, storedEntries } from '@/domain/consent/choice'

/** A browser whose visitor has declined: no journey but those of consent meets the dialog. */
export function declinedAt(origin: string | undefined) {
  if (!origin) return undefined
  const entries = storedEntries({ choice: DECLINED, version: 1_000, date: Date.now() })
  return { cookies: [], origins: [{ origin, localStorage: entries.map(([name, value]) => ({ name, value })) }] }
}
