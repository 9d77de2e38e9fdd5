import { fold } from '@/lib/fold'

export interface NamedCity {
  name: string
  zip: string
}

const FORMS: readonly RegExp[] = [
  /^(?<name>[^|]*)\|(?<zip>[^|]*)$/,
  /^(?<name>[^()]*)\((?<zip>[^()]*)\)$/,
  /^(?<zip>[a-z]{0,2}-?\d{4,5})(?:\s+(?<name>.*))?$/,
  /^(?<name>.*)$/,
]

const key = (text: string): string => fold(text).trim()

// In a typed name "Louvain la Neuve" is as good as "Louvain-la-Neuve".
const labels = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** A city with its name made comparable. */
export interface FoldedCity {
  labels: string
  zip: string
}

/** A city made comparable once, for many comparisons. */
export const foldedCity = ({ name, zip }: NamedCity): FoldedCity => ({
  labels: labels(name),
  zip: key(zip),
})

/**
 * What a typed place means: `Namur`, `Namur|5000`, `Namur (5000)`, `5000 Namur` or `5000`, whatever
 * the case, accents and hyphens. What is typed has to agree wholly; a blank query matches nothing.
 * Spec §2, §5.
 */
export function typedPlace(query: string): (city: FoldedCity) => boolean {
  const typed = key(query)
  const form = FORMS.find((pattern) => pattern.test(typed))
  const { name = '', zip = '' } = form?.exec(typed)?.groups ?? {}
  const asked = { name: labels(name), zip: zip.trim() }
  if (asked.name === '' && asked.zip === '') return () => false
  return (city) =>
    (asked.name === '' || asked.name === city.labels) && (asked.zip === '' || asked.zip === city.zip)
}
