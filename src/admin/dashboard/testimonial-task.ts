import { canEditContent } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { documentAddress, listAddress, type Filter } from './address'
import type { Asking } from './tasks'
import type { Task } from './views'

/** As many testimonials as are named. */
const NAMED = 5

const PENDING: Filter[] = [['status', 'equals', 'pending']]

/** What visitors sent in and nobody approved yet, the newest first; null for who does not approve. */
export async function testimonialTask({ i18n, payload, user }: Asking): Promise<Task | null> {
  if (!canEditContent(user)) return null
  const { docs, totalDocs } = await payload.find({
    collection: 'testimonials', where: { status: { equals: 'pending' } }, sort: '-createdAt', limit: NAMED, depth: 0,
  })
  const { admin } = payload.config.routes
  const items = docs.map(({ createdAt, id, name }) => ({
    key: `testimonials:${id}`, title: name, note: '', href: documentAddress(admin, 'testimonials', id), at: createdAt,
  }))
  const label = adminMessage('testimonials', i18n.language)
  const lists = [{ label, href: listAddress(admin, 'testimonials', PENDING), count: totalDocs }]
  return { key: 'testimonials', count: totalDocs, items, lists: totalDocs > 0 ? lists : [] }
}
