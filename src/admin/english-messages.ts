import type { SiteWord } from '@/i18n/payload-words'

/**
 * What Payload (3.90.1), Next and the browsers say in English alone, in short messages, and no setting
 * translates; a test reads Payload's in its source. Each with the key of what staff read instead; a
 * number in it is a count.
 */
export const ENGLISH: readonly [RegExp, SiteWord][] = [
  [/^Successfully saved (\d+) files$/, 'site:savedFiles'],
  [/^Failed to save (\d+) files$/, 'site:failedFiles'],
  [/^(?:Refreshing token|Refreshing permissions|Fetching user) failed: /, 'site:connection'],
  [/^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/, 'site:connection'],
  [/^An unexpected response was received from the server\.$/, 'site:connection'],
  [/^Your request was too large to submit successfully\.$/, 'site:formTooLarge'],
]
