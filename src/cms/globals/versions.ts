import {
  APIError,
  type Field,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { adminMessage } from '../fields/labels'
import { refuseWithoutRoots } from '../bin/roots'
import { desc, eq } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { flatFields } from '../usages/references'

const KEPT_VERSIONS = 50
const FORBIDDEN = 403
/** What a form does not send either. */
const KEPT_BY_PAYLOAD = ['createdAt', 'globalType', 'id', 'updatedAt']

type StoredGlobal = Record<string, unknown>

/** What is stored of a global, in all languages; null before its first save. */
async function storedOf(req: PayloadRequest, slug: GlobalSlug): Promise<StoredGlobal | null> {
  const stored = (await req.payload.db.findGlobal({ slug, req })) as StoredGlobal | null
  return stored && Object.keys(stored).length > 0 ? stored : null
}

/** What was stored before there were versions, or without one, is the first to go back to. */
async function keepFirst(req: PayloadRequest, globalSlug: GlobalSlug): Promise<void> {
  const { db } = req.payload
  const { docs } = await db.findGlobalVersions({ global: globalSlug, limit: 1, pagination: false, req })
  const versionData = docs.length === 0 && (await storedOf(req, globalSlug))
  if (!versionData) return
  const { createdAt, updatedAt } = versionData as { createdAt: string; updatedAt: string }
  await db.createGlobalVersion({ autosave: false, createdAt, globalSlug, req, returning: false, updatedAt, versionData })
}

/** Refuses a version that would change what only others may change, such as the languages of the site. */
async function refuseOthersFields(req: PayloadRequest, config: { fields: Field[] }, version: StoredGlobal, now: StoredGlobal) {
  for (const field of flatFields(config.fields)) {
    if (!('name' in field) || !('access' in field) || !field.access?.update) continue
    const same = JSON.stringify(version[field.name] ?? null) === JSON.stringify(now[field.name] ?? null)
    if (same || (await field.access.update({ req }))) continue
    throw new APIError(adminMessage('errors.versionOfOthers', req.i18n.language), FORBIDDEN, null, true)
  }
}

const versionIds = async (req: PayloadRequest, global: GlobalSlug): Promise<(number | string)[]> =>
  (await req.payload.db.findGlobalVersions({ global, limit: 0, pagination: false, req, select: {} })).docs.map(({ id }) => id)

/**
 * Saves what a version holds as a form would, by every rule of a save, before Payload writes it: Payload
 * (3.90.1) writes the version in all languages to the letter and asks no rule. One version of it is enough.
 */
async function saveFirst(req: PayloadRequest, config: { fields: Field[]; slug: string }, id: number | string): Promise<void> {
  const { locale, payload, transactionID, user } = req
  const slug = config.slug as GlobalSlug
  const read = { slug, id: String(id), depth: 0, showHiddenFields: true, req: { transactionID } }
  const { version: whole } = await payload.findGlobalVersionByID({ ...read, locale: 'all' })
  await refuseOthersFields(req, config, whole as unknown as StoredGlobal, (await payload.findGlobal({ ...read, locale: 'all' })) as unknown as StoredGlobal)
  await refuseWithoutRoots(req, { fields: config.fields, states: [whole] })
  const { version } = await payload.findGlobalVersionByID({ ...read, locale: locale })
  const data = Object.fromEntries(Object.entries(version).filter(([name]) => !KEPT_BY_PAYLOAD.includes(name)))
  const before = await versionIds(req, slug)
  await payload.updateGlobal({ slug, data, depth: 0, locale: locale, overrideAccess: false, user, req })
  const written = (await versionIds(req, slug)).filter((one) => !before.includes(one))
  await payload.db.deleteVersions({ globalSlug: slug, req, where: { id: { in: written } } })
}

const beforeOperation: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update') await keepFirst(req, global.slug)
  if (operation === 'restoreVersion') await saveFirst(req, global, (args as { id: number | string }).id)
}

/** A restored version was made now: Payload (3.90.1) dates it like the first, at whose place in the list it stood. */
const afterChange: GlobalAfterChangeHook = async ({ global, req }) => {
  if (!req.context.isRestoringVersion) return
  const versions = tableOf(req.payload, `_${global.slug}_v`)
  const sql = await sqlOf(req)
  const [restored] = await sql.select({ id: versions.id }).from(versions).orderBy(desc(versions.id)).limit(1)
  if (restored) await sql.update(versions).set({ createdAt: versions.updatedAt }).where(eq(versions.id, restored.id))
}

/** A global with a version for each save, to look into and to go back to; without drafts. Decision 084. */
export const withVersions = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  versions: { max: KEPT_VERSIONS },
  hooks: {
    ...config.hooks,
    beforeOperation: [...(config.hooks?.beforeOperation ?? []), beforeOperation],
    afterChange: [...(config.hooks?.afterChange ?? []), afterChange],
  },
})
