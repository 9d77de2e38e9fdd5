import { loadedMemory } from '@/content/memory/memory'
import { siteIn } from '@/content/site'
import { openDocument, type OpenedDocument } from '@/features/requests/commands'
import { waitForDocument } from '@/features/forms/limits'
import { requestHref, requestKey } from '@/features/requests/links'
import { speech } from '@/i18n/translator'
import type { Language } from '@/i18n/languages'
import { clientAddress } from '@/lib/client-address'
import { PRIVATE, TRY_AGAIN } from '@/lib/private'
import { languageInUse } from '../../../language-in-use'
import { ownPage, plainPage } from '../../own-page'

const HEADERS = { 'Cache-Control': PRIVATE, 'X-Robots-Tag': 'noindex' }

/**
 * A document that was asked for, for whoever holds its signed link; each time it is fetched is noted in
 * the history of the request. A link that was not signed here is 404, one whose time or document is gone
 * 410, each with a page that says so; while the bucket of its file is away it is 503. Spec §4, "Appointments
 * and document requests".
 */
export async function GET(request: Request): Promise<Response> {
  return answered(request, async (document) => new Response(await document.download(), { headers: { ...HEADERS, ...document.headers } }))
}

/** The same without the document: nobody has downloaded it then. */
export async function HEAD(request: Request): Promise<Response> {
  return answered(request, async (document) => {
    await document.close()
    return new Response(null, { headers: { ...HEADERS, ...document.headers } })
  })
}

async function answered(request: Request, answer: (document: OpenedDocument) => Promise<Response>): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const language = languageInUse(searchParams.get('language') ?? '') ?? loadedMemory().settings.defaultLanguage
  const seconds = await waitForDocument(clientAddress(request.headers))
  if (seconds > 0) return inWords(language, 429, 'Request.limited', { 'Retry-After': String(seconds) })
  const document = await openDocument(searchParams.get('key') ?? '')
  if (document?.kind === 'file') return answer(document)
  if (document?.kind === 'away') return inWords(language, 503, 'Request.away', TRY_AGAIN)
  const { lead = '', notice } = document ?? {}
  return refusal(language, document ? 410 : 404, requestKey({ lead, notice }))
}

async function inWords(
  language: Language,
  status: 429 | 503,
  key: 'Request.limited' | 'Request.away',
  more: Record<string, string>,
): Promise<Response> {
  const { t } = await speech(language)
  const headers = { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8', ...more }
  return new Response(plainPage(language, t(key)), { status, headers })
}

/** The page of the request says why there is no document; where staff have no such page, a plain one does. */
async function refusal(language: Language, status: 404 | 410, key: string): Promise<Response> {
  const { t } = await speech(language)
  const href = requestHref(siteIn(language), key)
  const page = (href && (await ownPage(href))) ?? plainPage(language, t(status === 404 ? 'Request.unknown' : 'Request.removed'))
  return new Response(page, { status, headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' } })
}
