import type { FormDefinition } from './form-definition'
import { PERSON } from './fields'
import { ANSWERED_BY, required } from './person'
import { contactFields } from './tenant-questions'

/** Information on a project. Spec §2, `/feedback/{form}`. */
export const contactConstruction: FormDefinition = {
  form: 'contact-construction',
  subjects: ['project'],
  needsSubject: true,
  steps: (situation) => [
    {
      name: 'question',
      fields: [...required([PERSON.remark]), ...contactFields(situation), ...ANSWERED_BY, PERSON.newsletter],
    },
  ],
}
