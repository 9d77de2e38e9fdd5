import { PERSON, type FormField } from './fields'

const { title, firstName, lastName, email, phone } = PERSON

/** Who asks, and how to reach them. */
export const CONTACT: readonly FormField[] = [title, firstName, lastName, email, phone]

/** How and when they want to be answered. */
export const ANSWERED_BY: readonly FormField[] = [PERSON.contactPreference, PERSON.contactTime]

/** Where they live. */
export const ADDRESS: readonly FormField[] = [PERSON.street, PERSON.houseNumber, PERSON.zip, PERSON.city]

/** The same fields, each of which has to be filled in. */
export const required = (fields: readonly FormField[]): FormField[] =>
  fields.map((field) => ({ ...field, isRequired: true }))

/** The same fields, with a telephone number that has to be filled in. */
export const reachable = (fields: readonly FormField[]): FormField[] =>
  fields.map((field) => (field.name === PERSON.phone.name ? { ...field, isRequired: true } : field))

/**
 * The same fields for a second person: `firstName` is `secondFirstName`. None has to be filled in, and
 * browsers, which know the first person only, are asked not to.
 */
export const ofSecond = (fields: readonly FormField[]): FormField[] =>
  fields.map((field) => ({
    ...field,
    name: secondName(field.name), isRequired: false, autoComplete: 'off',
  }))

/** The name of a field for a second person. */
export const secondName = (name: string): string => `second${name.charAt(0).toUpperCase()}${name.slice(1)}`
