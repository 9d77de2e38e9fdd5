import { RHYTHMS } from '../alerts/subscription'
import { WISHED_REGIONS } from '../alerts/wish-zones'
import { boundsInOrder, isBegun } from './checks'
import type { FormDefinition } from './form-definition'
import { PERSON, type Answers, type FieldProblem, type FormField, type FormStep } from './fields'
import { CONTACT } from './person'
import { TYPE_IDS } from './property-types'

const check = (answers: Answers): FieldProblem[] => [
  ...(isBegun(answers, ['regions', 'zips']) ? [] : [{ field: 'zips', message: 'required.zone' }]),
  ...boundsInOrder(answers, 'minPrice', 'maxPrice'),
  ...boundsInOrder(answers, 'minBedrooms', 'maxBedrooms'),
]

const RHYTHM: FormField = { name: 'rhythm', kind: 'choice', options: RHYTHMS }

const WISH: readonly FormStep[] = [
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
      { name: 'regions', kind: 'choices', options: WISHED_REGIONS },
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
]

/** What somebody looks for and wants to be told about. Spec §3, "Demand register". */
export const demandRegister: FormDefinition = {
  form: 'demand-register',
  subjects: [],
  steps: () => [...WISH, { name: 'contact', fields: [...CONTACT, RHYTHM, PERSON.newsletter] }],
  check,
}

/** The same once it is registered: what is looked for, and how often to hear of it, in one step. */
export const demandChange: FormDefinition = {
  form: 'demand-register',
  subjects: [],
  steps: () => [{ name: 'wish', fields: [...WISH.flatMap(({ fields }) => fields), RHYTHM] }],
  check,
}
