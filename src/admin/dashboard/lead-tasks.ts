import type { Where } from 'payload'
import { OPEN_STATUSES, unansweredSince } from '@/domain/forms/leads'
import { readerLanguage } from '@/i18n/languages'
import { ageInWords } from '@/lib/age'
import { canEditListings } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { formLabel } from '@/cms/fields/lead-labels'
import type { Lead } from '@/payload-types'
import { documentAddress, listAddress, type Filter } from './address'
import type { Asking } from './tasks'
import type { Task } from './views'

/** As many leads as are named. */
const NAMED = 5

/**
 * The leads that somebody sees and that wait: unanswered for a day before `now` (ms), the oldest first;
 * then the new ones, the newest first. None for who sees no leads.
 */
export async function leadTasks(asking: Asking, now: number): Promise<Task[]> {
  if (!canEditListings(asking.user)) return []
  const since = unansweredSince(now)
  const late: Filter[] = [
    ['status', 'in', OPEN_STATUSES.join()],
    ['createdAt', 'less_than', since],
  ]
  const where = { status: { in: [...OPEN_STATUSES] }, createdAt: { less_than: since } }
  return [
    await leadTask(asking, { key: 'unanswered', where, filters: late, sort: 'createdAt', now }),
    await leadTask(asking, {
      key: 'requests', where: { status: { equals: 'new' } }, sort: '-createdAt', now,
      filters: [['status', 'equals', 'new']],
    }),
  ]
}

interface LeadSearch {
  key: Task['key']
  where: Where
  filters: Filter[]
  sort: string
  now: number
}

async function leadTask({ i18n, payload, user }: Asking, search: LeadSearch): Promise<Task> {
  const { filters, key, now, sort, where } = search
  const found = await payload.find({
    collection: 'leads', where, sort, limit: NAMED, depth: 0, overrideAccess: false, user,
  })
  const { admin } = payload.config.routes
  const language = readerLanguage(i18n.language)
  const item = ({ createdAt, email, form, id, name }: Lead) => ({
    key: `leads:${id}`,
    title: name || email || `#${id}`,
    note: `${formLabel(form, language)} · ${ageInWords(createdAt, language, now)}`,
    href: documentAddress(admin, 'leads', id),
    at: createdAt,
  })
  const label = adminMessage('leads', language)
  const lists = [{ label, href: listAddress(admin, 'leads', filters), count: found.totalDocs }]
  return { key, count: found.totalDocs, items: found.docs.map(item), lists: found.totalDocs > 0 ? lists : [] }
}
