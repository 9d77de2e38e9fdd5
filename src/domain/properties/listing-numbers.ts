/** The numbers from `from` to `to`, both included. */
export interface ListingNumbers {
  from: number
  to: number
}

/** The greatest number a listing can have: nine digits, which every database and address can hold. */
export const GREATEST_LISTING_NUMBER = 999_999_999

/** The numbers of listings made by hand where the settings name no others. */
export const NUMBERS_BY_HAND: ListingNumbers = { from: 9_000_000, to: 9_999_999 }

/** Whether something is a whole number of a range; anything that is no number is not. */
export const isNumberIn = ({ from, to }: ListingNumbers, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
