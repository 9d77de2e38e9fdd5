import { visitFeed } from '@/features/appointments/queries-feed'
import { PRIVATE } from '@/lib/private'
import { refused } from '../../../refused'

interface FeedContext {
  params: Promise<{ feed: string }>
}

/** The visits of a calendar, for calendar programs that know its secret address. */
export async function GET(_: Request, { params }: FeedContext): Promise<Response> {
  const { feed } = await params
  const file = await visitFeed(feed.replace(/\.ics$/, ''))
  if (file === null) return refused(404, 'calendar')
  return new Response(file, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': PRIVATE },
  })
}
