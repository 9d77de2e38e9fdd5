import {
  APIError,
  ValidationError,
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type RelationshipField,
  type Where,
} from 'payload'
import { idOf } from '@/lib/documents'
import { adminMessage } from '../fields/labels'
import { usagesOf } from '../usages/usages'
import { allow, collectionAccess, shownByPages, type CollectionAccess } from './access'
import {
  agencyOf,
  canAddPictures,
  canAdminister,
  canDeletePictures,
  canEditContent,
  canEditListings,
  type Actor,
} from './roles'

const FORBIDDEN = 403

const SHOWN = 3

/** Editors and administrators: every file. Agents: those of their agency. Nobody else: none. */
const ownFiles: Access = ({ req }) => {
  if (canEditContent(req.user)) return true
  const agency = agencyOf(req.user)
  return agency !== null && { agency: { equals: agency } }
}

/**
 * Pictures: all staff add them and see them, agents change those of their agency, editors all. What is
 * used elsewhere is guarded by `keepUploadsOfOthers`. Spec §6, decision 069.
 */
export const pictureAccess: CollectionAccess = {
  ...collectionAccess(shownByPages, canAddPictures),
  update: ownFiles,
  delete: allow(canDeletePictures),
}

/**
 * Files about listings, which are nobody else's business: agents read and fetch those of their agency,
 * add them, and change what their listing points at. Spec §6, decision 069.
 */
export const documentAccess: CollectionAccess = {
  ...collectionAccess(ownFiles, canAdminister),
  create: allow(canEditListings),
}

/** What an agent adds is their agency's, whatever was sent. */
const ofTheAgent: FieldHook = ({ operation, req, value }) =>
  operation === 'create' ? (agencyOf(req.user) ?? (value as unknown)) : (value as unknown)

/** Whose an upload is: an agency's, or the site's own where none is named. */
export const ownerField: RelationshipField = {
  name: 'agency',
  type: 'relationship',
  relationTo: 'agencies',
  index: true,
  access: { create: allow(canEditContent), update: allow(canEditContent) },
  // Whose something is, is no use of it: an agency can be deleted.
  custom: { isUse: false },
  hooks: { beforeChange: [ofTheAgent] },
  admin: { position: 'sidebar' },
}

const forbidden = (message: string): APIError => new APIError(message, FORBIDDEN, null, true)

/** Says to agents in words that a picture is not theirs; the access rule says no in any case. */
export const explainOwner: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  const { id } = args as { id?: number }
  const agency = agencyOf(req.user)
  if (operation !== 'update' || overrideAccess || id === undefined) return
  if (agency === null || canEditContent(req.user)) return
  const where = { id: { equals: id } }
  const doc = await req.payload.db.findOne<OfAgency>({ collection: slug, where })
  if (!doc || doc.agency === agency) return
  throw forbidden(adminMessage('errors.otherUpload', req.i18n.language))
}

interface OfAgency {
  id: number
  agency?: number | null
}

const LISTINGS = new Set(['properties', 'projects'])

/**
 * Keeps agents from changing what others show: a picture of theirs that an editor put on a page, or
 * that stands in a listing of another agency. Spec §6.
 */
export const keepUploadsOfOthers: CollectionBeforeValidateHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const agency = agencyOf(req.user)
  if (operation !== 'update' || agency === null || canEditContent(req.user)) return data
  const which = (kind: string): Where => (LISTINGS.has(kind) ? { agency: { not_equals: agency } } : {})
  const others = await usagesOf(req, slug, Number(originalDoc?.id), { most: SHOWN, which })
  if (others.count === 0) return data
  const places = others.places.join(', ')
  throw forbidden(adminMessage('errors.uploadUsedByOthers', req.i18n.language, { places }))
}

/** What the rows of documents point at; null for what is no document, such as text. */
const filesIn = (rows: unknown): (number | null)[] =>
  (Array.isArray(rows) ? (rows as ({ file?: unknown } | null)[]) : []).flatMap((row) => {
    const file = row?.file
    return file === undefined || file === null ? [] : [idOf(file)]
  })

/**
 * Keeps agents from putting documents that they may not read into a listing, drafts included: from
 * there they would be sent to whoever asks for the documents of that listing.
 */
export const keepDocumentsOfOthers: FieldHook = async ({ operation, originalDoc, req, value }) => {
  const { user } = req as { user: Actor | null }
  if (agencyOf(user) === null || canEditContent(user)) return value as unknown
  // Of a copy, Payload hands on the listing that it is made of: what that shows is new to the copy.
  const doc = operation === 'create' ? undefined : (originalDoc as { documents?: unknown } | undefined)
  const before = new Set(filesIn(doc?.documents))
  const added = [...new Set(filesIn(value))].filter((id) => id === null || !before.has(id))
  if (added.length === 0) return value as unknown
  const where = { id: { in: added.map((id) => id ?? 0) } }
  const asked = { collection: 'documents', where, overrideAccess: false, user: req.user } as const
  const { totalDocs } = await req.payload.count(asked)
  if (totalDocs === added.length) return value as unknown
  const message = adminMessage('errors.otherDocument', req.i18n.language)
  throw new ValidationError({ errors: [{ message, path: 'documents' }] })
}
