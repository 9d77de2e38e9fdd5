import type {
  ArrayField,
  Field,
  NumberField,
  SelectField,
  TextFieldSingleValidation,
} from 'payload'
import { webAddress } from '../fields/web-address'
import { oncePerDay } from './rate-rows'

const MOST_EURO = 1_000_000_000

/** Fields that stand in several tables share their words. */
const shared = (name: string) => ({ custom: { labels: `rates.${name}` } })

/** A percentage, from 0 to 100. */
export const percent = (name: string, required = true): NumberField => ({
  name,
  type: 'number',
  required,
  min: 0,
  max: 100,
})

/** An amount in euro, blank where there is none. */
export const euro = (name: string, required = false): NumberField => ({
  name,
  type: 'number',
  required,
  min: 0,
  max: MOST_EURO,
})

/** A whole number of years. */
export const years = (most: number): NumberField => ({
  name: 'years',
  type: 'number',
  required: true,
  min: 1,
  max: most,
  admin: { step: 1 },
})

/** The Belgian region a rate is of. */
export const region: SelectField = {
  name: 'region',
  type: 'select',
  required: true,
  options: ['flanders', 'wallonia', 'brussels'],
  ...shared('region'),
}

/** A rate without a source cannot be checked by anybody. */
const sourceAddress: TextFieldSingleValidation = (value, { req }) =>
  value?.trim() ? webAddress(value.trim(), { req }) : req.t('validation:required')

const DATED: Field[] = [
  {
    name: 'validFrom',
    type: 'date',
    required: true,
    admin: { date: { pickerAppearance: 'dayOnly' } },
    ...shared('validFrom'),
  },
  {
    name: 'source',
    type: 'text',
    required: true,
    maxLength: 500,
    validate: sourceAddress,
    ...shared('source'),
  },
]

/** Rows that hold from a day on; two that begin on one day for the same thing are refused. */
export const dated = (name: string, fields: Field[], validate = oncePerDay()): ArrayField => ({
  name,
  type: 'array',
  custom: { rowName: ['region', 'validFrom'] },
  fields: [...fields, ...DATED],
  validate,
})
