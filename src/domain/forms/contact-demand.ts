import type { FormDefinition } from './form-definition'
import { PERSON } from './fields'
import { ADDRESS, ANSWERED_BY, CONTACT, reachable, required } from './person'
import { TYPE_IDS } from './property-types'

/** A free valuation of a property in Belgium or Luxembourg: its address is wanted. Spec §5, "Forms". */
export const contactDemand: FormDefinition = {
  form: 'contact-demand',
  subjects: ['agency'],
  steps: () => [
    {
      name: 'address',
      fields: required(ADDRESS).map((field) =>
        field.name === 'zip' ? { ...field, kind: 'zip' as const } : field,
      ),
    },
    {
      name: 'property',
      fields: [
        { name: 'type', kind: 'choice', options: TYPE_IDS, isRequired: true },
        { name: 'ownGoal', kind: 'choice', options: ['sale', 'rent'], isRequired: true },
        { name: 'surface', kind: 'area', isHalf: true },
        { name: 'bedrooms', kind: 'count', isHalf: true },
        PERSON.remark,
      ],
    },
    { name: 'contact', fields: [...reachable(CONTACT), ...ANSWERED_BY, PERSON.newsletter] },
  ],
}
