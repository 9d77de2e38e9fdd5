import { firstStored, unsubscribe } from '@/features/alerts/commands'
import { readUnsubscribeLink, subscriptionLink, subscriptionPath } from '@/features/alerts/keys'
import { PRIVATE } from '@/lib/private'
import { languageCameFrom } from '../../came-from'
import { refused } from '../../refused'
import { deadLinkPage } from '../lost-page'

const HEADERS = { 'Cache-Control': PRIVATE }

const keysIn = (request: Request): string[] => readUnsubscribeLink(new URL(request.url).searchParams.get('key') ?? '')

/** One press in a mail program ends what the mail was written for (RFC 8058). */
export async function POST(request: Request): Promise<Response> {
  const keys = keysIn(request)
  if (keys.length === 0) return refused(404, 'key')
  await unsubscribe(keys)
  return new Response(null, { status: 204, headers: HEADERS })
}

/**
 * Whoever opens the address comes to the page on which they end it themselves: a link alone ends nothing. One that was
 * cut off, or is for nothing any more, is answered in words.
 */
export async function GET(request: Request): Promise<Response> {
  const found = await firstStored(keysIn(request))
  if (!found) return deadLinkPage(languageCameFrom(request))
  const Location = subscriptionPath(found.language, subscriptionLink(found.key))
  return new Response(null, { status: 303, headers: { ...HEADERS, Location } })
}
