import { ANOTHER_TIME } from '../appointments/appointment'
import { notPast } from './checks'
import type { FormDefinition, FormSituation } from './form-definition'
import { PERSON, type FormField } from './fields'
import { CONTACT, reachable } from './person'
import { contactFields, tenantQuestions } from './tenant-questions'

const DAYS = ['wishedDate', 'secondDate', 'thirdDate'] as const

const MOMENT: readonly FormField[] = [
  ...DAYS.map((name): FormField => ({ name, kind: 'date', isHalf: true })),
  PERSON.contactTime,
]

/** The visits that can be booked, and another time instead, which is wished for as where there are none. */
const slot: FormField = { name: 'slot', kind: 'slot', isRequired: true, options: [ANOTHER_TIME] }

const SLOTS: readonly FormField[] = [
  slot,
  ...MOMENT.map((field): FormField => ({ ...field, when: { field: slot.name, is: ANOTHER_TIME } })),
]

const persons: FormField = { name: 'persons', kind: 'count', least: 1, most: 20, isHalf: true }

/** The deposits that have a declaration naming their number of months. */
const NAMED_DEPOSITS = [2, 3]

const declared = (name: string): FormField => ({ name, kind: 'yes', isRequired: true })

/**
 * What a candidate tenant declares before a visit. Where only name and contact may be asked, that is nothing about them:
 * to have read the description, and not what they earn, are able to pay or come with. Spec §5, "Appointment
 * confirmation"; decision 073.
 */
function declarations(situation: FormSituation): readonly FormField[] {
  if (tenantQuestions(situation) === 'contact') return [declared('descriptionRead')]
  const { depositMonths } = situation
  const months = NAMED_DEPOSITS.find((number) => number === depositMonths) ?? ''
  return ['minimumIncome', 'maximumPersons', 'descriptionRead', `paymentsDue${months}`].map(declared)
}

function steps(situation: FormSituation) {
  const questions = tenantQuestions(situation)
  const when = situation.hasSlots ? SLOTS : MOMENT
  const moment = { name: 'moment', fields: questions === 'contact' ? when : [...when, persons] }
  const contact = {
    name: 'contact',
    fields:
      questions === 'any' ? [...reachable(CONTACT), PERSON.remark, PERSON.newsletter] : contactFields(situation),
  }
  if (situation.goal !== 'rent') return [moment, contact]
  return [moment, contact, { name: 'declarations', fields: declarations(situation) }]
}

/** A visit of a property. Spec §4, "Appointments and document requests". */
export const contactAppointment: FormDefinition = {
  form: 'contact-appointment',
  subjects: ['property'],
  needsSubject: true,
  steps,
  check: (answers, { today }) => DAYS.flatMap((field) => notPast(answers, field, today)),
}
