import type { FormDefinition } from './form-definition'
import { PERSON } from './fields'

/** The newsletter, in the language of the page. Spec §2, `/feedback/{form}`. */
export const signNewsletter: FormDefinition = {
  form: 'sign-newsletter',
  subjects: [],
  steps: () => [
    { name: 'newsletter', fields: [PERSON.email, { ...PERSON.firstName, isRequired: false }] },
  ],
}
