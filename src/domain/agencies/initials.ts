/**
 * The first letters of a person's first and last name, in capitals, for a portrait that is
 * missing. One name gives one letter, none an empty text.
 */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/).filter(Boolean)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map((one) => [...(one ?? '')][0]?.toUpperCase() ?? '').join('')
}
