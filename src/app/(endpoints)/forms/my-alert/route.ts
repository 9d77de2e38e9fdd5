import { isSubscriptionAction } from '@/domain/alerts/subscription'
import { readEnvelope, type Envelope } from '@/domain/forms/envelope'
import { actOnSubscription, type Acted } from '@/features/alerts/commands'
import { erasedLink, MY_ALERT, readSubscriptionLink, subscriptionLink, subscriptionPath } from '@/features/alerts/keys'
import { PRIVATE } from '@/lib/private'
import { languageCameFrom } from '../../came-from'
import { languageInUse } from '../../language-in-use'
import { refused } from '../../refused'
import { pageFor } from '../page-answer'
import { sentIn } from '../sent-in'

const HEADERS = { 'Cache-Control': PRIVATE }

/** Leads to the page of a subscription, which says what it is opened with: who has no script stands here after a mistake. */
export const GET = (request: Request): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS, Location: subscriptionPath(languageCameFrom(request), null) } })

/**
 * Does with a subscription what whoever holds its link asks: confirms, changes, pauses, ends or erases it,
 * and leads back to its page. Nothing happens by a link alone, because programs open those too.
 */
export async function POST(request: Request): Promise<Response> {
  const sent = await sentIn(request)
  const envelope = sent && readEnvelope(sent.values)
  if (!envelope || !languageInUse(envelope.language)) return refused(400, 'form')
  const { action, key: link, ...values } = envelope.values
  if (!isSubscriptionAction(action) || typeof link !== 'string') return refused(400, 'form')
  const key = readSubscriptionLink(link)
  const acted: Acted = key === null ? { kind: 'unknown' } : await actOnSubscription(key, action, values, envelope.language)
  return answer(acted, envelope, key)
}

async function answer(acted: Acted, envelope: Envelope, key: string | null): Promise<Response> {
  const { language } = envelope
  if (acted.kind === 'invalid' || acted.kind === 'limited') {
    const isInvalid = acted.kind === 'invalid'
    const state = isInvalid ? acted : ({ kind: 'limited', minutes: Math.ceil(acted.seconds / 60) } as const)
    const page = await pageFor(MY_ALERT, { form: 'demand-register', envelope, state })
    const wait: Record<string, string> = isInvalid ? {} : { 'Retry-After': String(acted.seconds) }
    const headers = { ...HEADERS, ...wait, 'Content-Type': 'text/html; charset=utf-8' }
    if (page !== null) return new Response(page, { status: isInvalid ? 422 : 429, headers })
  }
  // What was sent is put into no address: it may hold anything.
  const link = key === null ? null : subscriptionLink(key)
  const Location = subscriptionPath(language, acted.kind === 'erased' ? erasedLink() : link)
  return new Response(null, { status: 303, headers: { ...HEADERS, Location } })
}
