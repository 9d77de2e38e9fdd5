import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Gate } from './gate'
import { loadedMemory } from '@/content/memory/memory'
import { isLanguage, type Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { CLIENT_ADDRESS, isThisMachine } from '@/lib/client-address'
import { readPreviewPath } from '@/routes/preview-path'
import { isLeftAlone, isPageAddress } from '@/routes/reserved'
import { refuse } from './refuse'
import { pathOf, type Step } from './step'
import { telling } from './telling'

const WITHIN_MS = 60_000
/** Some 200 bytes each; of more addresses than that the one that was quiet longest is forgotten. */
const MOST_ADDRESSES = 50_000

/**
 * How often one address may ask in a minute for what begins so, where two begin so by the longer: more than an
 * office full of people or a search engine does, less than a script. What is sent (forms, sign-in) has limits of
 * its own beside these.
 */
const LIMITS: readonly { parts: readonly string[]; most: number }[] = [
  // A map that is dragged and a search that is typed ask a few times a second.
  { parts: ['find'], most: 900 },
  // A search that is sent, of which a word that nobody knows is compared with all names.
  { parts: ['find/go'], most: 180 },
  // Each is drawn when it is first asked for: a brochure in half a second, a picture in a tenth.
  { parts: ['brochure'], most: 20 },
  { parts: ['og'], most: 120 },
  // A part has up to 10,000 addresses, written anew each time; a site has few of them.
  { parts: ['sitemaps', 'sitemap.xml'], most: 60 },
  { parts: ['forms', 'owner'], most: 600 },
  // Lists with pictures, uploads by the hundred, a preview that follows the keys.
  { parts: ['admin', 'api'], most: 2400 },
]
/** Pages, and whatever else stands where one could, the previews of staff too. */
const MOST_PAGES = 1200
/** Of those, what lies in no cache of ours: a new search takes a twentieth of a second and more of the one thread. */
const MOST_RENDERS = 300
/** What a page that was rendered is answered with; one that is as it was took as long. */
const RENDERED = new Set([200, 304])
/** Pages that stand among the endpoints. */
const ALSO_PAGES = new Set(['map'])

interface Counted {
  /** 0, or in how many seconds the next one is answered. */
  seconds: number
  /** Takes it back, as it cost nothing. */
  giveBack: () => void
}

/** Counts a request of an address. */
type Limiter = (address: string) => Counted

/**
 * Counts within minutes that begin with a first request, in this process alone: what limits what is sent may have
 * to ask elsewhere, and no page is to wait for that.
 */
function counting(most: number): Limiter {
  const minutes = new LRUCache<string, { count: number; ends: number }>({ max: MOST_ADDRESSES })
  return (address) => {
    const now = performance.now()
    const open = minutes.get(address)
    const minute = open && open.ends > now ? open : { count: 0, ends: now + WITHIN_MS }
    if (minute !== open) minutes.set(address, minute)
    minute.count += 1
    return {
      seconds: minute.count <= most ? 0 : Math.ceil((minute.ends - now) / 1000),
      giveBack: () => (minute.count -= 1),
    }
  }
}

/** Gives the limiter of a path; null for files and pictures: they cost nothing. */
function limiters(): (path: string) => Limiter | null {
  const byPart = new Map(LIMITS.flatMap(({ parts, most }) => {
    const limiter = counting(most)
    return parts.map((part) => [part, limiter] as const)
  }))
  const pages = counting(MOST_PAGES)
  return (path) => {
    const [, first = '', second = ''] = path.split('/')
    const own = byPart.get(`${first}/${second}`) ?? byPart.get(first)
    if (own) return own
    const isPage = isPageAddress(path) || ALSO_PAGES.has(first) || (second === 'preview' && !isLeftAlone(path))
    return isPage ? pages : null
  }
}

/** The sentence in each language that was needed: made once, as a script hears it thousands of times. */
const sentences = new Map<Language, Promise<string>>()

function sentenceIn(language: Language): Promise<string> {
  const known = sentences.get(language)
  if (known) return known
  const made = speech(language).then(({ t }) => t('Error.tooMany'))
  sentences.set(language, made)
  return made
}

/** Counts a request, and gives 0, or in how many seconds its address may ask again. */
export type CountRequest = (request: IncomingMessage) => number

/** Counts requests by address and part of the site, but not what this machine asks itself. Decision 106. */
export function countRequests(): CountRequest {
  const limiterOf = limiters()
  return (request) => {
    const address = addressOf(request)
    return address === null ? 0 : (limiterOf(pathOf(request))?.(address).seconds ?? 0)
  }
}

/** The address that is counted; null for this machine. */
function addressOf({ headers }: IncomingMessage): string | null {
  const address = String(headers[CLIENT_ADDRESS])
  return isThisMachine(address) ? null : address
}

/**
 * Limits pages that have to be rendered, by address, beside `countRequests`: not what this machine asks itself, nor
 * the previews of staff, which follow the keys. What turns out to lead elsewhere or nowhere is not counted.
 * Decision 106.
 */
export function renderLimits(gate: Gate): Step {
  const renders = counting(MOST_RENDERS)
  return (request, response, next) => {
    const address = addressOf(request)
    if (address === null || readPreviewPath(pathOf(request))) return next()
    const { giveBack, seconds } = renders(address)
    response.once('finish', () => {
      if (!RENDERED.has(response.statusCode)) giveBack()
    })
    if (seconds === 0) return next()
    refuseFor(seconds, gate, request, response)
  }
}

/**
 * Answers 429, in the language of whoever asks, once an address has asked for more than one may, until the
 * minute is over.
 */
export function requestLimits(gate: Gate, count: CountRequest): Step {
  return (request, response, next) => {
    const seconds = count(request)
    if (seconds === 0) return next()
    refuseFor(seconds, gate, request, response)
  }
}

function refuseFor(seconds: number, gate: Gate, request: IncomingMessage, response: ServerResponse): void {
  const headers = { 'Retry-After': String(seconds) }
  sentenceIn(languageOfRequest(request, gate)).then(
    (message) => refuse(request, response, { status: 429, message, headers }),
    (error: Error) => response.destroy(error),
  )
}

/** The language in which an address is, or that of the site where a page names none; of an endpoint, that of the browser. */
function languageOfRequest(request: IncomingMessage, gate: Gate): Language {
  const path = pathOf(request)
  const named = path.split('/').find(isLanguage)
  if (named !== undefined) return named
  return isLeftAlone(path) ? gate.language(telling(request)) : loadedMemory().settings.defaultLanguage
}
