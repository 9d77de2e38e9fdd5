import { answerLines, withHoursAsAsked, type AnswerLine, type FormWords } from '@/domain/forms/answer-lines'
import type { Answers } from '@/domain/forms/fields'
import type { Language } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'
import { isDoc } from '@/lib/documents'
import type { Lead } from '@/payload-types'

const WORDS: Record<Language, FormWords> = { nl: nl.Forms, fr: fr.Forms, en: en.Forms, de: de.Forms }

/** What a visitor answered, in the words of a language; nothing of answers that are none. */
export const linesOf = (lead: Pick<Lead, 'answers' | 'form' | 'language'>, language: Language): AnswerLine[] => {
  const words = withHoursAsAsked(WORDS[language], WORDS[lead.language])
  return isDoc(lead.answers) ? answerLines(lead.form, lead.answers as Answers, words, language) : []
}
