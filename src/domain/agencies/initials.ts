/**
 * The first letters of a person's first and last name, in capitals, for a portrait that is
 * missing. One name gives one letter, none an empty text.
 */
export function initialsOf(name: string): string {
  const labels = name.trim().split(/\s+/).filter(Boolean)
  const ends = labels.length > 1 ? [labels[0], labels.at(-1)] : labels
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
