import {
  Locked,
  NotFound,
  QueryError,
  ValidationError,
  type AfterErrorHook,
  type Field,
  type PayloadRequest,
} from 'payload'
import { adminMessage } from '../fields/labels'
import { labelAt } from '../fields/label-at'
import { isHeic } from '../media/encode'
import { kindsOf } from '../media/upload-limits'

interface FieldRefusal {
  label?: unknown
  message: string
  path: string
}

type RefusingCollection = Parameters<AfterErrorHook>[0]['collection']

/** A request that was refused, and by what. */
export interface RefusedRequest {
  collection: RefusingCollection
  error: Error
  req: PayloadRequest
}

/** The fields that were refused, and of what. */
interface RefusedFields {
  collection: RefusingCollection
  fields: Field[]
  req: PayloadRequest
}

/** Where Payload puts what is wrong with the file itself, in English. */
const FILE = 'file'

const dataOf = (error: Error) => (error as { data?: { errors?: unknown; global?: string } }).data

const refusalsIn = (error: Error): FieldRefusal[] | null => {
  const errors = dataOf(error)?.errors
  return error instanceof ValidationError && Array.isArray(errors) ? (errors as FieldRefusal[]) : null
}

/** A comma would be read as the end of the name. */
const asName = (label: string): string => label.replace(/\s*,\s*/g, ' – ')

/** The fields of the form that was refused, of a collection or of a global. */
function refusedFields({ collection, error, req }: RefusedRequest): RefusedFields {
  const global = req.payload.globals.config.find(({ slug }) => slug === dataOf(error)?.global)
  return { collection, fields: collection?.fields ?? global?.fields ?? [], req }
}

function nameOf({ label, path }: FieldRefusal, { fields, req: { i18n } }: RefusedFields): string {
  if (path === FILE) return adminMessage('errors.fileField', i18n.language)
  if (typeof label === 'string' && label !== '') return label
  return labelAt(fields, path, i18n) ?? path
}

function inWords(refusal: FieldRefusal, { collection, req }: RefusedFields): FieldRefusal {
  // What follows are rows of the database, as JSON.
  if (refusal.message.startsWith(req.t('validation:invalidSelections'))) {
    return { ...refusal, message: req.t('validation:invalidSelection') }
  }
  if (refusal.path !== FILE) return refusal
  const { language } = req.i18n
  if (req.file && isHeic(req.file.data)) return { ...refusal, message: adminMessage('errors.heic', language) }
  const kinds = kindsOf(collection?.upload.mimeTypes ?? [])
  return { ...refusal, message: adminMessage('errors.fileKind', language, { kinds }) }
}

/** In words that Payload has no other language of: that something is gone, is held by somebody else or cannot be asked. */
function refusalInWords(error: Error, language: string): string | null {
  if (error instanceof NotFound) return adminMessage('errors.notFound', language)
  if (error instanceof Locked) return adminMessage('errors.locked', language)
  return error instanceof QueryError ? adminMessage('errors.notUnderstood', language) : null
}

/**
 * Says which fields are refused by their labels, in the language of the person at work, where Payload
 * (3.90.1) says it in English or by the names of the database; and in words that it has no other
 * language of, that something is gone, is held by somebody else or cannot be asked. Spec §8.
 */
export const refuseInWords: AfterErrorHook = ({ collection, error, req }) => {
  const refusals = refusalsIn(error)
  if (refusals) {
    const refused = refusedFields({ collection, error, req })
    const errors = refusals.map((one) => inWords(one, refused))
    const names = [...new Set(errors.map((one) => asName(nameOf(one, refused))))]
    const message = `${req.t('error:followingFieldsInvalid', { count: names.length })} ${names.join(', ')}`
    return { response: { errors: [{ name: error.name, data: { ...dataOf(error), errors }, message }] } }
  }
  const message = refusalInWords(error, req.i18n.language)
  if (message) return { response: { errors: [{ message }] } }
}

/**
 * Why something is refused, on one line in the language of the person at work: of each field its label, unless
 * the reason says that, and the reason. Null where the words of the error are all there is.
 */
export function refusalReason(request: RefusedRequest): string | null {
  const { error, req: { i18n: { language } } } = request
  const refused = refusedFields(request)
  const reasons = refusalsIn(error)?.map((one) => {
    const [name, reason] = [nameOf(one, refused), inWords(one, refused).message]
    return reason.toLowerCase().includes(name.toLowerCase()) ? reason : adminMessage('errors.reasonOf', language, { name, reason })
  })
  return reasons ? [...new Set(reasons)].join(' · ') : refusalInWords(error, language)
}
