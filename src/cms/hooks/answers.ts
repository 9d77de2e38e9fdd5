import { APIError, type AfterErrorHook, type PayloadRequest, type SanitizedConfig } from 'payload'
import { isDiskFull } from '@/lib/disk-full'
import { isCollision } from '../database/errors'
import { adminMessage } from '../fields/labels'
import { isFileAway } from '../media/bucket'
import { refusalReason, refuseInWords, type RefusedRequest } from './refusals'

const GONE = /FOREIGN KEY constraint failed|violates foreign key constraint/
/** What SQLite says of a value that no field of the kind can have, and what Postgres says of one. */
const NO_SUCH_VALUE = /database cannot store|datatype mismatch|Not supported|can only bind numbers|row value misused/
const NOT_OF_TYPE =
  /invalid input (?:syntax for type|value for enum)|out of range|invalid byte sequence|unsupported Unicode escape|operator does not exist|argument of LIMIT/
/** What Payload's adapter (3.90.1) says of a way of comparing that SQLite has not. */
const NO_SUCH_OPERATOR = /operators\[queryOperator\] is not a function/
/** What it says of the folder of a file, which whoever fetches one may name: no upload here has any. */
const NO_FOLDER = /Cannot find field for path at prefix\b/
/** What the reader of uploads says of a form that is none or breaks off. */
const BROKEN_FORM =
  /Unexpected end of (?:form|file)|Malformed (?:part|content type)|Unsupported content type|Boundary not found|not eligible for file upload/
/** What it says where a form names a file that was sent elsewhere, which nobody can here. */
const FILE_ELSEWHERE = /uploadConfig\.handlers is not present|Expected response from the upload handler/
const SAVES = new Set(['create', 'update'])
const BAD_REQUEST = 400
const CONFLICT = 409
const SERVER_ERROR = 500
const UNAVAILABLE = 503
const INSUFFICIENT_STORAGE = 507

const wholeStory = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${wholeStory(error.cause)}` : ''

/** JSON that is none, nesting without end, a number that is none: whoever asks can send it. */
const wasSent = (error: Error): boolean =>
  error instanceof SyntaxError ||
  error instanceof RangeError ||
  [NO_SUCH_VALUE, NOT_OF_TYPE, NO_SUCH_OPERATOR, NO_FOLDER, BROKEN_FORM, FILE_ELSEWHERE].some((labels) => labels.test(wholeStory(error)))

/** Whether a request failed of what was sent with it, and is told so: no error of the server. */
export const isOfSender = (error: unknown): error is Error =>
  error instanceof Error &&
  (Number((error as { status?: number }).status ?? SERVER_ERROR) < SERVER_ERROR ||
    wasSent(error) ||
    GONE.test(wholeStory(error)))

interface Answer {
  message: string
  status: number
}

/** What is wrong with what was sent where Payload only says that something went wrong; null where it says more. */
function answerOf(error: Error, language: string): Answer | null {
  const { status } = error as { status?: number }
  if (status !== undefined && status < SERVER_ERROR) return null
  if (isDiskFull(error)) return { status: INSUFFICIENT_STORAGE, message: adminMessage('errors.diskFull', language) }
  if (isFileAway(error)) return { status: UNAVAILABLE, message: adminMessage('errors.filesAway', language) }
  if (isCollision(error)) return { status: CONFLICT, message: adminMessage('errors.atOnce', language) }
  if (GONE.test(wholeStory(error))) return { status: CONFLICT, message: adminMessage('errors.goneMeanwhile', language) }
  return wasSent(error) ? { status: BAD_REQUEST, message: adminMessage('errors.notUnderstood', language) } : null
}

const inWords: AfterErrorHook = ({ error, req }) => {
  const answer = answerOf(error, req.i18n.language)
  if (answer) return { status: answer.status, response: { errors: [{ message: answer.message }] } }
}

/** Why something is refused, on one line in the language of the person at work; of what is wrong with the server, nothing. */
export function reasonOf(refused: RefusedRequest): string {
  const { error, req } = refused
  const own = isOfSender(error) ? error.message : req.t('error:unknown')
  return refusalReason(refused) ?? answerOf(error, req.i18n.language)?.message ?? own
}

interface Operation {
  args?: object
  operation: string
  req: PayloadRequest
}

/**
 * Refuses to save where staff sent no document: Payload reads fields of it all the same (3.90.1). Nobody
 * else may save, which their answer says.
 */
const requireDocument = ({ args, operation, req }: Operation): void => {
  const { data, duplicateFromID } = (args ?? {}) as { data?: unknown; duplicateFromID?: unknown }
  if (!SAVES.has(operation) || !req.user || data || duplicateFromID) return
  throw new APIError(adminMessage('errors.notUnderstood', req.i18n.language), BAD_REQUEST)
}

/**
 * The configuration in which the API answers what nobody can answer in words and not with an error
 * of the server. Errors of the server itself stay what they are, and are logged. Spec §8.
 */
export async function answerInWords(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  config.hooks.afterError = [...(config.hooks.afterError ?? []), refuseInWords, inWords]
  for (const { hooks } of config.collections) {
    hooks.beforeOperation = [requireDocument, ...(hooks.beforeOperation ?? [])]
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [requireDocument, ...(hooks.beforeOperation ?? [])]
  }
  return onlyOwnCollections(config)
}

/** `/api/constructor` names no collection, whatever objects inherit. */
function onlyOwnCollections(config: SanitizedConfig): SanitizedConfig {
  const { onInit } = config
  config.onInit = async (payload) => {
    Object.setPrototypeOf(payload.collections, null)
    await onInit?.(payload)
  }
  return config
}
