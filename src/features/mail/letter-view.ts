import type { AnswerLine } from '@/domain/forms/answer-lines'
import type { Language } from '@/i18n/languages'
import { pairOf } from '@/i18n/pair'
import { speech } from '@/i18n/translator'

/** What a mail is about: a property or a project. */
export interface LetterSubject {
  kind: 'property' | 'project'
  title: string
  /** Empty where it has none. */
  reference: string
  /** Its page on the site; null where it has none in the language. */
  href: string | null
}

/** Whether the site shows what a mail is about, so that the mail can lead there. */
export const hasPublicSubject = (subject: LetterSubject | null): boolean => subject !== null && subject.href !== null

/** Who sends a mail, as it looks and as the law has it say. */
export interface LetterOffice {
  name: string
  /** `#rrggbb`, with the colour of text that stands out on it. */
  brand: string
  onBrand: string
  footer: string[]
}

/** A file that a mail links to. */
export interface LetterFile {
  name: string
  href: string
  /** Empty where nothing is said. */
  detail: string
}

/** A property that a mail tells of. It shows no picture: nothing is loaded when a mail is opened. */
export interface LetterCard {
  /** Why it is told of: it is new, or costs less. */
  label: string
  title: string
  price: string
  /** Bedrooms, areas and what else matters of it, in words. */
  facts: string[]
  href: string
}

export interface LetterLink {
  text: string
  href: string
}

/** Everything a mail says, in words of its language. */
export interface LetterView {
  language: Language
  office: LetterOffice
  title: string
  /** Blank lines part paragraphs. */
  text: string
  /** `label` comes with its colon. */
  about: (LetterSubject & { label: string; referenceLabel: string; view: string }) | null
  /** Files to fetch, each with what is said of it (its size). */
  files: { title: string; text: string; links: LetterFile[] } | null
  cards?: readonly LetterCard[]
  /** When and where a visit is. */
  visit: { title: string; lines: AnswerLine[] } | null
  answers: { title: string; lines: AnswerLine[] } | null
  button: LetterLink | null
  /** Below everything else, smaller. */
  note: string
  /** Below the note, smaller too. */
  links?: readonly LetterLink[]
}

/** The paragraphs of a text, which blank lines part; none of a blank text. */
export const paragraphsOf = (text: string): string[] =>
  text.replace(/\r\n?/g, '\n').split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean)

const UNDERLINE = '='

/** A mail without layout, for programs that show none. */
export async function plainLetter(letter: LetterView): Promise<string> {
  const { t } = await speech(letter.language)
  const pair = (label: string, value: string): string => pairOf(label, value, (both) => t('Words.pair', both))
  const { office, title, text, about, visit, cards = [], files, answers, button, note, links = [] } = letter
  const parts = [
    `${title}\n${UNDERLINE.repeat([...title].length)}`,
    ...paragraphsOf(text),
    about && [`${about.label} ${about.title}`, about.referenceLabel, about.href].filter(Boolean).join('\n'),
    files && [`${files.title}\n${files.text}`, ...files.links.map(fileLine)].join('\n\n'),
    ...cards.map(({ facts, href, label, price, title }) => [`${label} – ${title}`, price, ...facts, href].join('\n')),
    ...[visit, answers].map((part) => part && [part.title, ...part.lines.map(({ label, value }) => pair(label, value))].join('\n')),
    button && pair(button.text, button.href),
    note,
    links.map(({ href, text }) => `${text}\n${href}`).join('\n\n'),
    ['-- ', office.name, ...office.footer].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const fileLine = ({ detail, href, name }: LetterFile): string => `${[name, detail && `(${detail})`].filter(Boolean).join(' ')}\n${href}`
