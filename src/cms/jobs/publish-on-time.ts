import {
  getLocalI18n,
  JobCancelledError,
  NotFound,
  type BasePayload,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type PayloadRequest,
  type SanitizedConfig,
  type TaskConfig,
  type TaskHandler,
  type TaskInput,
} from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { refusalText, type Refusals } from '@/domain/saves/refusals'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { languagesOf, type Doc } from '@/lib/documents'
import { jsonText } from '../database/dialect'
import { and, eq, sql as raw, type SQL } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { isDraftBehindImport } from './draft-behind-import'
import { refusalOf } from './refusal'

const TASK = 'schedulePublish'

/** What is broken for a moment (a full disk, a database that is held) is tried for ten minutes. */
const RETRIES: TaskConfig['retries'] = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 10_000 },
}

/** The language of the log comes first. */
const IN_TURN = ['en', ...LANGUAGES.filter((language) => language !== 'en')] as const

/**
 * Publishes or takes back what was scheduled, as whoever scheduled it and may still do so. Every
 * rule of publishing by hand applies; a refusal is logged with its reason and not tried again. Rules give their
 * reason in the language of who asks: what is refused is asked in each, so that every reader understands why.
 */
const publish: TaskHandler<typeof TASK> = async ({ input, job: { createdAt }, req: { payload } }) => {
  const reasons: Refusals = {}
  for (const language of IN_TURN) {
    const refusal = await tryToPublish(payload, { ...input, createdAt }, language)
    if (!refusal) return { output: {} }
    reasons[language] = refusal
  }
  const { doc, type } = input
  payload.logger.error({ msg: `Scheduled ${type} of ${doc?.relationTo} ${doc?.value} was refused: ${reasons.en?.join('; ')}` })
  throw new JobCancelledError(refusalText(reasons))
}

/** What was scheduled, and when. */
type Scheduled = TaskInput<typeof TASK> & { createdAt: string }

/** Publishes once; gives why that is refused, in a language, or null once it is done. */
async function tryToPublish(payload: BasePayload, scheduled: Scheduled, language: Language): Promise<string[] | null> {
  const { createdAt, doc, locale, type, user } = scheduled
  if (!doc || typeof user !== 'object' || !user) {
    throw new JobCancelledError('It is not said what is to be published, or by whom')
  }
  const { relationTo: collection } = doc
  const i18n = await getLocalI18n({ config: payload.config, language })
  const place = { collection, id: Number(doc.value), overrideAccess: false, depth: 0 } as const
  try {
    const account = { collection: user.relationTo, id: Number(user.value), depth: 0 } as const
    const actor = { ...(await payload.findByID({ ...account, req: { i18n } })), collection: user.relationTo }
    const newest = await payload.findByID({ ...place, user: actor, draft: true, locale: 'all', req: { i18n } })
    // SQLite gives the number of what was deleted to the next: neither was there when this was scheduled.
    if ([actor, newest].some((one) => one.createdAt > createdAt)) throw new NotFound(i18n.t)
    // What is made from the name when something is first published (its original path) is made in
    // the language of the save. By hand that is the one on the screen; here one that has a name.
    const [written] = languagesOf(newest as unknown as Doc, ['title', 'name'])
    const isTakenBack = type === 'unpublish'
    if (!isTakenBack && (await isDraftBehindImport(payload, newest as unknown as Doc, { collection, id: place.id, since: createdAt }))) {
      return [adminMessage('errors.draftBehindImport', language)]
    }
    const publishSpecificLocale = isTakenBack ? undefined : (locale ?? undefined)
    await payload.update({
      ...place,
      // As the form's own button says it, for the rules that ask.
      req: { i18n, query: { publishSpecificLocale } },
      user: actor,
      data: { _status: isTakenBack ? 'draft' : 'published' } as never,
      locale: written,
      publishSpecificLocale,
      // As the form's button does: what is wrong with a draft keeps nothing on the site.
      unpublishAllLocales: isTakenBack,
    })
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return refusal
  }
}

/** Removes those that are not at work of what was scheduled of a document. */
async function forget(req: PayloadRequest, collection: string, id: number | string, which?: SQL): Promise<void> {
  const jobs = tableOf(req.payload, 'payload_jobs')
  const isOf = raw`${jsonText(jobs.input, 'doc', 'relationTo')} = ${collection} AND CAST(${jsonText(jobs.input, 'doc', 'value')} AS text) = ${String(id)}`
  const sql = await sqlOf(req)
  await sql.delete(jobs).where(and(eq(jobs.taskSlug, TASK), eq(jobs.processing, false), isOf, which))
}

/**
 * Removes what was scheduled of a document as it is deleted for good, and what was refused of it. Payload (3.90.1)
 * looks for its number, where its drawer stored a text.
 */
const forgetDeleted: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await forget(req, collection.slug, id)
  return doc as unknown
}

interface Publishable {
  id: number
  _status?: string
  deletedAt?: string | null
}

/**
 * Removes publications of a document that were refused as somebody publishes it, or one language of it: they are seen
 * to. Going to the bin or back from it publishes nothing. An import, which writes without hooks, sees to nothing.
 */
const forgetRefused: CollectionAfterChangeHook<Publishable> = async ({ collection, doc, operation, previousDoc, req }) => {
  if (operation === 'create' || doc._status !== 'published') return doc
  if (Boolean(doc.deletedAt) !== Boolean(previousDoc.deletedAt)) return doc
  const { hasError, input } = tableOf(req.payload, 'payload_jobs')
  await forget(req, collection.slug, doc.id, raw`${hasError} = true AND ${jsonText(input, 'type')} <> 'unpublish'`)
  return doc
}

/**
 * The configuration with our way of publishing at a set time. Payload adds its own task while it
 * builds the configuration: that one tries once, and in the default language only. Decision 033.
 */
export async function publishOnTime(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  const task = config.jobs.tasks?.find(({ slug }) => slug === TASK)
  if (task) Object.assign(task, { handler: publish, retries: RETRIES })
  for (const collection of config.collections) {
    if (!hasScheduledPublishEnabled(collection)) continue
    collection.hooks.afterChange.push(forgetRefused)
    collection.hooks.afterDelete.push(forgetDeleted)
  }
  return config
}
