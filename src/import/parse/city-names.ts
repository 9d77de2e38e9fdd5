import { fallbackChain, type Language } from '@/i18n/languages'
import type { FeedText } from './types'

const mostFrequent = (names: readonly string[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return ranked[0]?.[0]
}

/**
 * A place's name in each language in which it was named: the most frequent spelling, of equally
 * frequent ones the first by character codes, whatever the order of the file. Spec §3.
 */
export function cityNames(mentions: readonly { name: string; language: Language }[]): FeedText {
  const names: FeedText = {}
  for (const language of fallbackChain('fr')) {
    const own = mentions.filter((mention) => mention.language === language)
    const name = mostFrequent(own.map((mention) => mention.name))
    if (name !== undefined) names[language] = name
  }
  return names
}
