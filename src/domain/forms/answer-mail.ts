import { escapeXml } from '@/lib/xml'
import { isUnsent, type TypedText } from '../saves/typed-text'

const MOST_TEXT = 10_000
const MOST_SUBJECT = 200

/** An answer of the agency to a lead, as it was typed. */
export interface TypedAnswer {
  subject: string
  text: string
}

/**
 * What is wrong with an answer, a key below `lead-answer.refused`; null for one that can be sent. A
 * subject stands in the header of a mail, so it is one line.
 */
export function answerProblem({ subject, text }: TypedAnswer): 'empty' | 'noSubject' | 'tooLong' | 'notOneLine' | null {
  if (subject.trim() === '') return 'noSubject'
  if (text.trim() === '') return 'empty'
  if (subject.length > MOST_SUBJECT || text.length > MOST_TEXT) return 'tooLong'
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject) ? 'notOneLine' : null
}

/** The number of the next answer of a lead, by the keys of its mails: one that was deleted leaves a gap. */
export const nextAnswer = (keys: readonly string[]): number =>
  1 + Math.max(0, ...keys.map((key) => Number(/:answer:(\d+)$/.exec(key)?.[1] ?? 0)))

/** An answer with its number beside it: one that is typed, with that of the answer that it was begun as. */
type NumberedText = { subject: string; text: string; number: string }

/** The same with its number, counted from 1. */
export const numbered = ({ subject, text }: TypedAnswer, number: number): NumberedText => ({ subject, text, number: String(number) })

/** Whether another answer was sent since an unsent one was begun; `next` is the number of the next one. */
export const isOvertaken = (typed: TypedText<NumberedText>, next: number): boolean =>
  isUnsent(typed) && next > Number(typed.mine.number)

/** The most characters of an answer and of its subject. */
export const ANSWER_LIMITS = { text: MOST_TEXT, subject: MOST_SUBJECT }

/** A typed text as HTML: paragraphs and lines, and nothing that somebody typed as markup. */
export const answerHtml = (text: string): string =>
  escapeXml(text)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
