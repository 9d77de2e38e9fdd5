import { siteIn } from '@/content/site'
import { readEnvelope } from '@/domain/forms/envelope'
import { MAILED_KEYS } from '@/domain/owners/keys'
import { actionPage, OWN_PAGES, OWNER_ACTIONS, readOwnerPath } from '@/domain/owners/paths'
import type { PortalContent, StaffView } from '@/domain/owners/views'
import { ownedList, ownedStatistics } from '@/features/owners/queries'
import { holderOf, lookedAtOwner, signedInOwner, type SignedInOwner } from '@/features/owners/queries-session'
import { weeklyHref } from '@/features/weekly/keys'
import type { Language } from '@/i18n/languages'
import { env } from '@/lib/env'
import { isFromOwnSite } from '@/lib/own-site'
import { languageCameFrom } from '../../came-from'
import { languageInUse } from '../../language-in-use'
import { refused } from '../../refused'
import { notFoundPage } from '../../forms/lost-page'
import { sentIn } from '../../forms/sent-in'
import { actOn } from '../actions'
import { askedToSignIn, portalPage, portalRedirect } from '../portal-answer'

interface PortalContext {
  params: Promise<{ path?: string[] }>
}

/** A page of the owners' portal, for whoever may see it. To look at one changes nothing. Spec §2; decision 093. */
export async function GET(request: Request, { params }: PortalContext): Promise<Response> {
  const { path = [] } = await params
  const address = readOwnerPath(path)
  if (!address || !languageInUse(address.language)) return noPage(request, path)
  const { as, language, page } = address
  const query = new URL(request.url).searchParams
  if (as !== null) return staffLook(request, address, query)
  if (!OWN_PAGES.includes(page)) return openPage(request, address, query)
  const owner = await signedInOwner(request.headers)
  if (!owner) return askedToSignIn(language, request.headers)
  const content = await ownContent(language, owner, { page, query })
  return portalPage(language, content, { status: content.kind === 'gone' ? 404 : 200 })
}

/**
 * Leads from the bare address to the portal, and from one that forms are sent to, opened by whoever presses Enter there, to
 * its page; at any other one is nothing.
 */
function noPage(request: Request, [name = '', ...rest]: readonly string[]): Response | Promise<Response> {
  const language = languageCameFrom(request)
  if (name === '') return portalRedirect(language, 'properties')
  const action = rest.length === 0 ? OWNER_ACTIONS.find((one) => one === name) : undefined
  return action ? portalRedirect(language, actionPage(action)) : notFoundPage(languageInUse(name) ?? language)
}

type Address = NonNullable<ReturnType<typeof readOwnerPath>>

/** What the sign-in page says happened before. */
const SIGN_IN_NEWS = ['signed-out', 'ended'] as const

/** The sign-in, from where whoever is signed in is led on. */
async function signInPage({ headers }: Request, language: Language, query: URLSearchParams): Promise<Response> {
  if (await signedInOwner(headers)) return portalRedirect(language, 'properties')
  const done = SIGN_IN_NEWS.find((one) => one === query.get('done')) ?? null
  return portalPage(language, { kind: 'sign-in', email: '', problem: null, minutes: 0, done })
}

/** What opens without a session. */
async function openPage(request: Request, { language, page }: Address, query: URLSearchParams): Promise<Response> {
  if (page === 'forgotten') return portalPage(language, { kind: 'forgotten', email: '', state: 'ask', minutes: 0 })
  if (page !== 'password') return signInPage(request, language, query)
  const key = query.get('key') ?? ''
  const holder = await holderOf(key, MAILED_KEYS)
  if (!holder) return portalPage(language, { kind: 'void' }, { status: 410 })
  return portalPage(language, { kind: 'password', key, isFirst: holder.kind === 'invitation', problem: null, minutes: 0 })
}

/** What staff see of the portal of an owner whom they look after. */
async function staffLook({ headers }: Request, { as, language, page }: Address, query: URLSearchParams): Promise<Response> {
  const owner = as === null ? null : await lookedAtOwner(headers, as)
  if (!owner) return portalPage(language, { kind: 'gone' }, { status: 404 })
  const content = await ownContent(language, owner, { page, query }, { id: owner.id, name: owner.name })
  return portalPage(language, content, { status: content.kind === 'gone' ? 404 : 200 })
}

async function ownContent(
  language: Language,
  owner: SignedInOwner,
  { page, query }: { page: Address['page']; query: URLSearchParams },
  staffView: StaffView | null = null,
): Promise<PortalContent> {
  const site = siteIn(language)
  const { email, name } = owner
  if (page === 'account') return { kind: 'account', name, email, weeklyHref: weeklyHref({ owner: owner.id, email, language }), problem: null, minutes: 0, done: query.get('done') === 'password' }
  if (page === 'statistics') return ownedStatistics(site, owner, query.get('property') ?? '', staffView)
  return ownedList(site, owner, staffView)
}

/** What a form of the portal sends. Only pages of the site itself may, and nothing happens by a link. */
export async function POST(request: Request, { params }: PortalContext): Promise<Response> {
  const { path: [name, ...rest] = [] } = await params
  const action = OWNER_ACTIONS.find((one) => one === name)
  if (!action || rest.length > 0) return refused(404, 'form')
  const sent = await sentIn(request)
  const envelope = sent && readEnvelope(sent.values)
  if (!envelope || !languageInUse(envelope.language)) return refused(400, 'form')
  if (!isFromOwnSite(Object.fromEntries(request.headers), env().SITE_URL)) return portalPage(envelope.language, { kind: 'foreign' }, { status: 403 })
  return actOn(action, envelope, request.headers)
}
