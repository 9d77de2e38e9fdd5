import type { FormDefinition } from './form-definition'
import { PERSON } from './fields'
import { ADDRESS, ANSWERED_BY, CONTACT, required } from './person'

/** A question to the network or to one of its agencies. Spec §2, `/contact/`. */
export const siteContact: FormDefinition = {
  form: 'site-contact',
  subjects: ['agency'],
  steps: () => [
    {
      name: 'question',
      fields: [...required([PERSON.remark]), ...CONTACT, ...ADDRESS, ...ANSWERED_BY, PERSON.newsletter],
    },
  ],
}
