import type { FieldProblem } from './fields'
import { subjectQuery, type Envelope, type Subject } from './envelope'
import type { FormName } from './forms'
import { WISH_PARAMETERS } from './wish-of-search'

/** What is wrong with the answer to a question: it was left blank, or it is a wrong one. */
export type ReplyMistake = 'required' | 'invalid'

/** A form that was sent without a script and comes back: with what was typed, and what is to be done. */
export interface PostedForm {
  form: FormName
  envelope: Envelope
  state:
    | { kind: 'invalid'; problems: readonly FieldProblem[] }
    /**
     * Right, and to be confirmed: two numbers to add up, and the token that says which; with what is wrong with the
     * answer to those before, by its message below `Forms.errors`.
     */
    | { kind: 'question'; numbers: readonly [number, number]; token: string; mistake: ReplyMistake | null }
    | { kind: 'limited'; minutes: number }
    | { kind: 'failed' }
    /** The visit that was chosen is somebody else's now. */
    | { kind: 'full' }
    /** Its sender has as many visits to come as anybody may. */
    | { kind: 'several' }
    | { kind: 'off' }
}

/** What a page is asked for, beyond its address. */
export interface FormAsked {
  subject: Subject | null
  posted: PostedForm | null
  /**
   * The signed text that a personal link carries; '' for none. Whose it is stands in it, and whatever
   * shows something of it reads it with `readSigned`, which knows its own from all others.
   */
  key: string
  /** What somebody looked for in a list, as the parameters that the register of demands reads; '' for nothing. */
  wish: string
}

export const NOTHING_ASKED: FormAsked = { subject: null, posted: null, key: '', wish: '' }

const POSTED = /^~posted-([\da-f-]{36})$/
const ASKED = /^(?:~(property|project|agency)-([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?)?(?:~wish-([\w-]+))?(?:~key-([\w-]+\.[\w-]+))?$/
const KEY = /^[\w-]+\.[\w-]+$/
const LONGEST_KEY = 500
const LONGEST_WISH = 600

/** Whether a text has the form of a key, whatever it opens. */
export const isKey = (text: string): boolean => text.length <= LONGEST_KEY && KEY.test(text)

/** The key that the parameters of an address name; '' for none, and for what cannot be one. */
export function keyIn(params: URLSearchParams): string {
  const key = params.get('key') ?? ''
  return isKey(key) ? key : ''
}

/** What the parameters of an address look for, without those that no wish has; '' for nothing, and for too much. */
export function wishIn(params: URLSearchParams): string {
  const wish = new URLSearchParams([...params].filter(([name]) => WISH_PARAMETERS.has(name))).toString()
  return wish.length <= LONGEST_WISH ? wish : ''
}

/** What a page is asked for as the segment that it is rendered under; '' where it is nothing. */
export const askedSegment = ({ subject, key, wish }: Omit<FormAsked, 'posted'>): string =>
  [
    subject ? `~${subject.kind}-${subject.id}${subject.person ? `-${subject.person}` : ''}` : '',
    wish && `~wish-${Buffer.from(wish).toString('base64url')}`,
    key && `~key-${key}`,
  ].join('')

/** The key that opens a personal page: of its address, or sent with a form that comes back there; '' for none. */
export function keyAsked({ key, posted }: FormAsked): string {
  const sent = posted?.envelope.values.key
  return key || (typeof sent === 'string' && isKey(sent) ? sent : '')
}

/** The parameters of an address that ask a page for the same, with `?`; '' where it is nothing. */
export function askedQuery(asked: FormAsked): string {
  const key = keyAsked(asked)
  const subject = asked.posted?.envelope.subject ?? asked.subject
  const query = [subjectQuery(subject).slice(1), asked.wish, key && `key=${key}`].filter(Boolean).join('&')
  return query && `?${query}`
}

/** What such a segment asks for; anything else is nothing. */
export function readAskedSegment(segment: string): Omit<FormAsked, 'posted'> {
  const [, kind, id, person, coded = '', key = ''] = ASKED.exec(segment) ?? []
  const wish = Buffer.from(coded, 'base64url').toString()
  if (!kind || !id) return { subject: null, key, wish }
  return { subject: { kind: kind as Subject['kind'], id: Number(id), ...(person && { person: Number(person) }) }, key, wish }
}

/** The name of a form that was sent, as the segment that its page is rendered under. */
export const postedSegment = (id: string): string => `~posted-${id}`

/** The name in such a segment; anything else is null. */
export const readPostedSegment = (segment: string): string | null => POSTED.exec(segment)?.[1] ?? null
