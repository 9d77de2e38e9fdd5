/** How a field is shown and what it may hold; a `zip` is Belgian or from Luxembourg. */
export type FieldKind =
  | 'text'
  | 'multiline'
  | 'email'
  | 'phone'
  | 'zip'
  | 'url'
  | 'date'
  | 'count'
  | 'euro'
  | 'choice'
  | 'choices'
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
  /** Most characters of a text (200; 4,000 of several lines), or the most of a count or an amount. */
  most?: number
  /** The least of a count or an amount; 0 by default. */
  least?: number
  /** Stands beside the next one on a wide screen. */
  isHalf?: boolean
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

const title: FormField = {
  ...{ name: 'title', kind: 'choice', options: ['ms', 'miss', 'mr'] },
  autoComplete: 'honorific-prefix',
}

/** The parts of a contact person. Spec §3, "Person/contact". */
export const PERSON = {
  title,
  firstName: { name: 'firstName', kind: 'text', isRequired: true, autoComplete: 'given-name', isHalf: true, most: 100 },
  lastName: { name: 'lastName', kind: 'text', isRequired: true, autoComplete: 'family-name', isHalf: true, most: 100 },
  email: { name: 'email', kind: 'email', isRequired: true, autoComplete: 'email', isHalf: true },
  phone: { name: 'phone', kind: 'phone', autoComplete: 'tel', isHalf: true },
  street: { name: 'street', kind: 'text', autoComplete: 'address-line1', isHalf: true },
  houseNumber: { name: 'houseNumber', kind: 'text', most: 20, isHalf: true },
  zip: { name: 'zip', kind: 'zip', autoComplete: 'postal-code', isHalf: true },
  city: { name: 'city', kind: 'text', autoComplete: 'address-level2', isHalf: true },
  remark: { name: 'remark', kind: 'multiline' },
  /** Spec §3, "Time slots": the second one is an hour longer in Dutch. */
  contactTime: { name: 'contactTime', kind: 'choice', options: ['morning', 'afternoon', 'evening'] },
  contactPreference: { name: 'contactPreference', kind: 'choice', options: ['phone', 'email'] },
  newsletter: { name: 'newsletter', kind: 'yes' },
} as const satisfies Record<string, FormField>
