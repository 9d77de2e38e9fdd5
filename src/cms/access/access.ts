import type { Access, CollectionConfig, FieldAccess, PayloadRequest } from 'payload'
import { canAdminister, canEditContent, canEditListings, canEnterAdmin, type Actor } from './roles'

type CollectionAccess = NonNullable<CollectionConfig['access']>
type Rule = (actor?: Actor | null) => boolean

const actor = (req: PayloadRequest): Actor | null => req.user as Actor | null

/** An access function that asks a rule about the signed-in user. */
export const allow =
  (rule: Rule): Access & FieldAccess =>
  ({ req }: { req: PayloadRequest }) =>
    rule(actor(req))

/** Nobody, whoever asks: only the server itself writes. */
export const nobody: Access & FieldAccess = () => false

/** Everybody may read. */
export const everybody: Access = () => true

/** Visitors read what is published and, for listings, not withdrawn; staff read everything. */
export const published: Access = ({ req }) =>
  canEnterAdmin(actor(req)) || {
    _status: { equals: 'published' },
    withdrawnAt: { exists: false },
  }

/** Every operation of a collection, named: readable by `read`, everything else by `write`. */
export function collectionAccess(read: Access, write: Rule): CollectionAccess {
  const writer = allow(write)
  return {
    read,
    create: writer,
    update: writer,
    delete: writer,
    readVersions: writer,
    unlock: allow(canAdminister),
    admin: ({ req }) => canEnterAdmin(actor(req)),
  }
}

export const staff = allow(canEnterAdmin)
export const contentEditors = canEditContent
export const listingEditors = canEditListings
export const administrators = canAdminister
