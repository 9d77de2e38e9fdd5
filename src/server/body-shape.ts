import { endOfJson } from '@/lib/json-shape'
import { hasTooManyParameters } from '@/routes/request-target'

/** Formatted text is refused deeper than a hundred; around it stand a page, its modules and columns. */
const BOUNDS = { depth: 150, entries: 20_000 }

const QUERY = /^application\/x-www-form-urlencoded/i
const MULTIPART = /^multipart\//i
/** As browsers write it: a quoted boundary could be read in two ways. */
const FORM = /^multipart\/form-data; ?boundary=([\w'()+,./:=?-]{1,70})$/i
/** Busboy decodes fields, base64 among others, before anybody looks at them. */
const OTHER_CHARSET = /charset=(?!"?utf-8"?(?:[\s;]|$))/i

const [SQUARE, CURLY] = [0x5b, 0x7b]
const WHITE_SPACE = new Set([0x20, 0x09, 0x0a, 0x0d])
const HEAD_ENDS = '\r\n\r\n'
const FORM_ENDS = '--'

/** Whether a type of content is a form with a boundary that everybody reads alike. */
export const isForm = (contentType = ''): boolean => FORM.test(contentType)

/**
 * Whether nothing in a body is nested or listed further than anybody's work is. In a form, the JSON
 * that stands in its fields is looked at; one that breaks off is refused, and so is a query with more
 * than 500 parameters.
 */
export function isWellFormed(body: Buffer, contentType = ''): boolean {
  if (QUERY.test(contentType)) return !hasTooManyParameters(body.toString('latin1'))
  if (!MULTIPART.test(contentType)) return endOfJson(body, 0, BOUNDS) !== null
  const [, boundary] = FORM.exec(contentType) ?? []
  return boundary !== undefined && isWellFormedForm(body, boundary)
}

/** Looks at the parts of a form where busboy (1.6.0) sees them: between lines with its boundary. */
function isWellFormedForm(form: Buffer, boundary: string): boolean {
  const opening = Buffer.from(`--${boundary}`)
  const line = Buffer.concat([Buffer.from('\r\n'), opening])
  if (!form.subarray(0, opening.length).equals(opening)) return false
  let at = opening.length
  while (form.toString('latin1', at, at + FORM_ENDS.length) !== FORM_ENDS) {
    const end = form.indexOf(line, at)
    if (end < 0 || !isWellFormedPart(form.subarray(at, end))) return false
    at = end + line.length
  }
  return true
}

function isWellFormedPart(part: Buffer): boolean {
  const head = part.indexOf(HEAD_ENDS)
  if (head < 0 || OTHER_CHARSET.test(part.toString('latin1', 0, head))) return false
  let at = head + HEAD_ENDS.length
  while (WHITE_SPACE.has(part[at] ?? 0)) at += 1
  const isJson = part[at] === SQUARE || part[at] === CURLY
  return !isJson || endOfJson(part, at, BOUNDS) !== null
}
