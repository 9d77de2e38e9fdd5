import { calendarFile } from '@/domain/appointments/calendar-file'
import { momentLine, momentWords } from '@/domain/appointments/moment-words'
import type { AnswerLine } from '@/domain/forms/answer-lines'
import { plainName } from '@/domain/mails/plain-name'
import type { MailAttachment } from '@/cms/mails/outbox'
import type { LetterView } from './letter-view'
import { letterOf, type LetterParts, type SubjectAndLetter } from './letters'

/** A visit as its mails tell of it. */
export interface LetterVisit {
  uid: string
  sequence: number
  /** Milliseconds. */
  start: number
  end: number
  isCancelled: boolean
  address: string
  /** Whether that is all of the address. */
  isWhole: boolean
  /** Whether it was cancelled and the page of the property offers another one. */
  isOffered: boolean
  /** Empty where nobody is named. */
  agent: string
  /** Where the visitor moves or cancels it; null where there is no such page. */
  manageHref: string | null
}

/** What is told of a visit: `calledOff` where staff cancelled it. */
export type VisitNotice = 'booked' | 'moved' | 'cancelled' | 'calledOff' | 'reminder'

const isOff = (notice: VisitNotice): boolean => notice === 'cancelled' || notice === 'calledOff'

/** When, where and with whom a visit is, in words. */
function visitLines({ speech: { language, t } }: LetterParts, visit: LetterVisit): AnswerLine[] {
  const { day, time } = momentWords(visit.start, language)
  const until = momentWords(visit.end, language).time
  const address = [visit.address, !visit.isWhole && t('Visits.addressLater')].filter(Boolean).join('. ')
  const lines = [
    { name: 'date', label: t('Visits.date'), value: day },
    { name: 'time', label: t('Visits.time'), value: t('Visits.hours', { from: time, until }) },
    { name: 'address', label: t('Visits.address'), value: address },
    { name: 'agent', label: t('Visits.agent'), value: visit.agent },
  ]
  return lines.filter(({ value }) => value !== '')
}

/** The visit says it already. */
const withoutSlot = (answers: LetterView['answers']): LetterView['answers'] =>
  answers && { ...answers, lines: answers.lines.filter(({ name }) => name !== 'slot') }

/** What tells a visitor that a visit stands, was moved or cancelled, or is tomorrow. */
export function visitorLetter(
  parts: LetterParts,
  visit: LetterVisit,
  notice: VisitNotice,
  { answers, followHref }: { answers: LetterView['answers']; followHref: string | null },
): SubjectAndLetter {
  const { request, speech: { language, t } } = parts
  const moment = momentLine(visit.start, language)
  const name = plainName(request.name) || t('Mail.visit.someone')
  const { isOffered, manageHref } = visit
  const text = [t(`Mail.visit.${notice}.text`, { name }), notice === 'calledOff' && isOffered && t('Mail.visit.calledOff.again')]
  return {
    subject: t(`Mail.visit.${notice}.subject`, { moment }),
    letter: {
      ...letterOf(parts, t(`Mail.visit.${notice}.title`), text.filter(Boolean).join(' ')),
      visit: { title: t('Mail.visit.facts'), lines: visitLines(parts, visit) },
      answers: withoutSlot(answers),
      links: followHref === null ? [] : [{ text: t('Mail.confirmation.follow'), href: followHref }],
      button: manageHref && !isOff(notice) ? { text: t('Mail.visit.manage'), href: manageHref } : null,
      note: notice === 'reminder' ? '' : t('Mail.visit.note'),
    },
  }
}

/** What is told to the agency; `spam` where staff said that its request is, of which the visitor is not told. */
type AgencyNotice = Exclude<VisitNotice, 'reminder'> | 'spam'

/** What tells the agency that somebody booked, moved or cancelled a visit, or who of its own did (`by`), with the way to it in the admin. */
export function agencyVisitLetter(
  parts: LetterParts,
  visit: LetterVisit,
  notice: AgencyNotice,
  { adminHref, answers, by }: { adminHref: string; answers: LetterView['answers']; by: string },
): SubjectAndLetter {
  const { request, speech: { language, t } } = parts
  const name = request.name || t('Mail.notification.nobody')
  return {
    subject: t(`Mail.visit.agency.${notice}.subject`, { name, moment: momentLine(visit.start, language) }),
    letter: {
      ...letterOf(parts, t(`Mail.visit.agency.${notice}.title`), t(`Mail.visit.agency.${notice}.text`, { name, by })),
      visit: { title: t('Mail.visit.agencyFacts'), lines: visitLines(parts, visit) },
      answers: withoutSlot(answers),
      button: { text: t('Mail.notification.open'), href: adminHref },
      note: t('Mail.visit.note'),
    },
  }
}

interface FileOf {
  to: 'visitor' | 'agency'
  visitor: { name: string; email: string; phone: string }
  agencyEmail: string
}

/** The file by which calendars enter a visit, move it or take it away. */
export function visitFile(parts: LetterParts, visit: LetterVisit, { agencyEmail, to, visitor }: FileOf): MailAttachment {
  const { office, speech: { t }, subject } = parts
  const toVisitor = to === 'visitor'
  const method = visit.isCancelled ? 'CANCEL' : toVisitor && agencyEmail ? 'REQUEST' : 'PUBLISH'
  const about = [subject?.title, subject?.reference && t('Mail.reference', { reference: subject.reference })].filter(Boolean).join(', ')
  const description = toVisitor
    ? [subject?.href, !visit.isWhole && t('Visits.addressLater'), !visit.isCancelled && visit.manageHref && t('Words.pair', { label: t('Mail.visit.manage'), value: visit.manageHref })]
    : [visitor.name, visitor.phone, visitor.email, subject?.href]
  const file = calendarFile(
    method,
    [
      {
        ...visit,
        summary: t('Mail.visit.summary', { title: [about, !toVisitor && visitor.name].filter(Boolean).join(' · ') }),
        location: visit.address,
        description: description.filter(Boolean).join('\n'),
        // The agency is no guest of its own.
        ...(toVisitor && agencyEmail && { organizer: { name: office.name, email: agencyEmail }, attendee: visitor }),
      },
    ],
    { stamp: Date.now() },
  )
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  return { filename: 'visit.ics', contentType, content: Buffer.from(file).toString('base64') }
}
