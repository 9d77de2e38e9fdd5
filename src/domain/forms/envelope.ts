import { isLanguage, type Language } from '@/i18n/languages'
import { parseId } from '@/lib/parse-id'
import type { SubjectKind } from './forms'

/** What a form sends beside its answers: fields of the page, in nobody's sight. */
export const ENVELOPE = {
  language: '_language',
  property: '_property',
  project: '_project',
  agency: '_agency',
  person: '_person',
  /** Which words about privacy stood below it. */
  consent: '_consent',
  /** A field that people do not see, and robots fill in. */
  trap: '_website',
  /** Solved by a script in the browser. */
  challenge: '_challenge',
  /** What an external provider gave the browser. */
  captcha: '_captcha',
  /** Shown by the page that asks for a confirmation, with the answer to its question. */
  confirmation: '_confirmation',
  reply: '_reply',
} as const

export interface Subject {
  kind: SubjectKind
  /** Public number of a property or project; row of an agency. */
  id: number
  /** Of an agency: the row of the person there whom it is for, who may be gone. */
  person?: number
}

export interface Envelope {
  language: Language
  subject: Subject | null
  /** Empty where the page did not say. */
  consent: string
  trap: string
  challenge: string
  captcha: string
  confirmation: string
  reply: string
  /** Everything else: what the fields of the form were sent. */
  values: Record<string, unknown>
}

const NAMES: ReadonlySet<string> = new Set(Object.values(ENVELOPE))
const KINDS: readonly SubjectKind[] = ['property', 'project', 'agency']

/** What was sent under a name, where it is one text. */
const textOf = (sent: Record<string, unknown>, name: string): string => {
  const value = Object.hasOwn(sent, name) ? sent[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** What a browser sent, parted; null where its language is none of ours or its subject no number. */
export function readEnvelope(sent: Record<string, unknown>): Envelope | null {
  const language = textOf(sent, ENVELOPE.language)
  if (!isLanguage(language)) return null
  const subjects = KINDS.flatMap((kind): (Subject | null)[] => {
    const id = textOf(sent, ENVELOPE[kind])
    return id === '' ? [] : [readSubject(kind, id)]
  })
  if (subjects.length > 1 || subjects.includes(null)) return null
  const person = textOf(sent, ENVELOPE.person)
  if (person !== '' && parseId(person) === null) return null
  return {
    language,
    subject: withPerson(subjects[0] ?? null, person),
    consent: textOf(sent, ENVELOPE.consent),
    trap: textOf(sent, ENVELOPE.trap),
    challenge: textOf(sent, ENVELOPE.challenge),
    captcha: textOf(sent, ENVELOPE.captcha),
    confirmation: textOf(sent, ENVELOPE.confirmation),
    reply: textOf(sent, ENVELOPE.reply),
    values: Object.fromEntries(Object.entries(sent).filter(([name]) => !NAMES.has(name))),
  }
}

/** The subject of a kind that a text names; null where it is no number of one. */
function readSubject(kind: SubjectKind, text: string): Subject | null {
  const id = parseId(text)
  return id === null ? null : { kind, id }
}

/** A subject for a person at it, whose row is a text; only agencies have people. */
function withPerson(subject: Subject | null, text: string): Subject | null {
  const person = parseId(text)
  return subject?.kind === 'agency' && person !== null ? { ...subject, person } : subject
}

/** What a form is about, as the parameters of an address that name it, with `?`; none gives nothing. */
export const subjectQuery = (subject: Subject | null): string =>
  subject ? `?${subject.kind}=${subject.id}${subject.person ? `&person=${subject.person}` : ''}` : ''

/** The subject that the parameters of an address name: the first that is a number; null for none. */
export function subjectIn(params: URLSearchParams): Subject | null {
  for (const kind of KINDS) {
    const subject = readSubject(kind, params.get(kind) ?? '')
    if (subject) return withPerson(subject, params.get('person') ?? '')
  }
  return null
}
