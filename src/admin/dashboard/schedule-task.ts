import { getTranslation } from '@payloadcms/translations'
import type { BasePayload } from 'payload'
import { jsonText } from '@/cms/database/dialect'
import { sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { configOf } from '../place'
import { documentAddress } from './address'
import { reachOf, WORK, type WorkCollection } from './reach'
import type { Asking } from './tasks'
import type { Task } from './views'

interface FailedSchedule {
  id: number
  collection: WorkCollection
  document: number
  reason: string | null
  at: string
}

/**
 * Publications that were to happen at a set time and did not, newest first, with the reason; null
 * for somebody who publishes nothing.
 */
export async function scheduleTask({ payload, i18n, user }: Asking): Promise<Task | null> {
  if (!WORK.some((collection) => reachOf(user, collection))) return null
  const failed = (await failedSchedules(payload)).filter(({ collection }) =>
    Boolean(WORK.includes(collection) && reachOf(user, collection)),
  )
  const { admin } = payload.config.routes
  return {
    key: 'schedules',
    count: failed.length,
    items: failed.slice(0, 5).map(({ id, collection, document, reason, at }) => {
      const kind = getTranslation(configOf(payload, collection)?.labels.singular ?? '', i18n)
      const href = documentAddress(admin, collection, document)
      return { key: `schedule:${id}`, title: `${kind} #${document}`, note: reason ?? '', href, at }
    }),
    lists: [],
  }
}

const failedSchedules = (payload: BasePayload): Promise<FailedSchedule[]> =>
  committedSql(payload).all<FailedSchedule>(raw`
    SELECT j.id, ${jsonText(raw`j.input`, 'doc', 'relationTo')} AS collection, ${jsonText(raw`j.input`, 'doc', 'value')} AS document,
      ${jsonText(raw`j.error`, 'message')} AS reason, j.updated_at AS at
    FROM ${tableOf(payload, 'payload_jobs')} j
    WHERE j.has_error = true AND j.task_slug = 'schedulePublish'
    ORDER BY j.updated_at DESC LIMIT 50`)
