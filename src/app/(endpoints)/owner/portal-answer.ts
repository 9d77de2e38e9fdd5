import { ownerPath, type OwnerPage } from '@/domain/owners/paths'
import type { PortalContent } from '@/domain/owners/views'
import { putView } from '@/features/owners/handed-view'
import { sessionCookie, sessionKey } from '@/features/owners/queries-session'
import type { Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { PRIVATE } from '@/lib/private'
import { ownPage, plainPage } from '../forms/own-page'

/** Nobody stores what the portal answers or finds it by searching; an address of a mail holds a key, and is told to no other site. */
const HEADERS = { 'Cache-Control': PRIVATE, 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex, nofollow' }

interface PortalAnswer {
  status?: number
  /** In how many seconds another try is read. */
  retryAfter?: number
}

/** A page of the portal as an answer. */
export async function portalPage(language: Language, content: PortalContent, { retryAfter, status = 200 }: PortalAnswer = {}): Promise<Response> {
  const page = await ownPage(`/internal/owner/${language}/${putView(content)}/`)
  const headers = new Headers({ ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' })
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  if (page !== null) return new Response(page, { status, headers })
  const { t } = await speech(language)
  return new Response(plainPage(language, t('FormPage.failed')), { status: 503, headers })
}

/** Leads on to a page of the portal; `session` is a key to store, or null to forget the one that is stored. */
export function portalRedirect(language: Language, page: OwnerPage, { query = '', session }: { query?: string; session?: string | null } = {}): Response {
  const headers = new Headers({ ...HEADERS, Location: `${ownerPath(language, page)}${query}` })
  if (session !== undefined) headers.set('Set-Cookie', sessionCookie(session))
  return new Response(null, { status: 303, headers })
}

/** Leads whoever has no session to the sign-in; where one came along that opens nothing any more, it is forgotten and named. */
export const askedToSignIn = (language: Language, headers: Headers): Response =>
  portalRedirect(language, 'sign-in', sessionKey(headers) === '' ? {} : { query: '?done=ended', session: null })
