import type { Access, CollectionConfig, FieldAccess, PayloadRequest } from 'payload'
import { listingsOnSite } from '../database/on-site'
import {
  agencyOf,
  canAdminister,
  canEditContent,
  canEditListings,
  canEnterAdmin,
  type Actor,
} from './roles'

export type CollectionAccess = NonNullable<CollectionConfig['access']>
type AccessRule = (actor?: Actor | null) => boolean

const actor = (req: PayloadRequest): Actor | null => req.user

/** An access function that asks a rule about the signed-in user. */
export const allow =
  (rule: AccessRule): Access & FieldAccess =>
  ({ req }: { req: PayloadRequest }) =>
    rule(actor(req))

/** Nobody, whoever asks: only the server itself writes. */
export const nobody: Access & FieldAccess = () => false

/**
 * Set on the context of the site's own reads. A request over HTTP always begins with an empty
 * context, so nobody can set it from outside.
 */
export const SITE_READ = 'siteRead'

/** Whether the site's own pages ask. */
export const isSite = (req: PayloadRequest): boolean => req.context[SITE_READ] === true

/**
 * Staff and the site's own pages. Content too holds what no page shows: modules and menu entries
 * that are hidden, texts that are switched off, languages that are not live. So the API does not
 * answer visitors.
 */
export const renderedByPages: Access = ({ req }) => canEnterAdmin(actor(req)) || isSite(req)

/** The same, and the files themselves for visitors, who play them. */
export const playedByVisitors: Access = ({ req, isReadingStaticFile }) =>
  canEnterAdmin(actor(req)) || isSite(req) || isReadingStaticFile === true

/** What of listings somebody of the staff reads: `prefix` stands before the fields. */
function readByStaff(somebody: Actor | null, prefix = ''): ReturnType<Access> {
  if (canEditContent(somebody)) return true
  if (!canEnterAdmin(somebody)) return false
  const own = { [`${prefix}agency`]: { equals: agencyOf(somebody) } }
  return { or: [...(agencyOf(somebody) === null ? [] : [own]), { [`${prefix}_status`]: { equals: 'published' } }] }
}

/**
 * Editors and administrators read everything, agents what is published and the drafts of their own
 * agency; the site's own pages what is on the site; nobody else anything. A listing
 * holds what a page shows only sometimes (street, coordinates, price) or never (import, documents),
 * and whoever may filter by a field can guess it: so the API does not answer visitors at all, and the
 * pages' views leave out what is not public. Decision 079.
 */
const readListings: Access = ({ req }) =>
  readByStaff(actor(req)) || (isSite(req) && listingsOnSite())

/**
 * Staff and the site's own pages. The original of a picture carries camera data and a name that
 * may be an address; visitors get the encoded files only, which are not served by the API.
 */
export const shownByPages: Access = ({ req, isReadingStaticFile }) =>
  canEnterAdmin(actor(req)) || (isSite(req) && !isReadingStaticFile)

/** Every operation of a collection, named: readable by `read`, everything else by `write`. */
export function collectionAccess(read: Access, write: AccessRule): CollectionAccess {
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
export const administrators = canAdminister

/** A field that staff see and only administrators fill in. Spec §6. */
export const administratorOnlyField = {
  create: allow(canAdminister),
  update: allow(canAdminister),
}

/** A field that only the server itself fills in: what names files must never come from outside. */
export const madeByServer = { create: nobody, update: nobody }

/** Keeps a collection or global out of the menu of those who cannot do anything in it. */
export const hiddenUnless =
  (rule: AccessRule) =>
  ({ user }: { user?: Actor | null }): boolean =>
    !rule(user)

/** Administrators: every row. Agents: those of their agency. Nobody else: none. */
export const ofOwnAgency: Access = ({ req }) => {
  if (canAdminister(actor(req))) return true
  const agency = agencyOf(actor(req))
  return agency !== null && { agency: { equals: agency } }
}

/**
 * Properties and projects: agents change those of their own agency. Which
 * agency a new or changed one may get is checked by `ownAgencyField`. Spec §6.
 */
export const listingAccess: CollectionAccess = {
  ...collectionAccess(readListings, canEditListings),
  readVersions: ({ req }) => readByStaff(actor(req), 'version.'),
  update: ofOwnAgency,
  delete: ofOwnAgency,
}
