import type { FormDefinition } from './definition'
import { PERSON } from './fields'

const { title, firstName, lastName, email, phone, contactTime, contactPreference, newsletter } = PERSON

/** Information on a property. Spec §1; §2, "/feedback/{form}". */
export const contactMe: FormDefinition = {
  form: 'contact-me',
  subjects: ['property'],
  needsSubject: true,
  steps: () => [
    {
      name: 'question',
      fields: [
        { ...PERSON.remark, isRequired: true },
        ...[title, firstName, lastName, email, phone],
        ...[contactPreference, contactTime, newsletter],
      ],
    },
  ],
}
