import { inOrder, isBegun } from './checks'
import type { FormDefinition } from './definition'
import { PERSON, type Answers, type FieldProblem } from './fields'
import { CONTACT } from './person'
import { TYPE_IDS } from './property-types'

const REGIONS = ['flanders', 'wallonia', 'brussels', 'luxembourg']

const check = (answers: Answers): FieldProblem[] => [
  ...(isBegun(answers, ['regions', 'zips']) ? [] : [{ field: 'zips', message: 'required.zone' }]),
  ...inOrder(answers, 'minPrice', 'maxPrice'),
  ...inOrder(answers, 'minBedrooms', 'maxBedrooms'),
]

/** What somebody looks for and wants to be told about. Spec §3, "Demand register". */
export const demandRegister: FormDefinition = {
  form: 'demand-register',
  subjects: [],
  steps: () => [
    {
      name: 'wish',
      fields: [
        { name: 'goal', kind: 'choice', options: ['sale', 'rent'], isRequired: true },
        { name: 'types', kind: 'choices', options: TYPE_IDS, isRequired: true },
      ],
    },
    {
      name: 'zone',
      fields: [
        { name: 'regions', kind: 'choices', options: REGIONS },
        { name: 'zips', kind: 'zips' },
      ],
    },
    {
      name: 'criteria',
      fields: [
        { name: 'minPrice', kind: 'euro', isHalf: true },
        { name: 'maxPrice', kind: 'euro', isHalf: true },
        { name: 'minBedrooms', kind: 'count', isHalf: true },
        { name: 'maxBedrooms', kind: 'count', isHalf: true },
        { name: 'garages', kind: 'count', isHalf: true },
        { name: 'parkings', kind: 'count', isHalf: true },
      ],
    },
    { name: 'contact', fields: [...CONTACT, PERSON.newsletter] },
  ],
  check,
}
