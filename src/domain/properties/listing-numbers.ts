/** The numbers from `from` to `to`, both included. */
export interface ListingNumbers {
  from: number
  to: number
}

/** The greatest number a listing can have: nine digits, which every database and address can hold. */
export const GREATEST_LISTING_NUMBER = 999_999_999

/** All numbers that a listing can have. */
const OF_A_LISTING: ListingNumbers = { from: 1, to: GREATEST_LISTING_NUMBER }

/** The numbers of listings made by hand where the settings name no others. */
export const NUMBERS_BY_HAND: ListingNumbers = { from: 9_000_000, to: 9_999_999 }

/** Whether something is a whole number of a range; anything that is no number is not. */
export const isNumberIn = ({ from, to }: ListingNumbers, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

/** As the site itself writes a number: digits alone, and no zero before them. */
const WRITTEN = /^[1-9]\d*$/

/**
 * The number of a listing that an address, a parameter or typed words name, such as `4711`. Nothing, anything but its
 * digits, and more than the greatest give null: they name no listing, and no database is asked for them.
 */
export function readListingNumber(text: string | undefined): number | null {
  const number = WRITTEN.test(text ?? '') ? Number(text) : 0
  return isNumberIn(OF_A_LISTING, number) ? number : null
}
