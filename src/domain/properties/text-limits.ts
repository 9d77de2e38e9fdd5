import type { PropertyField } from './fields'

/** The most characters that a text of a listing may have, in the admin's form and in a feed, by what it says. */
export const TEXT_LIMITS = {
  /** With its markup, as a feed sends it. */
  html: 100_000,
  sentences: 5000,
  title: 500,
  /** Addresses are made of names, and no longer ones are looked up. */
  name: 200,
  address: 200,
  /** Numbers, codes, dates, references, web addresses and all that stands inside a list. */
  other: 2048,
} as const

const TITLES = new Set(['typeDescription', 'marqueeName'])
const ADDRESS = new Set(['street', 'houseNumber', 'boxNr', 'zip'])

/** The most characters that a text in a field of the table may have. Spec §3. */
export function longestText({ kind, localized, name }: PropertyField): number {
  if (kind === 'formattedText') return TEXT_LIMITS.html
  if (TITLES.has(name)) return TEXT_LIMITS.title
  if (ADDRESS.has(name)) return TEXT_LIMITS.address
  return localized ? TEXT_LIMITS.sentences : TEXT_LIMITS.other
}
