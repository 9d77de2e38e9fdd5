import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gate } from './gate'
import { adminMessage } from '@/cms/fields/labels'
import { formatBytes } from '@/i18n/format-bytes'
import type { Language } from '@/i18n/languages'
import { bodyRule, type BodyRule } from './body-rules'
import { isForm, isWellFormed } from './body-shape'
import { hasBody, refuse } from './refuse'
import { isServerFunctionBody } from './server-function-body'
import { telling } from './telling'
import { withBody } from './with-body'
import { isRead, pathOf, type Step } from './step'

/** Bytes of the fields that are sent with a file. */
const AROUND_A_FILE = 1_000_000

/**
 * Refuses a body that is larger than its address takes, and any body where whoever has no session may
 * send nothing, before it is read; and one that is nested without end or lists without end. Files
 * are passed on as they come, any other body once it is here as a whole. Decision 063.
 */
export const limitedBody =
  (gate: Gate): Step =>
  (request, response, next) => {
    if (isRead(request)) return next()
    const path = pathOf(request)
    const rule = bodyRule(path, request.headers['content-type'] ?? '', gate.takesFiles)
    if (!(rule.isCall || hasBody(request))) return next()
    admit(request, rule, gate).then(
      (admitted) => {
        if ('status' in admitted) say(request, response, gate, admitted)
        else next(admitted.request)
      },
      (error: Error) => response.destroy(error),
    )
  }

interface Refusal {
  status: number
  message: (language: Language) => string
}

const NOT_SIGNED_IN: Refusal = {
  status: 403,
  message: (language) => adminMessage('errors.notSignedIn', language),
}
const LENGTH_REQUIRED: Refusal = {
  status: 411,
  message: (language) => adminMessage('errors.lengthRequired', language),
}
const NOT_UNDERSTOOD: Refusal = {
  status: 400,
  message: (language) => adminMessage('errors.notUnderstood', language),
}
/** `most` in bytes. */
const tooLarge = (most: number): Refusal => ({
  status: 413,
  message: (language) =>
    adminMessage('errors.bodyTooLarge', language, { most: formatBytes(most, language) }),
})

interface Admitted {
  request: IncomingMessage
}

async function admit(
  request: IncomingMessage,
  rule: BodyRule,
  gate: Gate,
): Promise<Admitted | Refusal> {
  const { headers } = request
  if (rule.for === 'staff' && !(await gate.isStaff(telling(request)))) {
    return NOT_SIGNED_IN
  }
  const announced = headers['content-length']
  if (Number(announced ?? 0) > rule.most + (rule.isFile ? AROUND_A_FILE : 0)) {
    return tooLarge(rule.most)
  }
  if (rule.isFile) {
    if (!isForm(headers['content-type'])) return NOT_UNDERSTOOD
    return announced === undefined ? LENGTH_REQUIRED : { request }
  }
  const body = await wholeBody(request, rule.most)
  if (!body) return tooLarge(rule.most)
  const type = headers['content-type']
  if (!isWellFormed(body, type) || (rule.isCall && !isServerFunctionBody(body, type))) return NOT_UNDERSTOOD
  return { request: withBody(request, body) }
}

/** Reads a body; null where there are more than `most` bytes, which are then left to come. */
const wholeBody = (request: IncomingMessage, most: number): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    const take = (part: Buffer): void => {
      parts.push(part)
      size += part.length
      if (size <= most) return
      request.removeListener('data', take)
      resolve(null)
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(parts)))
  })

function say(
  request: IncomingMessage,
  response: ServerResponse,
  gate: Gate,
  { status, message }: Refusal,
): void {
  const language = gate.language(telling(request))
  refuse(request, response, { status, message: message(language) })
}
