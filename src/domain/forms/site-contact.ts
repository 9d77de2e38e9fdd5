import type { FormDefinition } from './definition'
import { PERSON } from './fields'

const { title, firstName, lastName, email, phone, street, houseNumber, zip, city } = PERSON

/** A question to the network or to one of its agencies. Spec §2, "/contact/". */
export const siteContact: FormDefinition = {
  form: 'site-contact',
  subjects: ['agency'],
  steps: () => [
    {
      name: 'question',
      fields: [
        { ...PERSON.remark, isRequired: true },
        ...[title, firstName, lastName, email, phone],
        ...[street, houseNumber, zip, city],
        ...[PERSON.contactPreference, PERSON.contactTime, PERSON.newsletter],
      ],
    },
  ],
}
