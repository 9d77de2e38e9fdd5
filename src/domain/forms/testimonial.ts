import type { FormDefinition } from './form-definition'
import { PERSON } from './fields'

/**
 * What somebody says of an agency. Staff add the picture: visitors upload nothing, so that nothing
 * unseen is stored or served. The e-mail address is for the answer only. Spec §3, "Testimonial".
 */
export const testimonial: FormDefinition = {
  form: 'testimonial',
  subjects: ['agency'],
  steps: () => [
    {
      name: 'testimonial',
      fields: [
        { name: 'comment', kind: 'multiline', isRequired: true, most: 2000 },
        { ...PERSON.firstName, name: 'name', autoComplete: 'name' },
        { name: 'about', kind: 'text', isHalf: true },
        { name: 'website', kind: 'url', autoComplete: 'url', isHalf: true },
        { ...PERSON.email, isRequired: false },
      ],
    },
  ],
}
