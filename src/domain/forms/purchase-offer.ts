import { LANGUAGES } from '@/i18n/languages'
import { amountFromWords } from './amount-in-words'
import { filled, isBegun, notPast } from './checks'
import type { FormDefinition } from './definition'
import { PERSON, type Answers, type FieldProblem } from './fields'
import { ADDRESS, CONTACT, ofSecond, required, secondName } from './person'

const MOST_AMOUNT = 9_999_999

const BUYER = required([...CONTACT, ...ADDRESS])
const SECOND_BUYER = ofSecond(BUYER)
const SECOND_NEEDED = [PERSON.firstName, PERSON.lastName, ...ADDRESS].map(({ name }) => secondName(name))

/** A second buyer may be missing, but not in part; one way to reach them is enough. */
const secondBuyer = (answers: Answers): FieldProblem[] =>
  isBegun(answers, SECOND_BUYER.map(({ name }) => name))
    ? filled(answers, SECOND_NEEDED)
    : []

function amounts({ amount, amountInWords }: Answers): FieldProblem[] {
  if (typeof amount !== 'number' || typeof amountInWords !== 'string') return []
  if (!Number.isInteger(amount)) return [{ field: 'amount', message: 'invalid.wholeEuro' }]
  const read = LANGUAGES.map((language) => amountFromWords(amountInWords, language))
  const inWords = read.find((one) => one === amount) ?? read.find((one) => one !== null)
  if (inWords === amount) return []
  if (inWords == null) return [{ field: 'amountInWords', message: 'invalid.amountInWords' }]
  return [{ field: 'amountInWords', message: 'invalid.amountsDiffer', values: { amount, inWords } }]
}

function period(answers: Answers, today: string): FieldProblem[] {
  const { validFrom, validUntil } = answers
  if (typeof validFrom !== 'string' || typeof validUntil !== 'string') return []
  if (validUntil < validFrom) return [{ field: 'validUntil', message: 'invalid.endBeforeStart' }]
  return notPast(answers, 'validUntil', today)
}

/** An offer for a property. Spec §3, "Purchase offer"; §9. */
export const purchaseOffer: FormDefinition = {
  form: 'purchase-offer',
  subjects: ['property'],
  needsSubject: true,
  steps: () => [
    { name: 'buyer', fields: BUYER },
    { name: 'secondBuyer', fields: SECOND_BUYER },
    {
      name: 'offer',
      fields: [
        { name: 'amount', kind: 'euro', isRequired: true, least: 1, most: MOST_AMOUNT },
        { name: 'amountInWords', kind: 'text', isRequired: true },
        { name: 'validFrom', kind: 'date', isRequired: true, isHalf: true },
        { name: 'validUntil', kind: 'date', isRequired: true, isHalf: true },
        { name: 'conditions', kind: 'multiline' },
      ],
    },
    {
      name: 'signing',
      fields: [
        { name: 'place', kind: 'text', isRequired: true, most: 100, isHalf: true },
        { name: 'signingDate', kind: 'date', isRequired: true, isHalf: true },
        { name: 'advance', kind: 'yes', isRequired: true },
      ],
    },
  ],
  check: (answers, { today }) => [
    ...secondBuyer(answers),
    ...amounts(answers),
    ...period(answers, today),
  ],
}
