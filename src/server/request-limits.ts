import type { IncomingMessage } from 'node:http'
import type { Gate } from '@/cms/access/gate'
import { countAttempts } from '@/cms/access/sign-in/attempts'
import { loadedMemory } from '@/content/memory/memory'
import { isLanguage, type Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { CLIENT_ADDRESS, isThisMachine } from '@/lib/client-address'
import { isLeftAlone, isPageAddress } from '@/routes/reserved'
import { refuse } from './refuse'
import { pathOf, type Step } from './step'
import { telling } from './telling'

const WITHIN_S = 60

/**
 * How often one address may ask in a minute for what begins so: more than an office full of people or a
 * search engine does, less than a script. What is sent (forms, sign-in) has limits of its own beside these.
 */
const LIMITS: readonly { parts: readonly string[]; most: number }[] = [
  // A map that is dragged and a search that is typed ask a few times a second.
  { parts: ['find'], most: 900 },
  // Each is drawn when it is first asked for, which takes a tenth of a second and more.
  { parts: ['brochure', 'og'], most: 120 },
  { parts: ['forms', 'owner'], most: 600 },
  // Lists with pictures, uploads by the hundred, a preview that follows the keys.
  { parts: ['admin', 'api'], most: 2400 },
]
/** Pages, and whatever else stands where one could, the previews of staff too. */
const PAGES = { most: 1200 }
/** Pages that stand among the endpoints. */
const ALSO_PAGES = new Set(['map'])
/** Asked by who watches over the site, as often as they like. */
const WATCHED = new Set(['health', 'metrics'])

/** Gives the limiter of a path; null for files, pictures and what tells how the site is: they cost nothing. */
function limiters() {
  const counting = ({ most }: { most: number }) => countAttempts({ attempts: most, within: WITHIN_S })
  const byPart = new Map(LIMITS.flatMap(({ parts, most }) => {
    const limiter = counting({ most })
    return parts.map((part) => [part, limiter] as const)
  }))
  const pages = counting(PAGES)
  return (path: string) => {
    const [, first = '', second = ''] = path.split('/')
    const own = byPart.get(first)
    if (own || WATCHED.has(first)) return own ?? null
    const isPage = isPageAddress(path) || ALSO_PAGES.has(first) || (second === 'preview' && !isLeftAlone(path))
    return isPage ? pages : null
  }
}

/**
 * Answers 429, in the language of whoever asks, once an address has asked for more than one may, until the
 * minute is over. What this machine asks itself is not counted. Decision 106.
 */
export function requestLimits(gate: Gate): Step {
  const limiterOf = limiters()
  const refused = async (request: IncomingMessage, response: Parameters<Step>[1], seconds: number): Promise<void> => {
    const { t } = await speech(languageFor(request, gate))
    refuse(request, response, { status: 429, message: t('Error.tooMany'), headers: { 'Retry-After': String(seconds) } })
  }
  return (request, response, next) => {
    const address = String(request.headers[CLIENT_ADDRESS])
    const limiter = isThisMachine(address) ? null : limiterOf(pathOf(request))
    if (!limiter) return next()
    limiter
      .take(address)
      .then((seconds) => (seconds === 0 ? next() : refused(request, response, seconds)))
      .catch((error: Error) => response.destroy(error))
  }
}

/** The language in which an address is, or that of the site where a page names none; of an endpoint, that of the browser. */
function languageFor(request: IncomingMessage, gate: Gate): Language {
  const path = pathOf(request)
  const named = path.split('/').find(isLanguage)
  if (named !== undefined) return named
  return isLeftAlone(path) ? gate.language(telling(request)) : loadedMemory().settings.defaultLanguage
}
