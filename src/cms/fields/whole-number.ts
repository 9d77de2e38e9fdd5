import type { NumberFieldSingleValidation } from 'payload'
import { adminMessage } from './labels'

/** Accepts a whole number from 1, or nothing; anything else is refused in words. */
export const wholeNumber: NumberFieldSingleValidation = (value, { req }) =>
  value === null || value === undefined || (Number.isInteger(value) && value >= 1)
    ? true
    : adminMessage('errors.wholeNumber', req.i18n.language)
