import { getTranslation } from '@payloadcms/translations'
import type { BasePayload } from 'payload'
import { jsonText } from '@/cms/database/dialect'
import { sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { refusalIn, withLabel } from '@/domain/saves/refusals'
import { configOf, newestOf, storedOf } from '../place'
import { namesOfFields } from '../saving/field-names'
import { documentAddress } from './address'
import { ownRows } from './found'
import { reachOf, WORK, type Reach, type WorkCollection } from './reach'
import type { Asking } from './tasks'
import type { Task, TaskItem } from './views'

/** As many publications as are named. */
const NAMED = 5

interface FailedSchedule {
  id: number
  document: number
  reason: string | null
  at: string
  total: number
}

/**
 * Publications that were to happen at a set time and did not, and still wait, newest first, with the reason;
 * null for somebody who publishes nothing.
 */
export async function scheduleTask(asking: Asking): Promise<Task | null> {
  const { payload, user } = asking
  const items: TaskItem[] = []
  let count: number | null = null
  for (const collection of WORK) {
    const reach = reachOf(user, collection)
    if (!reach) continue
    const failed = await failedSchedules(payload, collection, reach)
    count = (count ?? 0) + (failed[0]?.total ?? 0)
    items.push(...failed.map((one) => itemOf(asking, collection, one)))
  }
  if (count === null) return null
  return { key: 'schedules', count, items: items.sort((a, b) => b.at.localeCompare(a.at)).slice(0, NAMED), lists: [] }
}

function itemOf({ i18n, payload }: Asking, collection: WorkCollection, { at, document, id, reason }: FailedSchedule): TaskItem {
  const config = configOf(payload, collection)
  const labels = namesOfFields(config?.fields ?? [], i18n)
  const lines = refusalIn(reason, i18n.language)?.map((line) => withLabel(line, labels))
  return {
    key: `schedule:${id}`,
    title: `${getTranslation(config?.labels.singular ?? '', i18n)} #${document}`,
    note: lines?.join('; ') ?? reason ?? '',
    href: documentAddress(payload.config.routes.admin, collection, document),
    at,
  }
}

/**
 * Those of a collection that are somebody's work: publications until somebody publishes the document, which removes
 * them (`cms/jobs/publish-on-time.ts`), and what was to be taken back until it is a draft; none of what is gone.
 */
function failedSchedules(payload: BasePayload, collection: WorkCollection, reach: Exclude<Reach, null>): Promise<FailedSchedule[]> {
  const newest = newestOf(payload, collection)
  const input = (...steps: string[]) => jsonText(raw`j.input`, ...steps)
  return committedSql(payload).all<FailedSchedule>(raw`
    SELECT j.id, s.id AS document, ${jsonText(raw`j.error`, 'message')} AS reason, j.updated_at AS at, count(*) OVER () AS total
    FROM ${tableOf(payload, 'payload_jobs')} j
    JOIN ${storedOf(payload, collection).table} s ON ${input('doc', 'relationTo')} = ${collection} AND s.id = CAST(${input('doc', 'value')} AS integer)
    JOIN ${newest.table} d ON ${newest.id} = s.id AND ${newest.isCurrent} AND ${newest.isKept} AND ${ownRows(newest, reach)}
    WHERE j.has_error = true AND j.task_slug = 'schedulePublish'
      AND (${input('type')} <> 'unpublish' OR s._status = 'published')
    ORDER BY j.updated_at DESC LIMIT ${NAMED}`)
}
