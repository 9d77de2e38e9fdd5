import { formatPercent } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import { filled } from '@/lib/filled'
import type { FormField } from './fields'

/** The words by which fields are called in one language. */
export interface LabelWords {
  labels: Readonly<Record<string, string>>
  /** The labels of boxes that agree to a share, with its `{percent}`. */
  percentLabels: Readonly<Record<string, string>>
}

/**
 * What a field is called in a language: a box that agrees to a share of a price, with that share. A field without
 * words has its name.
 */
export function fieldLabel(
  { name, percent }: Pick<FormField, 'name' | 'percent'>,
  { labels, percentLabels }: LabelWords,
  language: Language,
): string {
  const shared = percent === undefined ? undefined : wordIn(percentLabels, name)
  if (percent === undefined || shared === undefined) return wordIn(labels, name) ?? name
  return filled(shared, { percent: formatPercent(percent, language) })
}

/** A word by its key. Stored names and values are old perhaps, and never those of what every object has. */
export const wordIn = (words: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
  words && Object.hasOwn(words, key) ? words[key] : undefined
