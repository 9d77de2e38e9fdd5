import { NextResponse, type NextRequest } from 'next/server'
import { addressCounts } from '@/content/memory/address-counts'
import { loadedMemory } from '@/content/memory/memory'
import { isOwnCall } from '@/content/token'
import { isSignedPreview } from '@/cms/access/preview-signature'
import { askedSegment, keyIn, postedSegment, wishIn } from '@/domain/forms/asked'
import { subjectIn } from '@/domain/forms/envelope'
import { formPath, isAskedAbout } from '@/domain/forms/forms'
import { framePolicy } from '@/domain/map/tiles'
import { SELECTION_PATHS, selectionAddress } from '@/domain/favourites/ids'
import { pageCount } from '@/domain/search/paging'
import { isCacheable } from '@/domain/search/cacheable'
import { CRITERIA_NAMES, criteriaSegment } from '@/domain/search/criteria'
import { readListAddress } from '@/domain/search/list-address'
import { placesIn } from '@/domain/search/places'
import { matchingRows } from '@/domain/search/search'
import type { Language } from '@/i18n/languages'
import { NEXT_ACTION } from '@/lib/next-headers'
import { ownOrigin } from '@/lib/own-origin'
import { isTracking } from '@/lib/tracking'
import type { Decision } from '@/routes/decide'
import { goalOfListPath } from '@/routes/list-paths'
import { decideWithRedirects, withQuery, type OwnRedirect } from '@/routes/own-redirects'
import { NOWHERE } from '@/routes/nowhere'
import { notFoundMark, PAGE_MARK } from '@/routes/page-mark'
import { readPreviewPath, type PreviewTarget } from '@/routes/preview-path'
import { isLeftAlone } from '@/routes/reserved'
import { askedListing, screenOf, type AskedListing } from '@/routes/unknown-screen'

/** What the table of `routes/reserved.ts` asks for, as a test says: Next needs it as a literal. */
export const config = {
  matcher: [
    '/((?!_next/|admin(?:/|$)|(?:api|media|internal|forms|images|icons|og|sitemaps|find|brochure|owner|health|metrics)/|(?:favicon\\.ico|robots\\.txt|sitemap\\.xml)$).*)',
  ],
}

/** The folder of the route that renders for each request. */
const UNCACHED = '~uncached'

/**
 * Decides by the route table what an address is: shown, moved or unknown, and marks what is public.
 * Lists get their criteria as one canonical segment, so that each search is one page. Spec §2,
 * "Route table".
 */
export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname, search, searchParams } = new URL(request.url)
  if (isLeftAlone(pathname)) return pathname.startsWith('/map') ? framed() : NextResponse.next()
  // Server actions belong to the admin; the site has none.
  if (request.headers.has(NEXT_ACTION)) return new NextResponse(null, { status: 403 })
  const memory = loadedMemory()
  const { catalogue, routes } = memory
  const draft = readPreviewPath(pathname)
  // The page itself decides who may see it; who shows no valid reason does not get that far.
  if (draft) return mayAsk(request, draft) ? NextResponse.next() : unknown(request, draft.language)
  const decision = decideWithRedirects(pathname, memory)
  if (decision.kind === 'unknown') {
    if (decision.malformed) return notFoundScreen(decision.language)
    return unknown(request, decision.language, askedListing(pathname, memory.settings))
  }
  if (decision.kind === 'move') return moved(request, decision.to, search)
  if (decision.kind === 'redirect') return sentOn(request, withQuery(decision.to, search))
  if (decision.kind === 'own') return byStaff(request, decision.redirect, withQuery(decision.to, search))
  const { language, path, original } = decision
  const selection = SELECTION_PATHS.get(original)
  if (selection) {
    const named = selectionAddress(selection, searchParams)
    if (named.kind === 'move') return moved(request, pathname, named.query && `?${named.query}`)
    return shown(request, language, `${path}${named.segment}`, named.segment === '')
  }
  const goal = goalOfListPath(original)
  if (!goal) {
    const isAsked = isAskedAbout(original) || routes.original(original)?.type === 'personal'
    return isAsked ? asked(request, decision) : shown(request, language, path, true)
  }
  const address = readListAddress(searchParams, placesIn(catalogue, language))
  if (address.kind === 'move') return moved(request, pathname, address.query && `?${address.query}`)
  const { criteria } = address
  const pages = pageCount(matchingRows(catalogue, goal, language, criteria))
  if (criteria.page > pages) return unknown(request, language)
  const inner = `${path}${criteriaSegment(criteria)}`
  return shown(request, language, inner, isCacheable(criteria), CRITERIA_NAMES)
}

