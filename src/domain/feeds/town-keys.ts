import { LANGUAGES, type Localized } from '@/i18n/languages'
import { fold } from '@/lib/fold'

interface KeyedTown {
  countryId: string
  zip: string
  names: Localized<string>
}

/** By what a feed's town is known: its country, postcode and name, case and accents aside: `10|9300|alost`. Spec §3. */
export const townKey = (countryId: string, zip: string, name: string): string =>
  `${countryId}|${zip}|${fold(name).trim()}`

/** The keys of a town by each of its names. Spec §3. */
export const townKeys = ({ countryId, names, zip }: KeyedTown): string[] =>
  LANGUAGES.flatMap((language) => names[language] || []).map((name) => townKey(countryId, zip, name))

/** The keys that are stored with a town; none of anything else. */
export const storedTownKeys = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : []

/** Stored keys with others added, each once. */
export const withTownKeys = (stored: unknown, keys: readonly string[]): string[] => [
  ...new Set([...storedTownKeys(stored), ...keys]),
]
