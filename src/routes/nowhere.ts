/** An address within a language at which nothing ever stands, under which the not-found page is asked for. No slug is a hyphen. */
export const NOWHERE = '/-/'
