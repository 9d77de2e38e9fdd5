import { answerLines, withHoursAsAsked, type AnswerLine, type FormWords } from '@/domain/forms/answer-lines'
import type { Answers } from '@/domain/forms/fields'
import type { Language } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'
import { pairOf } from '@/i18n/pair'
import { isDoc } from '@/lib/documents'
import { filled } from '@/lib/filled'
import type { Lead } from '@/payload-types'

const WORDS: Record<Language, FormWords> = { nl: nl.Forms, fr: fr.Forms, en: en.Forms, de: de.Forms }
const PAIRS: Record<Language, string> = { nl: nl.Words.pair, fr: fr.Words.pair, en: en.Words.pair, de: de.Words.pair }

/** What a visitor answered, in the words of a language; nothing of answers that are none. */
export const linesOf = (lead: Pick<Lead, 'answers' | 'form' | 'language'>, language: Language): AnswerLine[] => {
  const words = withHoursAsAsked(WORDS[language], WORDS[lead.language])
  return isDoc(lead.answers) ? answerLines(lead.form, lead.answers as Answers, words, language) : []
}

/** The same as a text, an answer to a line; empty for answers that are none. */
export const answersText = (lead: Pick<Lead, 'answers' | 'form' | 'language'>, language: Language): string =>
  linesOf(lead, language).map(({ label, value }) => pairOf(label, value, (pair) => filled(PAIRS[language], pair))).join('\n')
