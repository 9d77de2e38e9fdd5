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

/** What was refused, and by what. */
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
function fieldsOf(error: Error, collection: RefusingCollection, { payload }: PayloadRequest): Field[] {
  if (collection) return collection.fields
  return payload.globals.config.find(({ slug }) => slug === dataOf(error)?.global)?.fields ?? []
}

function nameOf({ label, path }: FieldRefusal, { fields, req: { i18n } }: RefusedFields): string {
  if (path === FILE) return adminMessage('errors.fileField', i18n.language)
  if (typeof label === 'string' && label !== '') return asName(label)
  return asName(labelAt(fields, path, i18n) ?? path)
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

/**
 * Says which fields are refused by their labels, in the language of the person at work, where Payload
 * (3.90.1) says it in English or by the names of the database; and in words that it has no other
 * language of, that something is gone, is held by somebody else or cannot be asked. Spec §8.
 */
export const refuseInWords: AfterErrorHook = ({ collection, error, req }) => {
  const { language } = req.i18n
  const refusals = refusalsIn(error)
  if (refusals) {
    const refused = { collection, fields: fieldsOf(error, collection, req), req }
    const errors = refusals.map((one) => inWords(one, refused))
    const names = [...new Set(errors.map((one) => nameOf(one, refused)))]
    const message = `${req.t('error:followingFieldsInvalid', { count: names.length })} ${names.join(', ')}`
    return { response: { errors: [{ name: error.name, data: { ...dataOf(error), errors }, message }] } }
  }
  const answer = (message: string) => ({ response: { errors: [{ message }] } })
  if (error instanceof NotFound) return answer(adminMessage('errors.notFound', language))
  if (error instanceof Locked) return answer(adminMessage('errors.locked', language))
  if (error instanceof QueryError) return answer(adminMessage('errors.notUnderstood', language))
}
