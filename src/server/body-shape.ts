import { endOfJson } from '@/lib/json-shape'

/** Formatted text is refused deeper than a hundred; around it stand a page, its modules and columns. */
const BOUNDS = { depth: 150, entries: 20_000 }

const [SQUARE, CURLY] = [0x5b, 0x7b]
const HEAD_ENDS = '\r\n\r\n'

/**
 * Whether nothing in a body is nested or listed further than anybody's work is. In a form, the JSON
 * that stands in its fields is looked at.
 */
export function isWellFormed(body: Buffer, contentType = ''): boolean {
  if (!/^multipart\//i.test(contentType)) return endOfJson(body, 0, BOUNDS) !== null
  for (let at = fieldFrom(body, 0); at !== null; ) {
    const isJson = body[at] === SQUARE || body[at] === CURLY
    const end = isJson ? endOfJson(body, at, BOUNDS) : at
    if (end === null) return false
    at = fieldFrom(body, end)
  }
  return true
}

/** Where the next field of a form begins. */
function fieldFrom(form: Buffer, from: number): number | null {
  const head = form.indexOf(HEAD_ENDS, from)
  return head < 0 ? null : head + HEAD_ENDS.length
}
