import { chooseWeekly, weeklyChoice } from '@/features/weekly/commands'
import { PRIVATE } from '@/lib/private'
import { languageCameFrom } from '../../find/came-from'
import { refused } from '../../find/refused'
import { portalPage } from '../../owner/portal-answer'
import { notFoundPage } from '../lost-page'

const HEADERS = { 'Cache-Control': PRIVATE, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
const MOST_CHARACTERS = 200

const keyIn = (request: Request): string => new URL(request.url).searchParams.get('key') ?? ''

/** Whoever opens the address reads how they have the weekly mail, and may change it: a link alone ends nothing. */
export async function GET(request: Request): Promise<Response> {
  const choice = await weeklyChoice(keyIn(request))
  return choice ? portalPage(choice.language, { kind: 'weekly', isOn: choice.isOn }) : deadLinkPage(request)
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
  const language = languageCameFrom(request)
  const page = await portalPage(language, { kind: 'sign-in', email: '', problem: 'weekly-link', minutes: 0, done: null }, { status: 404 })
  // Another try opens nothing either, though the portal cannot be shown now.
  return page.status === 404 ? page : notFoundPage(language)
}
