import { chooseWeekly, weeklyChoice } from '@/features/weekly/commands'
import { PRIVATE } from '@/lib/private'
import { refused } from '../../find/refused'
import { portalPage } from '../../owner/portal-answer'

const HEADERS = { 'Cache-Control': PRIVATE, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
const MOST_CHARACTERS = 200

const keyIn = (request: Request): string => new URL(request.url).searchParams.get('key') ?? ''

/** Whoever opens the address reads how they have the weekly mail, and may change it: a link alone ends nothing. */
export async function GET(request: Request): Promise<Response> {
  const choice = await weeklyChoice(keyIn(request))
  return choice ? portalPage(choice.language, { kind: 'weekly', isOn: choice.isOn }) : refused(404, 'key')
}

/** One press in a mail program ends the weekly mail (RFC 8058); the page's own form ends it or begins it again. */
export async function POST(request: Request): Promise<Response> {
  const sent = new URLSearchParams((await request.text()).slice(0, MOST_CHARACTERS))
  const wanted = sent.get('weekly')
  if (!(await chooseWeekly(keyIn(request), wanted === 'on'))) return refused(404, 'key')
  // A mail program asks for no page.
  if (wanted === null) return new Response(null, { status: 204, headers: HEADERS })
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: request.url.slice(new URL(request.url).origin.length) } })
}
