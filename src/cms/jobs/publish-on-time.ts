import { JobCancelledError, type SanitizedConfig, type TaskConfig, type TaskHandler } from 'payload'
import { languagesOf, type Doc } from '@/lib/documents'
import { refusalOf } from './refusal'

const TASK = 'schedulePublish'

/** What is broken for a moment (a full disk, a database that is held) is tried for ten minutes. */
const RETRIES: TaskConfig['retries'] = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 10_000 },
}

/**
 * Publishes or takes back what was scheduled, as whoever scheduled it and may still do so. Every
 * rule of publishing by hand applies; a refusal is logged with its reason and not tried again.
 */
const publish: TaskHandler<typeof TASK> = async ({ input, req: { payload } }) => {
  const { doc, type, locale, user } = input
  if (!doc || typeof user !== 'object' || !user) {
    throw new JobCancelledError('It is not said what is to be published, or by whom')
  }
  const { relationTo: collection } = doc
  const id = Number(doc.value)
  const place = { collection, id, overrideAccess: false, depth: 0 } as const
  try {
    const account = { collection: user.relationTo, id: Number(user.value), depth: 0 } as const
    const actor = { ...(await payload.findByID(account)), collection: user.relationTo }
    const newest = await payload.findByID({ ...place, user: actor, draft: true, locale: 'all' })
    // What is made from the name when something is first published (its original path) is made in
    // the language of the save. By hand that is the one on the screen; here one that has a name.
    const [language] = languagesOf(newest as unknown as Doc, ['title', 'name'])
    await payload.update({
      ...place,
      user: actor,
      data: { _status: type === 'unpublish' ? 'draft' : 'published' } as never,
      locale: language,
      publishSpecificLocale: type === 'unpublish' ? undefined : (locale ?? undefined),
    })
    return { output: {} }
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === null) throw error
    payload.logger.error({ msg: `Scheduled ${type} of ${collection} ${id} was refused: ${reason}` })
    throw new JobCancelledError(reason)
  }
}

/**
 * The configuration with our way of publishing at a set time. Payload adds its own task while it
 * builds the configuration: that one tries once, and in the default language only. Decision 033.
 */
export async function publishOnTime(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  const task = config.jobs.tasks?.find(({ slug }) => slug === TASK)
  if (task) Object.assign(task, { handler: publish, retries: RETRIES })
  return config
}
