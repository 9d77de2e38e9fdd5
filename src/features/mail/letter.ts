import type { AnswerLine } from '@/domain/forms/answer-lines'
import type { Language } from '@/i18n/languages'

/** What a mail is about: a property or a project. */
export interface LetterSubject {
  title: string
  /** Empty where it has none. */
  reference: string
  /** Its page on the site; null where it has none in the language. */
  href: string | null
}

/** Who sends a mail, as it looks and as the law has it say. */
export interface LetterOffice {
  name: string
  /** `#rrggbb`, with the colour of text that stands out on it. */
  brand: string
  onBrand: string
  footer: string[]
}

/** Everything a mail says, in words of its language. */
export interface LetterView {
  language: Language
  office: LetterOffice
  title: string
  /** Blank lines part paragraphs. */
  text: string
  about: (LetterSubject & { label: string; referenceLabel: string; view: string }) | null
  /** When and where a visit is. */
  visit: { title: string; lines: AnswerLine[] } | null
  answers: { title: string; lines: AnswerLine[] } | null
  button: { text: string; href: string } | null
  /** Below everything else, smaller. */
  note: string
}

/** The paragraphs of a text, which blank lines part; none of a blank text. */
export const paragraphsOf = (text: string): string[] =>
  text.replace(/\r\n?/g, '\n').split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean)

const UNDERLINE = '='

/** A mail without layout, for programs that show none. */
export function plainLetter({ office, title, text, about, visit, answers, button, note }: LetterView): string {
  const parts = [
    `${title}\n${UNDERLINE.repeat([...title].length)}`,
    ...paragraphsOf(text),
    about && [`${about.label}: ${about.title}`, about.referenceLabel, about.href].filter(Boolean).join('\n'),
    ...[visit, answers].map((part) => part && [part.title, ...part.lines.map(({ label, value }) => `${label}: ${value}`)].join('\n')),
    button && `${button.text}: ${button.href}`,
    note,
    ['-- ', office.name, ...office.footer].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
