import type { NumberFieldSingleValidation } from 'payload'
import { GREATEST_LISTING_NUMBER, isNumberIn } from '@/domain/properties/listing-numbers'
import { adminMessage } from './labels'

/** Accepts a whole number from 1, or nothing; anything else is refused in words. */
export const wholeNumber: NumberFieldSingleValidation = (value, { req }) =>
  value === null || value === undefined || (Number.isInteger(value) && value >= 1)
    ? true
    : adminMessage('errors.wholeNumber', req.i18n.language)

/** Accepts a number that a listing can have, or nothing; anything else is refused in words. */
export const listingNumber: NumberFieldSingleValidation = (value, { req }) =>
  value === null || value === undefined || isNumberIn({ from: 1, to: GREATEST_LISTING_NUMBER }, value)
    ? true
    : adminMessage('errors.listingNumber', req.i18n.language, { most: GREATEST_LISTING_NUMBER })

/** Accepts a whole number from 1 to the greatest; anything else, nothing too, is refused in words. */
export const withinWhole =
  (most: number): NumberFieldSingleValidation =>
  (value, { req }) =>
    value !== null && value !== undefined && isNumberIn({ from: 1, to: most }, value)
      ? true
      : adminMessage('errors.wholeNumberTo', req.i18n.language, { most })
