import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gate } from '@/cms/access/gate'
import { adminMessage } from '@/cms/fields/labels'
import { formatBytes } from '@/i18n/format-bytes'
import { bodyRule, type BodyRule } from './body-rules'
import { isWellFormed } from './body-shape'
import { hasBody, refuse } from './refuse'
import { withBody } from './with-body'
import { isRead, pathOf, type Step } from './step'

/** Bytes of the fields that are sent with a file. */
const AROUND_A_FILE = 1_000_000

/** What says who asks and in which language. */
const TELLING = ['authorization', 'cookie', 'origin', 'sec-fetch-site', 'accept-language'] as const

/**
 * Refuses a body that is larger than its address takes, and any body where whoever has no session may
 * send nothing, before it is read; and one that is nested without end or lists without end. Files
 * are passed on as they come, any other body once it is here as a whole. Decision 063.
 */
export const limitedBody =
  (gate: Gate): Step =>
  (request, response, next) => {
    const path = pathOf(request)
    const isFunction = path.split('/')[1] === 'admin'
    const rule = bodyRule(path, request.headers['content-type'] ?? '', gate.takesFiles)
    if (isRead(request) || !rule || !(isFunction || hasBody(request))) return next()
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
  key: string
  /** Bytes. */
  most?: number
}

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
    return { status: 403, key: 'errors.notSignedIn' }
  }
  const tooLarge = { status: 413, key: 'errors.bodyTooLarge', most: rule.most }
  const announced = headers['content-length']
  if (Number(announced ?? 0) > rule.most + (rule.isFile ? AROUND_A_FILE : 0)) return tooLarge
  if (rule.isFile) return announced === undefined ? { status: 411, key: 'errors.lengthRequired' } : { request }
  const body = await wholeBody(request, rule.most)
  if (!body) return tooLarge
  if (!isWellFormed(body, headers['content-type'])) return { status: 400, key: 'errors.notUnderstood' }
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
  { status, key, most }: Refusal,
): void {
  const language = gate.language(telling(request))
  const values = most === undefined ? undefined : { most: formatBytes(most, language) }
  refuse(request, response, { status, message: adminMessage(key, language, values) })
}

function telling({ headers }: IncomingMessage): Headers {
  const given = TELLING.map((name) => [name, headers[name]] as const)
  return new Headers(given.filter((one): one is [typeof one[0], string] => typeof one[1] === 'string'))
}
