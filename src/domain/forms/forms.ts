/** The forms by which visitors ask the agency something. Spec §1, §2. */
export const FORMS = [
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'site-contact',
  'sign-newsletter',
  'testimonial',
  'document-request',
  'purchase-offer',
  'rent-application',
] as const

export type FormName = (typeof FORMS)[number]

/** Whether a word names a form; anything else is false. */
export const isFormName = (word: unknown): word is FormName =>
  typeof word === 'string' && (FORMS as readonly string[]).includes(word)

/** What a form may be about: named in its address as `?property=4711`. */
export type SubjectKind = 'property' | 'project' | 'agency'

/** The original path of the page that thanks for a form. Spec §2, "/feedback/{form}". */
export const thanksPath = (form: FormName): string =>
  `/feedback/${form === 'testimonial' ? 'testing-testing' : form}/`

/** The original path of the page that holds a form, to which its links lead. Spec §2. */
export const formPath = (form: FormName): string => (form === 'site-contact' ? '/contact/' : `/${form}/`)

const ASKED: ReadonlySet<string> = new Set(FORMS.flatMap((form) => [formPath(form), thanksPath(form)]))

/** Whether the page at an original path is that of a form or thanks for one: it may be about something. */
export const isAskedAbout = (original: string): boolean => ASKED.has(original)

/** What is said about privacy below a form where staff wrote nothing, as a message below `FormPage`. */
export function consentMessage(form: FormName) {
  switch (form) {
    case 'demand-register':
      return 'consentDemand'
    case 'sign-newsletter':
      return 'consentNewsletter'
    case 'testimonial':
      return 'consentTestimonial'
    default:
      return 'consent'
  }
}
