import { LANGUAGES, type Language } from '@/i18n/languages'
import { askedPath, decide, type Decision, type Languages } from './decide'
import { readTarget } from './entry'
import { hrefOf } from './href'
import { normalizePath } from './normalize'
import { isPageAddress } from './reserved'
import type { RouteIndex } from './route-index'

/** A redirect that staff made, where nothing stands. Decision 082. */
export interface OwnRedirect {
  id: number
  /** As visitors ask for it, in the form of `addressKey`. */
  from: string
  /** A target such as `page:12`, a path of the site with its language, or an address elsewhere. */
  to: string
  permanent: boolean
}

/** The redirects of staff that are on, looked up by what visitors ask for. */
export class OwnRedirects {
  private readonly byFrom: ReadonlyMap<string, OwnRedirect>

  constructor(redirects: Iterable<OwnRedirect> = []) {
    this.byFrom = new Map([...redirects].map((one) => [one.from, one]))
  }

  /** The redirect from the path of a request, with or without the prefix of the default language. */
  at(pathname: string, settings: Languages): OwnRedirect | null {
    if (this.byFrom.size === 0) return null
    const key = addressKey(pathname, settings)
    if (key === null) return null
    // One that was made before the default language changed keeps its prefix.
    return this.byFrom.get(key) ?? this.byFrom.get(plainKey(pathname)) ?? null
  }
}

/** What is known of the addresses of the site. */
export interface KnownAddresses {
  routes: RouteIndex
  redirects: OwnRedirects
  settings: Languages
}

/**
 * The path of a request in the one form in which redirects are stored and compared: decoded, in lower
 * case, with slashes on both ends, and without the prefix of the default language. Null where no page
 * can be asked for by it. Never throws.
 */
export function addressKey(pathname: string, settings: Languages): string | null {
  const { language, path } = askedPath(pathname, settings)
  return path === null ? null : hrefOf(language, path, settings.defaultLanguage).toLowerCase()
}

const plainKey = (pathname: string): string => normalizePath(decodeURIComponent(pathname)).toLowerCase()

/** Where a redirect leads in the end: to an address; nowhere that is public; or round in a circle. */
export type RedirectEnd = { kind: 'leads'; to: string } | { kind: 'nowhere' } | { kind: 'circle' }

/**
 * Follows a redirect through others, moves and pages that send their visitors on to the end, so that
 * visitors are led there in one hop. What it leads to on the site is chosen in the language of the
 * address asked for, else in the default language, else in any in which it is public. Never throws.
 */
export function redirectEnd(redirect: OwnRedirect, known: KnownAddresses): RedirectEnd {
  const { language } = askedPath(redirect.from, known.settings)
  const passed = new Set<string>()
  for (let one = redirect; !passed.has(one.from); ) {
    passed.add(one.from)
    const next = stepOf(one, language, known)
    if (next === null) return { kind: 'nowhere' }
    if (typeof next === 'string') return { kind: 'leads', to: next }
    one = next
  }
  return { kind: 'circle' }
}

/** The address that a redirect leads to, the redirect that stands there, or null for nothing. */
function stepOf({ to }: OwnRedirect, language: Language, known: KnownAddresses): string | OwnRedirect | null {
  const { redirects, routes, settings } = known
  if (readTarget(to)) return targetHref(to, language, known)
  if (!to.startsWith('/')) return to
  const [path = '/'] = to.split(/[?#]/, 1)
  const rest = to.slice(path.length)
  const decision = decide(path, routes, settings)
  if (decision.kind === 'show') return hrefOf(decision.language, decision.path, settings.defaultLanguage) + rest
  if (decision.kind === 'move') return decision.to + rest
  if (decision.kind === 'redirect') return withQuery(decision.to, rest.replace(/#.*/s, ''))
  return redirects.at(path, settings) ?? (isPageAddress(path) ? null : to)
}

function targetHref(target: string, language: Language, { routes, settings }: KnownAddresses): string | null {
  const entry = routes.find(target)
  const end = entry ? routes.end(entry) : null
  if (end === null || typeof end === 'string') return end
  const { defaultLanguage } = settings
  for (const one of [language, defaultLanguage, ...LANGUAGES]) {
    const path = settings.languages.includes(one) && end.paths[one]
    if (path) return hrefOf(one, path, defaultLanguage)
  }
  return null
}

/** What to do with an address, with the redirects of staff. */
export type FullDecision = Decision | { kind: 'own'; redirect: OwnRedirect; to: string }

/**
 * The same as `decide`, but where nothing stands a redirect of staff leads on. One that leads nowhere, or
 * round in a circle, is none. Never throws. Decision 082.
 */
export function decideWithRedirects(pathname: string, known: KnownAddresses): FullDecision {
  const decision = decide(pathname, known.routes, known.settings)
  if (decision.kind !== 'unknown' || decision.malformed) return decision
  const redirect = known.redirects.at(pathname, known.settings)
  if (!redirect) return decision
  const end = redirectEnd(redirect, known)
  return end.kind === 'leads' ? { kind: 'own', redirect, to: end.to } : decision
}

/** An address with the query of the visitor behind its own; `query` is blank or begins with a question mark. */
export function withQuery(to: string, query: string): string {
  if (query.length < 2) return to
  const [address = '', ...place] = to.split('#')
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query
  return [joined, ...place].join('#')
}
