import { answerLines, type AnswerLine, type FormWords } from '@/domain/forms/answer-lines'
import { fieldNamed } from '@/domain/forms/definitions'
import type { Answers, FormField } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import { plainName } from '@/domain/mails/plain-name'
import { pickText, type Localized } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import type { LetterView, LetterOffice, LetterSubject } from './letter'

/** A request as its mails tell of it. */
export interface AskedRequest {
  form: FormName
  answers: Answers
  /** Of the visitor; empty where none was asked. */
  name: string
}

/** What all mails of a request in one language are made of. */
export interface LetterParts {
  request: AskedRequest
  speech: Speech
  /** What the forms call their fields and options. */
  words: FormWords
  office: LetterOffice
  subject: LetterSubject | null
}

/** A mail that can be sent to somebody. */
export interface SubjectAndLetter {
  subject: string
  letter: LetterView
}

/** What tells the agency of a request, with every answer and the way to it in the admin. */
export function notificationLetter(parts: LetterParts, adminHref: string): SubjectAndLetter {
  const { request, speech: { t } } = parts
  const form = t(`Mail.forms.${request.form}`)
  const name = request.name || t('Mail.notification.nobody')
  return {
    subject: t('Mail.notification.subject', { form, name }),
    letter: {
      ...letterOf(parts, t('Mail.notification.title', { form }), t('Mail.notification.text', { name })),
      answers: answersOf(parts, form),
      button: { text: t('Mail.notification.open'), href: adminHref },
      note: t('Mail.notification.reply', { name }),
    },
  }
}

/** What tells a visitor that the request has arrived, in the words of the editors where they wrote some. */
export function confirmationLetter(parts: LetterParts, ofForm: { subject: Localized<string>; text: Localized<string> }): SubjectAndLetter {
  const { request, speech: { language, t } } = parts
  const name = plainName(request.name)
  const text = name ? t('Mail.confirmation.text', { name }) : t('Mail.confirmation.nameless')
  const own = (texts: Localized<string>) => pickText({ [language]: texts[language] }, language)?.text
  return {
    subject: own(ofForm.subject) ?? t('Mail.confirmation.subject'),
    letter: {
      ...letterOf(parts, t('Mail.confirmation.title'), own(ofForm.text) ?? text),
      answers: answersOf(parts, t('Mail.confirmation.answers'), ({ name }) => isRepeated(fieldNamed(request.form, name))),
    },
  }
}

/**
 * What shows somebody a property on behalf of a visitor. Of what the visitor typed it says the name
 * and nothing else, because anybody can be its recipient. Spec §1.
 */
export function friendLetter(parts: LetterParts): SubjectAndLetter {
  const { t } = parts.speech
  const name = plainName(parts.request.name)
  return {
    subject: name ? t('Mail.friend.subject', { name }) : t('Mail.friend.subjectNameless'),
    letter: {
      ...letterOf(parts, t('Mail.friend.title'), name ? t('Mail.friend.text', { name }) : t('Mail.friend.nameless')),
      note: t('Mail.friend.why'),
    },
  }
}

/** A mail of a request with nothing in it yet but its title, its text and what it is about. */
export function letterOf({ office, speech: { language, t }, subject }: LetterParts, title: string, text: string): LetterView {
  const referenceLabel = subject?.reference ? t('Mail.reference', { reference: subject.reference }) : ''
  return {
    ...{ language, office, title, text, visit: null, answers: null, button: null, note: '' },
    about: subject && { ...subject, label: t('Mail.about'), referenceLabel, view: t('Mail.view') },
  }
}

function answersOf(
  { request: { form, answers }, speech: { language }, words }: LetterParts,
  title: string,
  isShown: (line: AnswerLine) => boolean = () => true,
): LetterView['answers'] {
  const lines = answerLines(form, answers, words, language).filter(isShown)
  return lines.length > 0 ? { title, lines } : null
}

/** Nobody has shown yet that the address is theirs: what was written freely could be meant for a stranger. */
const isRepeated = (field: FormField | null): boolean =>
  field !== null && !['text', 'multiline', 'url', 'phone'].includes(field.kind)
