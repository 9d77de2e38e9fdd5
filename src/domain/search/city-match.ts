import { fold } from '@/lib/fold'
import { slips } from '@/lib/slips'

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
const foldedName = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** A city with its name made comparable. */
export interface FoldedCity {
  name: string
  zip: string
  /** One bit for each letter that is in the name; some letters share one. */
  letters: number
}

/** A city made comparable once, for many comparisons. */
export function foldedCity({ name: given, zip }: NamedCity): FoldedCity {
  const name = foldedName(given)
  return { name, zip: key(zip), letters: lettersIn(name) }
}

function lettersIn(name: string): number {
  let letters = 0
  for (let at = 0; at < name.length; at += 1) letters |= 1 << (name.charCodeAt(at) & 31)
  return letters
}

/** Whether more letters are in one of two names alone than some slips make: each makes two at most. */
function differMore(one: number, other: number, most: number): boolean {
  let left = 2 * most
  for (let only = one ^ other; only !== 0; only &= only - 1) if (--left < 0) return true
  return false
}

/** The two parts of a typed place, folded; what is not typed is blank. */
export function placeParts(query: string): NamedCity {
  const typed = key(query)
  const form = FORMS.find((pattern) => pattern.test(typed))
  const { name = '', zip = '' } = form?.exec(typed)?.groups ?? {}
  return { name: foldedName(name), zip: zip.trim() }
}

/**
 * What a typed place means: `Namur`, `Namur|5000`, `Namur (5000)`, `5000 Namur` or `5000`, whatever
 * the case, accents and hyphens. What is typed has to agree wholly; a blank query matches nothing.
 * Spec §2, §5.
 */
export function typedPlace(query: string): (city: FoldedCity) => boolean {
  const asked = placeParts(query)
  if (asked.name === '' && asked.zip === '') return () => false
  return (city) =>
    (asked.name === '' || asked.name === city.name) && (asked.zip === '' || asked.zip === city.zip)
}

/** Slips that a typed word may have: none in three letters, one in less than eight, else two. */
export const mostSlips = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2)

/** More is no name that anybody mistyped. */
const LONGEST = 60

/**
 * How many slips there are in a place that was typed as `typedPlace` reads it; Infinity where it is
 * another one. A postcode is right or another town's.
 */
export function mistypedPlace(query: string): (city: FoldedCity) => number {
  const asked = placeParts(query.slice(0, LONGEST))
  const most = mostSlips(asked.name)
  const letters = lettersIn(asked.name)
  return (city) => {
    if (most === 0 || (asked.zip !== '' && asked.zip !== city.zip)) return Infinity
    // Of thousands of towns a few are left after this; to count the slips in all takes ten times as long.
    if (differMore(letters, city.letters, most)) return Infinity
    const count = slips(asked.name, city.name, most)
    return count > most ? Infinity : count
  }
}
