/**
 * How a field is shown and what it may hold: a `zip` is Belgian or from Luxembourg; `zips` and `ages`
 * are lists that are typed on one line; an `area` is in square metres, with decimals perhaps; a `slot` is
 * a visit that can be booked, or one of its options.
 */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'email'
  | 'phone'
  | 'zip'
  | 'zips'
  | 'url'
  | 'date'
  | 'count'
  | 'area'
  | 'ages'
  | 'euro'
  | 'choice'
  | 'choices'
  | 'slot'
  | 'yes'

/** One field of a form. Its label is `Forms.labels.NAME`, its hint `Forms.hints.NAME` where there is one. */
export interface FormField {
  name: string
  kind: FieldKind
  isRequired?: boolean
  /** The token by which browsers fill it in. */
  autoComplete?: string
  /** Of a choice: its values, of which `Forms.options.NAME.VALUE` are the words. */
  options?: readonly string[]
  /** The options are words themselves, in the language of the page; there are no messages for them. */
  hasOwnWords?: boolean
  /** Most characters of a text (200; 4,000 of several lines), or the most of a count, an area or an amount. */
  most?: number
  /** The least of a count, an area or an amount; 0 by default. */
  least?: number
  /** The name of a person: it goes into the subject of mails, so it is no address of a site. */
  isName?: boolean
  /** Stands beside the next one on a wide screen. */
  isHalf?: boolean
  /** Of a box: the share of a price that ticking it agrees to, in percent, which is sent and stored in place of a plain yes; `Forms.percentLabels.NAME` names it. */
  percent?: number
  /** What its hint says does not hold here. */
  hasNoHint?: true
  /** Only asked where another field holds this value; what it holds otherwise is dropped. */
  when?: { field: string; is: string }
}

/** A step of a form, named `Forms.steps.NAME`; a form of one step shows no name. */
export interface FormStep {
  name: string
  fields: readonly FormField[]
}

/** What was found wrong: a field and a message of `Forms.errors`, with its values. */
export interface FieldProblem {
  field: string
  /** Key below `Forms.errors`. */
  message: string
  values?: Record<string, string | number>
}

/** What a field holds once it was checked: numbers in euros or pieces, dates as ISO days. */
export type FieldValue = string | number | boolean | string[]

/** The checked answers of a form by field; what was left blank is not there. */
export type Answers = Record<string, FieldValue>

const NAME = { kind: 'text', isRequired: true, isName: true, isHalf: true, most: 100 } as const

/** The parts of a contact person. Spec §3, "Person". */
export const PERSON = {
  title: {
    name: 'title', kind: 'choice', options: ['ms', 'miss', 'mr'],
    autoComplete: 'honorific-prefix',
  },
  firstName: { ...NAME, name: 'firstName', autoComplete: 'given-name' },
  lastName: { ...NAME, name: 'lastName', autoComplete: 'family-name' },
  email: { name: 'email', kind: 'email', isRequired: true, autoComplete: 'email', isHalf: true },
  phone: { name: 'phone', kind: 'phone', autoComplete: 'tel', isHalf: true },
  street: { name: 'street', kind: 'text', autoComplete: 'address-line1', isHalf: true },
  houseNumber: { name: 'houseNumber', kind: 'text', most: 20, isHalf: true },
  /** Not everybody who asks lives in Belgium. */
  zip: { name: 'zip', kind: 'text', autoComplete: 'postal-code', most: 12, isHalf: true },
  city: { name: 'city', kind: 'text', autoComplete: 'address-level2', isHalf: true },
  remark: { name: 'remark', kind: 'multiline' },
  /** Spec §3, "Person": the second one is an hour longer in Dutch. */
  contactTime: { name: 'contactTime', kind: 'choice', options: ['morning', 'afternoon', 'evening'] },
  contactPreference: { name: 'contactPreference', kind: 'choice', options: ['phone', 'email'] },
  newsletter: { name: 'newsletter', kind: 'yes' },
} as const satisfies Record<string, FormField>
