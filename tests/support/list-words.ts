import { createTranslator } from 'next-intl'
import { SORT_NAMES } from '@/domain/search/list-order'
import type { ListLabels } from '@/domain/search/list-labels'
import type { Language } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const MESSAGES = { nl, fr, en, de }

/** The words of a list as a page in a language has them. */
export function listLabelsIn(language: Language): ListLabels {
  const messages = MESSAGES[language]
  const t = createTranslator({ locale: language, messages, namespace: 'ListWords' })
  const { available, option } = messages.Status
  const sorts = Object.fromEntries(SORT_NAMES.map((name) => [name, name])) as ListLabels['sorts']
  return { language, say: (key, values) => t(key, values), sorts, states: { available, option } }
}
