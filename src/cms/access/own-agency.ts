import { ValidationError, type FieldHook, type RelationshipField, type Where } from 'payload'
import { idOf } from '@/lib/documents'
import { adminMessage } from '../fields/labels'
import { agencyOf, canAdminister, canEditListingOf, type Actor } from './roles'

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
