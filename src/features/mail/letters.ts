import { answerLines, type AnswerLine, type FormWords } from '@/domain/forms/answer-lines'
import { formFieldNamed } from '@/domain/forms/definitions'
import type { Answers, FormField } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import { plainName } from '@/domain/mails/plain-name'
import { formatBytes } from '@/i18n/format-bytes'
import { dayOf } from '@/i18n/format'
import { pickText, type Localized } from '@/i18n/languages'
import type { Speech } from '@/i18n/translator'
import { hasPublicSubject, type LetterView, type LetterOffice, type LetterSubject } from './letter-view'
import { optInLetter } from './letters-alerts'

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

/** What a confirmation may lead to: where the request is followed or confirmed, and the documents that were asked for. */
export interface ConfirmedWays {
  /** The page that says how far the request is; null where there is none. */
  followHref: string | null
  /** Where somebody confirms that they want to hear more; null where nothing has to be. */
  confirmHref: string | null
  documents: {
    links: { name: string; href: string; bytes: number | null }[]
    /** ISO moments: until when the links hold, and when the same was requested before. */
    until: string
    alreadyAt: string | null
  } | null
}

const NO_WAYS: ConfirmedWays = { followHref: null, confirmHref: null, documents: null }

/**
 * What became of a request, as the words that tell its sender: who has the documents in the same mail, or
 * wrote a testimonial, waits for no answer; of a page for a friend, whether that went out.
 */
function outcomeOf({ request, subject }: LetterParts, files: LetterView['files']) {
  if (request.form === 'testimonial') return 'testimonial'
  if (request.form === 'send-to-friend') return hasPublicSubject(subject) ? 'sentOn' : 'notSentOn'
  return files ? 'delivered' : 'confirmation'
}

/**
 * What tells a visitor that the request has arrived, in the words of the editors where they wrote some, unless
 * nothing could be done. With an address at which they confirm that they want to hear more, it asks for that.
 */
export function confirmationLetter(
  parts: LetterParts,
  ofForm: { subject: Localized<string>; text: Localized<string> },
  { confirmHref, documents, followHref } = NO_WAYS,
): SubjectAndLetter {
  const { request, speech: { language, t } } = parts
  const name = plainName(request.name)
  const files = filesOf(parts, documents)
  const outcome = outcomeOf(parts, files)
  const text = name ? t(`Mail.${outcome}.text`, { name }) : t(`Mail.${outcome}.nameless`)
  const own = (texts: Localized<string>) =>
    outcome === 'notSentOn' ? undefined : pickText({ [language]: texts[language] }, language)?.text
  const asked = confirmHref === null ? null : optInLetter(parts, 'demand', { name, href: confirmHref })
  const title = asked?.letter.title ?? t(`Mail.${outcome}.title`)
  const follow = followHref === null ? null : { text: t('Mail.confirmation.follow'), href: followHref }
  return {
    subject: own(ofForm.subject) ?? asked?.subject ?? t(`Mail.${outcome}.subject`),
    letter: {
      ...letterOf(parts, title, own(ofForm.text) ?? asked?.letter.text ?? text),
      files,
      button: follow,
      answers: answersOf(parts, t('Mail.confirmation.answers'), ({ name }) => isRepeated(formFieldNamed(request.form, name))),
      ...(asked && { button: asked.letter.button, note: asked.letter.note, links: follow ? [follow] : [] }),
    },
  }
}

/**
 * What shows somebody a property or project on behalf of a visitor. Of what the visitor typed it says the name
 * and nothing else, because anybody can be its recipient. Spec §1.
 */
export function friendLetter(parts: LetterParts): SubjectAndLetter {
  const { t } = parts.speech
  const name = plainName(parts.request.name)
  const kind = parts.subject?.kind ?? 'property'
  const text = name ? t('Mail.friend.text', { name, kind }) : t('Mail.friend.nameless', { kind })
  return {
    subject: name ? t('Mail.friend.subject', { name, kind }) : t('Mail.friend.subjectNameless', { kind }),
    letter: {
      ...letterOf(parts, t('Mail.friend.title', { kind }), text),
      note: t('Mail.friend.why'),
    },
  }
}

/** A mail of a request with nothing in it yet but its title, its text and what it is about. */
export function letterOf({ office, speech: { language, t }, subject }: LetterParts, title: string, text: string): LetterView {
  const referenceLabel = subject?.reference ? t('Mail.reference', { reference: subject.reference }) : ''
  return {
    language, office, title, text, visit: null, files: null, answers: null, button: null, note: '',
    about: subject && { ...subject, label: t('Mail.about'), referenceLabel, view: t('Mail.view') },
  }
}

/** Documents to fetch. Where the agency sends them by hand, that they come by e-mail is said by the site. */
function filesOf({ speech: { language, t } }: LetterParts, documents: ConfirmedWays['documents']): LetterView['files'] {
  if (!documents || documents.links.length === 0) return null
  const { alreadyAt, links, until } = documents
  const said = alreadyAt === null ? t('Mail.documents.text') : t('Mail.documents.already', { day: dayOf(alreadyAt, language) })
  return {
    title: t('Mail.documents.title'),
    text: `${said}\n${t('Mail.documents.until', { day: dayOf(until, language) })}`,
    links: links.map(({ bytes, href, name }) => ({ name, href, detail: bytes === null ? '' : formatBytes(bytes, language) })),
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
