import { formatDate, formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/languages'
import { formatEuro } from '@/lib/money'
import { readSlotValue } from '../appointments/appointment'
import { momentLine } from '../appointments/moment-words'
import { formFieldNamed, formFields } from './definitions'
import { fieldLabel, wordIn, type LabelWords } from './field-label'
import type { Answers, FieldValue, FormField } from './fields'
import type { FormName } from './forms'

/** The words of the forms in one language: the messages below `Forms`. */
export interface FormWords extends LabelWords {
  options: Readonly<Record<string, Readonly<Record<string, string>>>>
  yes: string
}

export interface AnswerLine {
  /** Name of the field. */
  name: string
  label: string
  value: string
}

/** The unit in the label of an amount, which is written with it. */
const IN_EURO = /\s\(€\)$/

/**
 * The answers of a form in the words of a language, in the order in which they were asked: amounts in
 * euro, numbers with their groups, days written out. What the form no longer asks keeps its name for a label.
 * Spec §1.
 */
export const answerLines = (form: FormName, answers: Answers, words: FormWords, language: Language): AnswerLine[] =>
  asAsked(form, answers).map(([name, value]) => {
    const field = formFieldNamed(form, name)
    const percent = field?.kind === 'yes' && typeof value === 'number' ? value : undefined
    const label = fieldLabel({ name, percent }, words, language)
    return {
      name,
      label: field?.kind === 'euro' ? label.replace(IN_EURO, '') : label,
      value: [value].flat().map((one) => inWords(field, percent === undefined ? one : true, words, language)).join(', '),
    }
  })

/** Answers in the order of the form, which Postgres does not keep; what it no longer asks comes last. */
function asAsked(form: FormName, answers: Answers): [string, FieldValue][] {
  const names = [...formFields(form).keys()]
  const placeOf = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.entries(answers).sort(([one], [other]) => placeOf(one) - placeOf(other))
}

/**
 * The words for whoever reads what somebody was asked in other words: the hours at which they want to be
 * called stay those that they read, which differ between languages. Spec §3.
 */
export const withHoursAsAsked = (words: FormWords, asked: FormWords): FormWords => ({
  ...words,
  options: { ...words.options, contactTime: asked.options.contactTime ?? {} },
})

function inWords(
  field: FormField | null,
  value: Exclude<FieldValue, string[]>,
  words: FormWords,
  language: Language,
): string {
  if (value === true) return words.yes
  if (field?.kind === 'euro') return formatEuro(value)
  if (field && typeof value === 'number') return formatNumber(value, language)
  const slot = field?.kind === 'slot' ? readSlotValue(value) : null
  if (slot !== null) return momentLine(slot, language)
  if (field?.kind === 'date') return formatDate(String(value), language) ?? String(value)
  return wordIn(words.options[field?.name ?? ''], String(value)) ?? String(value)
}
