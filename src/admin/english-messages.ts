import type { SiteWord } from '@/i18n/payload-words'

/**
 * What Payload (3.90.1), Next and the browsers say in English alone, in short messages, and no setting
 * translates. Each with the key of what staff read instead; a number in it is a count.
 */
const ENGLISH: readonly [RegExp, SiteWord][] = [
  [/^Successfully saved (\d+) files$/, 'site:savedFiles'],
  [/^Failed to save (\d+) files$/, 'site:failedFiles'],
  [/^(?:Refreshing token|Refreshing permissions|Fetching user) failed: /, 'site:connection'],
  [/^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/, 'site:connection'],
  [/^An unexpected response was received from the server\.$/, 'site:connection'],
  [/^Your request was too large to submit successfully\.$/, 'site:formTooLarge'],
]

/** Where a short message stands, as Payload's sonner (1.7.4) draws it. */
export const MESSAGES = '[data-sonner-toast] [data-title]'

/** What staff read instead of a message, by `t`; null where it is in their language already. */
export function inTheirWords(
  text: string,
  t: (word: SiteWord, values: Record<string, unknown>) => string,
): string | null {
  for (const [pattern, word] of ENGLISH) {
    const found = pattern.exec(text)
    if (found) return t(word, { count: found[1] })
  }
  return null
}
