import type { FormDefinition } from './definition'
import { PERSON } from './fields'
import { ANSWERED_BY, CONTACT, required } from './person'

/** Information on a project. Spec §2, `/feedback/{form}`. */
export const contactConstruction: FormDefinition = {
  form: 'contact-construction',
  subjects: ['project'],
  needsSubject: true,
  steps: () => [
    {
      name: 'question',
      fields: [...required([PERSON.remark]), ...CONTACT, ...ANSWERED_BY, PERSON.newsletter],
    },
  ],
}
