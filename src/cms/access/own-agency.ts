import {
  ValidationError,
  type FieldHook,
  type RelationshipField,
  type RelationshipFieldSingleValidation,
  type Where,
} from 'payload'
import { relationship } from 'payload/shared'
import { idOf } from '@/lib/documents'
import { adminMessage } from '../fields/labels'
import { agencyOf, canAdminister, canEditContent, canEditListingOf, type Actor } from './roles'

/** The agency that an actor's listings must have; null where any will do. */
const boundTo = (actor: Actor | null): number | null =>
  canAdminister(actor) ? null : agencyOf(actor)

/**
 * Gives an agent's new listing the agent's agency, and refuses another one: in drafts and restored
 * versions too, which Payload does not validate. The server itself may set any.
 */
const keepOwnAgency: FieldHook = ({ collection, operation, originalDoc, req, value }) => {
  const { user } = req as { user: Actor | null }
  const own = boundTo(user)
  if (own === null) return value as unknown
  // What a change does not mention stays as it is.
  const before: unknown = (originalDoc as { agency?: unknown } | undefined)?.agency
  const next: unknown = value === undefined && operation === 'update' ? before : value
  if (operation === 'create' && (next === undefined || next === null)) return own
  if (canEditListingOf(user, idOf(next))) return value as unknown
  const message = adminMessage('errors.otherAgency', req.i18n.language)
  throw new ValidationError({ collection: collection?.slug, errors: [{ message, path: 'agency' }] })
}

/**
 * What the field `agency` of a listing adds to itself so that agents work for their own agency
 * only: it is filled in, nothing else can be picked, nothing else is stored. Spec §6.
 */
export const ownAgencyField = {
  defaultValue: ({ user }: { user?: unknown }) => boundTo(user as Actor | null) ?? undefined,
  filterOptions: ({ user }): Where | true => {
    const own = boundTo(user)
    return own === null ? true : { id: { equals: own } }
  },
  hooks: { beforeValidate: [keepOwnAgency] },
} satisfies Partial<RelationshipField>

/** The agency of whose projects an actor makes units; null where any will do. */
const unitsBoundTo = (actor: Actor | null): number | null => (canEditContent(actor) ? null : agencyOf(actor))

/**
 * Keeps agents from making a listing a unit of another agency's project, whose page would show it and
 * which could not be deleted any more: in drafts, copies and restored versions too. What stands there stays.
 */
const keepOwnProject: FieldHook = async ({ operation, originalDoc, req, value }) => {
  const { user } = req as { user: Actor | null }
  const own = unitsBoundTo(user)
  if (own === null || value === undefined || value === null) return value as unknown
  // Of a copy, Payload hands on the listing that it is made of: its project is new to the copy.
  const doc = operation === 'create' ? undefined : (originalDoc as { project?: unknown } | undefined)
  const project = idOf(value)
  if (project !== null && project === idOf(doc?.project)) return value as unknown
  const where = { id: { equals: project ?? 0 }, agency: { equals: own } }
  const { transactionID } = req
  const { totalDocs } = await req.payload.count({ collection: 'projects', where, req: { transactionID } })
  if (totalDocs > 0) return value as unknown
  const message = adminMessage('errors.otherProject', req.i18n.language)
  throw new ValidationError({ collection: 'properties', errors: [{ message, path: 'project' }] })
}

/** Publishing must not fail on a project that an administrator chose: what may be stored, the hook says. */
const anyProject: RelationshipFieldSingleValidation = (value, options) =>
  relationship(value, { ...options, filterOptions: undefined })

/**
 * What the field `project` of a property adds to itself so that agents pick and store projects of their own
 * agency only, besides the one that stands there already. Spec §6.
 */
export const ownProjectField = {
  filterOptions: ({ user }): Where | true => {
    const own = unitsBoundTo(user)
    return own === null ? true : { agency: { equals: own } }
  },
  validate: anyProject,
  hooks: { beforeValidate: [keepOwnProject] },
} satisfies Partial<RelationshipField>
