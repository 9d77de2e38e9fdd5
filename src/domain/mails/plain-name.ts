const MOST_CHARACTERS = 40
/** Letters, and what stands between them in names; a point ends an initial. */
const WORD = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?$/u

/**
 * A name that somebody typed, for a mail to a person they chose: only words made of letters stay, so
 * that no address, link or number is left; at most 40 characters. Empty where nothing is left. Spec §1.
 */
export function plainName(typed: string): string {
  const words = typed.normalize('NFKC').split(/\s+/).filter((word) => WORD.test(word))
  let name = ''
  for (const word of words) {
    const longer = name === '' ? word : `${name} ${word}`
    if ([...longer].length > MOST_CHARACTERS) break
    name = longer
  }
  return name
}
