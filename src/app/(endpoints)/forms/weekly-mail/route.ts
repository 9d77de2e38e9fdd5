import { chooseWeekly, weeklyChoice } from '@/features/weekly/commands'
import type { Language } from '@/i18n/languages'
import { PRIVATE } from '@/lib/private'
import { languageCameFrom } from '../../came-from'
import { languageInUse } from '../../language-in-use'
import { refused } from '../../refused'
import { portalPage } from '../../owner/portal-answer'
import { notFoundPage } from '../lost-page'

const HEADERS = { 'Cache-Control': PRIVATE, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
const MOST_CHARACTERS = 200

const askedIn = (request: Request, name: 'key' | 'language'): string => new URL(request.url).searchParams.get(name) ?? ''
const keyIn = (request: Request): string => askedIn(request, 'key')

/** The language in which the page is asked for, as from the portal; null where none is named that the site is in. */
const languageIn = (request: Request): Language | null => languageInUse(askedIn(request, 'language'))

/** Whoever opens the address reads how they have the weekly mail, and may change it: a link alone ends nothing. */
export async function GET(request: Request): Promise<Response> {
  const key = keyIn(request)
  const choice = await weeklyChoice(key)
  if (!choice) return deadLinkPage(request)
  return portalPage(languageIn(request) ?? choice.language, { kind: 'weekly', key, isOn: choice.isOn })
}

/** One press in a mail program ends the weekly mail (RFC 8058); the page's own form ends it or begins it again. */
export async function POST(request: Request): Promise<Response> {
  const sent = new URLSearchParams((await request.text()).slice(0, MOST_CHARACTERS))
  const wanted = sent.get('weekly')
  const isChosen = await chooseWeekly(keyIn(request), wanted === 'on')
  // A mail program asks for no page.
  if (!isChosen) return wanted === null ? refused(404, 'key') : deadLinkPage(request)
  if (wanted === null) return new Response(null, { status: 204, headers: HEADERS })
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: request.url.slice(new URL(request.url).origin.length) } })
}

/** An owner whose link opens nothing (any more) signs in, and chooses in the account. */
async function deadLinkPage(request: Request): Promise<Response> {
  const language = languageIn(request) ?? languageCameFrom(request)
  const page = await portalPage(language, { kind: 'sign-in', email: '', problem: 'weekly-link', minutes: 0, done: null }, { status: 404 })
  // Another try opens nothing either, though the portal cannot be shown now.
  return page.status === 404 ? page : notFoundPage(language)
}
