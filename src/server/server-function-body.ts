import { boundaryOf, partsOf } from './body-shape'

/**
 * A string in which React writes something that JSON has not, such as `$undefined`, a date, something
 * that stays in the browser (`$T`), or, in a part of a form, what stands in another part; `$$` is a
 * text of the person that begins with `$`.
 */
const SPECIAL = /(?<!\\)"\$(?!\$|undefined"|T"|D|n-?\d{1,30}"|NaN"|-?Infinity"|-0"|0(?::[^"]*)?")/
const IS_NAME = /\bname="?0"?\s*(?:[;\r]|$)/i

/**
 * Whether a body is a call of a server function as browsers send it: a list in JSON, or a form with
 * such a list in its field `0`. React (19.3.1, `decodeReply`) fails on any other, and Next (16.4.6)
 * answers 500.
 */
export function isServerFunctionBody(body: Buffer, contentType = ''): boolean {
  const boundary = boundaryOf(contentType)
  if (boundary === null) return isList(body.toString()) && !SPECIAL.test(body.toString())
  return partsOf(body, boundary)?.some(({ head, content }) => IS_NAME.test(head) && isList(content.toString())) ?? false
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}