/**
 * A public page. One of endlessly many is rendered by a route that stores nothing, so that they
 * never push out of a cache what people read. `read` are the parameters that the page depends on;
 * any other but those for statistics makes endlessly many addresses of it, which are not stored.
 */
function shown(
  request: NextRequest,
  language: Language,
  path: string,
  isCacheable: boolean,
  read: readonly string[] = [],
): NextResponse {
  const inner = isCacheable ? `/${language}${path}` : `/${language}/${UNCACHED}${path}`
  const response = NextResponse.rewrite(inside(request, inner))
  const names = [...request.nextUrl.searchParams.keys()]
  const isStored = isCacheable && names.every((name) => isTracking(name) || read.includes(name))
  response.headers.set(PAGE_MARK, isStored ? 'store' : 'pass')
  return response
}

/**
 * A page that may be about something, as the form or the thanks for a property: one of endlessly many.
 * A form that was sent without a script is shown again to the endpoint that it was sent to. What a
 * personal link leads to is for whoever holds it: it has no mark, so that nobody stores it.
 */
function asked(request: NextRequest, { language, original, path }: Extract<Decision, { kind: 'show' }>): NextResponse {
  const { headers, nextUrl } = request
  const posted = nextUrl.searchParams.get('posted')
  if (posted && isOwnCall(headers.get('authorization'))) {
    return shown(request, language, `${path}${postedSegment(posted)}`, false)
  }
  const key = keyIn(nextUrl.searchParams)
  const wish = original === formPath('demand-register') ? wishIn(nextUrl.searchParams) : ''
  const segment = askedSegment({ subject: subjectIn(nextUrl.searchParams), key, wish })
  const response = shown(request, language, `${path}${segment}`, segment === '')
  if (key) response.headers.delete(PAGE_MARK)
  return response
}

/** The map is the one page that other sites may hold in a frame: those in the settings. Spec §7. */
function framed(): NextResponse {
  const response = NextResponse.next()
  const policy = framePolicy(loadedMemory().settings.mapOrigins)
  response.headers.set('Content-Security-Policy', policy)
  return response
}

const mayAsk = ({ cookies, nextUrl: { searchParams } }: NextRequest, draft: PreviewTarget): boolean =>
  cookies.has('payload-token') ||
  isSignedPreview(draft, searchParams.get('until'), searchParams.get('signature'))

function unknown(request: NextRequest, language: Language, listing: AskedListing | null = null): NextResponse {
  const screen = screenOf(language, listing)
  const response = NextResponse.rewrite(inside(request, screen), { status: 404 })
  response.headers.set(PAGE_MARK, notFoundMark(screen))
  return response
}

const inside = (request: NextRequest, path: string): URL => new URL(path, request.url)

/**
 * A permanent move that nobody keeps: where a path leads to depends on the default language, which
 * staff can change, and a path may be given to something else one day.
 */
function moved(request: NextRequest, path: string, query: string): NextResponse {
  const response = NextResponse.redirect(inside(request, `${path}${query}`), 308)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Where an editor sends the visitors of a page: not for ever, the choice may change. Spec §3. */
function sentOn(request: NextRequest, to: string): NextResponse {
  const response = NextResponse.redirect(inside(request, to), 307)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** A redirect that staff made: its visitors are counted. Nobody keeps it, as it may be changed. Decision 082. */
function byStaff(request: NextRequest, { id, permanent }: OwnRedirect, to: string): NextResponse {
  addressCounts().followed(id)
  return permanent ? moved(request, to, '') : sentOn(request, to)
}

/** Next cannot render a page for an address that cannot be decoded: the screen is asked for apart. */
async function notFoundScreen(language: Language): Promise<NextResponse> {
  const address = `${ownOrigin()}/${language}${NOWHERE}`
  const signal = AbortSignal.timeout(5000)
  const screen = await fetch(address, { signal })
    .then((response) => response.text())
    .catch(() => '')
  return new NextResponse(screen, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
