import {
  Forbidden,
  type Access,
  type Endpoint,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { nobody, staff } from './access'
import { forgetPreference } from './own-preferences'
import { keepLocksOfOthers, keepSchedulesOfOthers, ownLock } from './locks-and-schedules'
import { canEnterAdmin } from './roles'

const CLOSED = { create: nobody, read: nobody, update: nobody, delete: nobody, unlock: nobody }
const STAFF = { create: staff, read: staff, update: staff, delete: staff }

/** What a rule of Payload's lets through, for staff only. */
const staffAnd =
  (rule: Access): Access =>
  (args) =>
    canEnterAdmin(args.req.user) && rule(args)

const staffOnly = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => {
    if (!canEnterAdmin(req.user)) throw new Forbidden(req.t)
    return endpoint.handler(req)
  },
})

/** Preferences have addresses of their own, which ask no access rule. */
function closePreferences(collection: SanitizedCollectionConfig): void {
  const { read, update, delete: remove } = collection.access
  Object.assign(collection.access, {
    create: staff,
    read: staffAnd(read),
    update: staffAnd(update),
    delete: staffAnd(remove),
  })
  collection.endpoints = (collection.endpoints || [])
    .map((one) => (one.method === 'delete' ? { ...one, handler: forgetPreference } : one))
    .map(staffOnly)
}

/** Locks are staff's, each for what they may change. */
function closeLocks({ access, hooks }: SanitizedCollectionConfig): void {
  Object.assign(access, STAFF)
  hooks.beforeValidate.push(ownLock)
  hooks.beforeDelete.push(keepLocksOfOthers)
}

/**
 * The configuration with Payload's own collections closed, which otherwise are open to whoever is
 * signed in: who edits what is for staff, preferences are for the member of staff they belong to,
 * and everything else (jobs, migrations, keys) is for the server alone. Payload has no option for
 * it, so it is done to what `buildConfig` made. Decision 031.
 */
export async function closePayloadCollections(
  built: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await built
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    if (collection.slug === 'payload-preferences') closePreferences(collection)
    else if (collection.slug === 'payload-locked-documents') closeLocks(collection)
    else Object.assign(collection.access, CLOSED)
    if (collection.slug === 'payload-jobs') collection.hooks.beforeOperation.push(keepSchedulesOfOthers)
  }
  return config
}
