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

/** Where the drawer for planning (3.90.1) names all languages at once. */
export const ALL_LANGUAGES =
  '.schedule-publish .rs__single-value, .schedule-publish .rs__option, .schedule-publish__upcoming td > span'

/** “All” of languages, which Payload says in English, or in a word made to stand before a name; null for anything else. */
export const ofAllLanguages = (text: string, t: (word: 'general:all' | 'general:allLocales') => string): string | null =>
  text === 'All' || text === t('general:all') ? t('general:allLocales') : null
