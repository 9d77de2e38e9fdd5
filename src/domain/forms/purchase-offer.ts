import { LANGUAGES, type Language } from '@/i18n/languages'
import { amountFromWords, amountInWords as inWordsOf, MOST_IN_WORDS } from './amount-in-words'
import { missingAnswers, isBegun, notBeyond, notPast } from './checks'
import type { FormDefinition, FormSituation } from './form-definition'
import { PERSON, type Answers, type FieldProblem, type FormField } from './fields'
import { ADDRESS, CONTACT, ofSecond, required, secondName } from './person'

/** Nobody signs later than this many years from now. */
const MOST_YEARS_TO_SIGNING = 2

const BUYER = required([...CONTACT, ...ADDRESS])
const SECOND_BUYER = ofSecond(BUYER)
const SECOND_NEEDED = [PERSON.firstName, PERSON.lastName, ...ADDRESS].map(({ name }) => secondName(name))

/** A second buyer may be missing, but not in part; one way to reach them is enough. */
const secondBuyer = (answers: Answers): FieldProblem[] =>
  isBegun(answers, SECOND_BUYER.map(({ name }) => name))
    ? missingAnswers(answers, SECOND_NEEDED)
    : []

/** The letters that were meant perhaps, where the language is known. */
function unreadable(amount: number, language: Language | undefined): FieldProblem {
  const field = 'amountInWords'
  if (!language) return { field, message: 'invalid.amountInWords' }
  return { field, message: 'invalid.writtenAmount', values: { example: inWordsOf(amount, language) } }
}

/** Figures and letters are the same amount; the letters may be of any of our languages. */
function amounts({ amount, amountInWords }: Answers, { language }: FormSituation): FieldProblem[] {
  if (typeof amount !== 'number' || typeof amountInWords !== 'string') return []
  if (!Number.isInteger(amount)) return [{ field: 'amount', message: 'invalid.wholeEuro' }]
  const all = LANGUAGES.map((one) => amountFromWords(amountInWords, one)).filter((read) => read !== null)
  const [inWords] = all
  if (inWords === undefined) return [unreadable(amount, language)]
  if (all.includes(amount)) return []
  return [{ field: 'amountInWords', message: 'invalid.amountsDiffer', values: { amount, inWords } }]
}

function period(answers: Answers, today: string): FieldProblem[] {
  const { validFrom, validUntil } = answers
  if (typeof validFrom !== 'string' || typeof validUntil !== 'string') return []
  if (validUntil < validFrom) return [{ field: 'validUntil', message: 'invalid.endBeforeStart' }]
  return notPast(answers, 'validUntil', today)
}

/** The share of the day that the page names is what is agreed to. */
const advance = ({ advancePercent }: FormSituation): FormField => ({
  name: 'advance', kind: 'yes', isRequired: true,
  ...(typeof advancePercent === 'number' && { percent: advancePercent }),
})

/** An offer for a property. Spec §3, "Purchase offer"; §9. */
export const purchaseOffer: FormDefinition = {
  form: 'purchase-offer',
  subjects: ['property'],
  needsSubject: true,
  goal: 'sale',
  steps: (situation) => [
    { name: 'buyer', fields: BUYER },
    { name: 'secondBuyer', fields: SECOND_BUYER },
    {
      name: 'offer',
      fields: [
        { name: 'amount', kind: 'euro', isRequired: true, least: 1, most: MOST_IN_WORDS },
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
        advance(situation),
      ],
    },
  ],
  check: (answers, situation) => [
    ...secondBuyer(answers),
    ...amounts(answers, situation),
    ...period(answers, situation.today),
    ...notPast(answers, 'signingDate', situation.today),
    ...notBeyond(answers, 'signingDate', { ...situation, years: MOST_YEARS_TO_SIGNING }),
  ],
}
