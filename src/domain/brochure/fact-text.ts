import type { Speech } from '@/i18n/translator'
import type { FactView } from '@/domain/properties/detail-views'
import { factName, factText } from '@/domain/properties/fact-text'
import type { BrochureLine } from './views'

/** A fact as a line of words, as the page shows it; null where the language has no name for it. */
export function factLine(fact: FactView, speech: Speech): BrochureLine | null {
  const name = factName(fact, speech.t)
  return name === null ? null : { name, value: factText(fact, speech) }
}
