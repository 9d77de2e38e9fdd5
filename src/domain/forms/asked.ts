import type { FieldProblem } from './fields'
import type { Envelope, Subject } from './envelope'
import type { FormName } from './forms'

/** A form that was sent without a script and comes back: with what was typed, and what is to be done. */
export interface PostedForm {
  form: FormName
  envelope: Envelope
  state:
    | { kind: 'invalid'; problems: readonly FieldProblem[] }
    /** Right, and to be confirmed: two numbers to add up, and the token that says which. */
    | { kind: 'question'; numbers: readonly [number, number]; token: string; isWrong: boolean }
    | { kind: 'limited'; minutes: number }
    | { kind: 'failed' }
    | { kind: 'off' }
}

/** What the page of a form is asked for, beyond its address. */
export interface FormAsked {
  subject: Subject | null
  posted: PostedForm | null
}

export const NOTHING_ASKED: FormAsked = { subject: null, posted: null }

const POSTED = /^~posted-([\da-f-]{36})$/
const SUBJECT = /^~(property|project|agency)-([1-9]\d{0,8})$/

/** A subject as the segment that its page is rendered under. */
export const subjectSegment = ({ kind, id }: Subject): string => `~${kind}-${id}`

/** The subject of such a segment; anything else is null. */
export function readSubjectSegment(segment: string): Subject | null {
  const [, kind, id] = SUBJECT.exec(segment) ?? []
  return kind && id ? { kind: kind as Subject['kind'], id: Number(id) } : null
}

/** The name of a form that was sent, as the segment that its page is rendered under. */
export const postedSegment = (id: string): string => `~posted-${id}`

/** The name in such a segment; anything else is null. */
export const readPostedSegment = (segment: string): string | null => POSTED.exec(segment)?.[1] ?? null
