const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [SQUARE, END_OF_SQUARE, CURLY, END_OF_CURLY] = [0x5b, 0x5d, 0x7b, 0x7d]

interface JsonBounds {
  /** How deep arrays and objects may stand in one another. */
  depth: number
  /** How many entries one of them may have. */
  entries: number
}

/**
 * Looks at JSON in UTF-8 from a position on without parsing it. Gives where its first array or object
 * ends, the end of the bytes where none does, and null where it exceeds a bound. What is no JSON gets
 * some position: whoever parses it finds that out.
 */
export function endOfJson(bytes: Uint8Array, from: number, { depth, entries }: JsonBounds): number | null {
  const commas: number[] = []
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfString(bytes, at)
    else if (byte === SQUARE || byte === CURLY) {
      if (commas.push(0) > depth) return null
    } else if (byte === END_OF_SQUARE || byte === END_OF_CURLY) {
      commas.pop()
      if (commas.length === 0) return at + 1
    } else if (byte === COMMA && commas.length > 0) {
      const count = (commas.at(-1) ?? 0) + 1
      if (count >= entries) return null
      commas[commas.length - 1] = count
    }
  }
  return bytes.length
}

function endOfString(bytes: Uint8Array, from: number): number {
  let at = from + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at
}
