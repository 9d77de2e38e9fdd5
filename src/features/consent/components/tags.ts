import { DECLINED, type ConsentChoice } from '@/domain/consent/choice'
import { consentMode, tagsFor, type TagIds } from '@/domain/consent/tags'
import { toldAddress } from '@/domain/consent/told'
import { sessionCampaign, storedChoice } from './consent-store'

/** Milliseconds for which Google's tags wait to be told of a choice. Spec §4, "Cookie consent". */
const WAIT_FOR_UPDATE = 500

const GOOGLE = 'https://www.googletagmanager.com'
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js'

interface PixelFunction {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[]
  push: PixelFunction
  loaded: boolean
  version: string
  disablePushState: boolean
}

const shared = window as unknown as { dataLayer?: unknown[]; fbq?: PixelFunction; _fbq?: PixelFunction }

/** Google's tags know a command by its being the arguments of a call. */
const gtag: (...command: unknown[]) => void = function command() {
  // oxlint-disable-next-line prefer-rest-params
  ;(shared.dataLayer ??= []).push(arguments)
}

let isStarted = false
let lastTold = ''
let ids: TagIds = {}

/**
 * Starts the services that a choice allows: consent mode first, then the page view, then their scripts.
 * Before it was stored everything was denied. Once per page; with nothing allowed nothing is done. Spec §4, §7.
 */
export function startTags(used: TagIds, choice: ConsentChoice, isNew: boolean): void {
  const allowed = tagsFor(used, choice)
  if (isStarted || Object.keys(allowed).length === 0) return
  isStarted = true
  ids = allowed
  gtag('consent', 'default', { ...consentMode(isNew ? DECLINED : choice), wait_for_update: WAIT_FOR_UPDATE })
  if (isNew) gtag('consent', 'update', consentMode(choice))
  gtag('js', new Date())
  for (const id of [ids.analytics, ids.ads]) if (id) gtag('config', id, { send_page_view: false })
  tellPage(document.referrer)
  loadScripts()
  follow()
}

/** A page view, with the campaign of the session in its location. */
function tellPage(referrer: string): void {
  const page = { page_location: toldAddress(window.location.href, sessionCampaign()), page_referrer: toldAddress(referrer) }
  lastTold = window.location.href
  gtag('set', page)
  gtag('event', 'page_view', page)
  if (typeof shared.fbq === 'function') shared.fbq('track', 'PageView')
}

function loadScripts(): void {
  const { tagManager, analytics, ads, pixel } = ids
  if (tagManager) {
    shared.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${GOOGLE}/gtm.js?id=${tagManager}`)
  }
  for (const id of [analytics, ads]) if (id) load(`${GOOGLE}/gtag/js?id=${id}`)
  if (pixel) startPixel(pixel)
}

function load(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

/** The function that Meta's script takes over, holding what it is told until then. */
function startPixel(id: string): void {
  const pixel = ((...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else pixel.queue.push(command)
  }) as PixelFunction
  Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0', disablePushState: true })
  shared.fbq ??= pixel
  shared._fbq ??= pixel
  // It would read buttons and forms of its own accord.
  shared.fbq('set', 'autoConfig', false, id)
  shared.fbq('init', id)
  shared.fbq('track', 'PageView')
  load(PIXEL)
}

/** Lists change in place, pages come back from the browser's memory, and other tabs withdraw a consent. */
function follow(): void {
  const changed = () => {
    if (window.location.href !== lastTold && isGranted()) tellPage(lastTold)
  }
  // Who changes a page in place writes its address next.
  document.addEventListener('live', () => window.setTimeout(changed))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    heed()
    if (isGranted()) tellPage(lastTold)
  })
  window.addEventListener('storage', heed)
}

const choiceNow = (): ConsentChoice => {
  const stored = storedChoice()
  return stored === 'closed' || stored === null ? DECLINED : stored.choice
}

const isGranted = (): boolean => Object.keys(tagsFor(ids, choiceNow())).length > 0

/** Tells what is loaded of the choice that is stored now. */
function heed(): void {
  const choice = choiceNow()
  gtag('consent', 'update', consentMode(choice))
  if (typeof shared.fbq === 'function') shared.fbq('consent', tagsFor(ids, choice).pixel ? 'grant' : 'revoke')
}
