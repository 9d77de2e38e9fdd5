import { endOfJson } from '@/lib/json-shape'
import { hasTooManyParameters } from '@/routes/request-target'

/** Formatted text is refused deeper than a hundred; around it stand a page, its modules and columns. */
const BOUNDS = { depth: 150, entries: 20_000 }

const QUERY = /^application\/x-www-form-urlencoded/i
const JSON_TYPE = /^application\/json/i
const MULTIPART = /^multipart\//i
/** As browsers write it: a quoted boundary could be read in two ways. */
const FORM = /^multipart\/form-data; ?boundary=([\w'()+,./:=?-]{1,70})$/i
/** Busboy decodes fields, base64 among others, before anybody looks at them. */
const OTHER_CHARSET = /charset=(?!"?utf-8"?(?:[\s;]|$))/i
/** The field of a form of Payload that holds the document. */
const DOCUMENT_FIELD = /\bname="?_payload\b/i

const [SQUARE, CURLY] = [0x5b, 0x7b]
/** And the mark of the order of bytes, which whoever reads a body as text leaves out. */
const WHITE_SPACE = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf])
const HEAD_ENDS = '\r\n\r\n'
const FORM_ENDS = '--'

/** Whether a type of content is a form with a boundary that everybody reads alike. */
export const isForm = (contentType = ''): boolean => boundaryOf(contentType) !== null

/** What stands between the parts of a form, by the type of its content; null for anything else. */
export const boundaryOf = (contentType: string): string | null => FORM.exec(contentType)?.[1] ?? null

/**
 * Whether nothing in a body is nested or listed further than anybody's work is. In a form, the JSON
 * that stands in its fields is looked at; one that breaks off is refused, and so is a query with more
 * than 500 parameters. A document is an object: Payload takes `null` for one, and fails on it.
 */
export function isWellFormed(body: Buffer, contentType = ''): boolean {
  if (QUERY.test(contentType)) return !hasTooManyParameters(body.toString('latin1'))
  if (!MULTIPART.test(contentType)) return isWellFormedJson(body, JSON_TYPE.test(contentType))
  const boundary = boundaryOf(contentType)
  return boundary !== null && (partsOf(body, boundary)?.every(isWellFormedPart) ?? false)
}

interface FormPart {
  /** Its headers, as they were sent. */
  head: string
  content: Buffer
}

/** The parts of a form where busboy (1.6.0) sees them, between lines with its boundary; null where one breaks off. */
export function partsOf(form: Buffer, boundary: string): FormPart[] | null {
  const opening = Buffer.from(`--${boundary}`)
  const line = Buffer.concat([Buffer.from('\r\n'), opening])
  if (!form.subarray(0, opening.length).equals(opening)) return null
  const parts: FormPart[] = []
  let at = opening.length
  while (form.toString('latin1', at, at + FORM_ENDS.length) !== FORM_ENDS) {
    const end = form.indexOf(line, at)
    const headEnd = form.indexOf(HEAD_ENDS, at)
    if (end < 0 || headEnd < 0 || headEnd > end) return null
    parts.push({
      head: form.toString('latin1', at, headEnd),
      content: form.subarray(headEnd + HEAD_ENDS.length, end),
    })
    at = end + line.length
  }
  return parts
}

const isWellFormedPart = ({ head, content }: FormPart): boolean =>
  !OTHER_CHARSET.test(head) && isWellFormedJson(content, DOCUMENT_FIELD.test(head))

/** Whether what may be JSON keeps to the bounds; a document is an object, or is left out. */
function isWellFormedJson(text: Buffer, isDocument: boolean): boolean {
  let at = 0
  while (WHITE_SPACE.has(text[at] ?? 0)) at += 1
  if (isDocument && at < text.length && text[at] !== CURLY) return false
  const isJson = text[at] === SQUARE || text[at] === CURLY
  return !isJson || endOfJson(text, at, BOUNDS) !== null
}
