/** A list cut into parts of at most `size` (500, which every database takes in one statement). */
export function chunks<T>(list: readonly T[], size = 500): T[][] {
  const parts: T[][] = []
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size))
  return parts
}
