import { missingAnswers, isBegun, notPast } from './checks'
import type { FormDefinition, FormSituation } from './form-definition'
import { PERSON, type Answers, type FieldProblem, type FormField, type FormStep } from './fields'
import { ADDRESS, ofSecond, required } from './person'
import { contactFields, tenantQuestions } from './tenant-questions'

const MOST_INCOME = 999_999
const MOST_ADULTS = 10
const MOST_CHILDREN = 15

const income = { kind: 'euro', most: MOST_INCOME } as const
const netIncome: FormField = { ...income, name: 'netIncome', isRequired: true }
const adults: FormField = { name: 'adults', kind: 'count', least: 1, most: MOST_ADULTS, isRequired: true, isHalf: true }
const children: FormField = { name: 'children', kind: 'count', most: MOST_CHILDREN, isRequired: true, isHalf: true }

const SECOND_NAME = ofSecond([PERSON.firstName, PERSON.lastName])
const secondIncome: FormField = { ...income, name: 'secondNetIncome' }
const SECOND_TENANT = [...SECOND_NAME, secondIncome]

const incomes: FormStep = { name: 'incomes', fields: [netIncome, ...SECOND_TENANT] }

/** Spec §3, "Rent application". */
const anySteps = (situation: FormSituation): FormStep[] => [
  { name: 'contact', fields: [...contactFields(situation), ...ADDRESS] },
  {
    name: 'household',
    fields: [
      adults,
      { name: 'adultAges', kind: 'ages', isRequired: true, isHalf: true },
      children,
      { name: 'childAges', kind: 'ages', isHalf: true },
      { name: 'pets', kind: 'choice', options: ['no', 'yes'], isRequired: true },
      { name: 'whichPets', kind: 'text', isRequired: true, when: { field: 'pets', is: 'yes' } },
    ],
  },
  {
    name: 'moving',
    fields: [
      { name: 'movingDate', kind: 'date', isRequired: true },
      { name: 'movingReason', kind: 'multiline', most: 1000 },
    ],
  },
  incomes,
  { name: 'remark', fields: [PERSON.remark] },
]

/** The eight items of the Walloon list and no other. Spec, Belgian rules, "Renting". */
const listedSteps = (situation: FormSituation): FormStep[] => [
  {
    name: 'contact',
    fields: [
      ...contactFields(situation),
      ...required(ADDRESS),
      { name: 'birthDate', kind: 'date', isRequired: true, autoComplete: 'bday' },
    ],
  },
  {
    name: 'household',
    fields: [
      adults,
      children,
      { name: 'civilStatus', kind: 'choice', options: ['married', 'cohabiting', 'neither'], isRequired: true },
    ],
  },
  incomes,
  { name: 'proof', fields: [{ name: 'rentsPaid', kind: 'choice', options: ['yes', 'no', 'noRent'], isRequired: true }] },
]

const visited = { field: 'visited', is: 'yes' }

/** Before a visit name and contact, after it income and size of the household. */
const contactSteps = (situation: FormSituation): FormStep[] => [
  {
    name: 'contact',
    fields: [
      ...contactFields(situation),
      {
        name: 'visited', kind: 'choice', options: ['no', 'yes'], isRequired: true,
        ...(situation.region !== 'brussels' && { hasNoHint: true }),
      },
    ],
  },
  {
    name: 'afterVisit',
    fields: [
      { ...netIncome, name: 'householdIncome', when: visited },
      { ...adults, name: 'householdSize', most: MOST_ADULTS + MOST_CHILDREN, when: visited },
    ],
  },
]

const STEPS = { any: anySteps, listed: listedSteps, contact: contactSteps }

/** A problem where there are not as many ages as persons. */
function ages(answers: Answers, persons: string, field: string): FieldProblem[] {
  const [count, given = []] = [answers[persons], answers[field]]
  if (typeof count !== 'number' || !Array.isArray(given) || given.length === count) return []
  return [{ field, message: 'invalid.agesCount', values: { count } }]
}

const household = (answers: Answers): FieldProblem[] => [
  ...ages(answers, 'adults', 'adultAges'),
  ...ages(answers, 'children', 'childAges'),
]

const secondTenant = (answers: Answers): FieldProblem[] => {
  const names = SECOND_TENANT.map(({ name }) => name)
  return isBegun(answers, names) ? missingAnswers(answers, names) : []
}

function bornBefore({ birthDate }: Answers, today: string): FieldProblem[] {
  const isLater = typeof birthDate === 'string' && birthDate >= today
  return isLater ? [{ field: 'birthDate', message: 'invalid.date' }] : []
}

/**
 * Somebody who wants to rent a property. What may be asked follows its region, so a question that is
 * not allowed there is no field of the form. Spec, Belgian rules, "Renting".
 */
export const rentApplication: FormDefinition = {
  form: 'rent-application',
  subjects: ['property'],
  needsSubject: true,
  goal: 'rent',
  steps: (situation) => STEPS[tenantQuestions({ ...situation, goal: 'rent' })]({ ...situation, goal: 'rent' }),
  check: (answers, situation) => [
    ...(tenantQuestions({ ...situation, goal: 'rent' }) === 'any' ? household(answers) : []),
    ...secondTenant(answers),
    ...notPast(answers, 'movingDate', situation.today),
    ...bornBefore(answers, situation.today),
  ],
}
