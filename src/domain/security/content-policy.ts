import { isTagId, SERVICE_TAGS, type ServiceTag } from '@/domain/consent/tags'
import { externalCaptcha, type ExternalProvider } from '@/domain/forms/captcha'
import { isTilesUrl, tilesSource } from '@/domain/map/tiles'
import { textIn, type Doc } from '@/lib/documents'
import { PLAYERS } from '@/lib/video-link'

/** Which services of others the settings hold a key or an address of. */
export interface ThirdParties {
  tags: readonly ServiceTag[]
  captcha: ExternalProvider | null
  hasStreetView: boolean
  /** Where the tiles of the map come from, as a policy names it; null for our own ground. */
  tiles: string | null
}

export const NO_THIRD_PARTIES: ThirdParties = { tags: [], captcha: null, hasStreetView: false, tiles: null }

/** Reads from the settings which services are used. What is no id, key or address counts as none. Spec §7, "Third parties". */
export const thirdPartiesOf = (settings: Doc): ThirdParties => ({
  tags: SERVICE_TAGS.filter((name) => isTagId(name, textIn(settings, `${name}Id`))),
  captcha: externalCaptcha(textIn(settings, 'captchaProvider'), textIn(settings, 'captchaSiteKey'))?.provider ?? null,
  hasStreetView: textIn(settings, 'streetViewKey').trim() !== '',
  tiles: isTilesUrl(textIn(settings, 'mapTilesUrl')) ? tilesSource(textIn(settings, 'mapTilesUrl')) : null,
})

type Kind = 'script' | 'img' | 'connect' | 'frame' | 'style'
type KindSources = Partial<Record<Kind, readonly string[]>>

const GOOGLE_TAG = 'https://www.googletagmanager.com'
const GOOGLE_ADS = ['https://www.google.com', 'https://googleads.g.doubleclick.net', 'https://www.googleadservices.com', 'https://pagead2.googlesyndication.com']
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
const TURNSTILE = ['https://challenges.cloudflare.com']

/** What each service says that it needs. https://developers.google.com/tag-platform/security/guides/csp */
const OF_TAG: Readonly<Record<ServiceTag, KindSources>> = {
  analytics: { script: [GOOGLE_TAG], img: ANALYTICS, connect: ANALYTICS },
  tagManager: { script: [GOOGLE_TAG], img: [GOOGLE_TAG], connect: [GOOGLE_TAG], frame: [GOOGLE_TAG] },
  ads: {
    script: [GOOGLE_TAG, ...GOOGLE_ADS],
    img: [...GOOGLE_ADS, 'https://www.google.be'],
    connect: GOOGLE_ADS,
    frame: [GOOGLE_TAG, 'https://td.doubleclick.net'],
  },
  pixel: { script: ['https://connect.facebook.net'], img: ['https://www.facebook.com'], connect: ['https://www.facebook.com', 'https://connect.facebook.net'] },
}

const OF_CAPTCHA: Readonly<Record<ExternalProvider, KindSources>> = {
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  },
  hcaptcha: { script: HCAPTCHA, frame: HCAPTCHA, connect: HCAPTCHA, style: HCAPTCHA },
  turnstile: { script: TURNSTILE, frame: TURNSTILE, connect: TURNSTILE },
}

interface PagePolicy {
  /** Which inline scripts run: hashes of them, or the nonce of an answer, quoted as a policy has them. */
  scripts: readonly string[]
  third: ThirdParties
  /** Who may hold the page in a frame: a directive of its own. */
  framers?: string
}

/** Only our own pages may hold a page in a frame. */
export const OWN_FRAMES = "frame-ancestors 'self'"

/**
 * What a page may load and run: what is ours, the players that visitors start, and the services that the
 * settings hold an id of. No inline script runs whose hash or nonce is not named. Spec §7, "Third parties".
 */
export function pagePolicy({ framers = OWN_FRAMES, scripts, third }: PagePolicy): string {
  const given = [...third.tags.map((tag) => OF_TAG[tag]), ...(third.captcha ? [OF_CAPTCHA[third.captcha]] : [])]
  const of = (kind: Kind): string[] => [...new Set(given.flatMap((sources) => sources[kind] ?? []))]
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...of('script')],
    ['style-src', "'self'", "'unsafe-inline'", ...of('style')],
    ['font-src', "'self'"],
    ['img-src', "'self'", 'data:', 'blob:', 'https://i.ytimg.com', ...(third.tiles ? [third.tiles] : []), ...of('img')],
    // A film may be a file of any web server: it is asked for when a visitor starts it.
    ['media-src', "'self'", 'https:'],
    ['connect-src', "'self'", ...of('connect')],
    ['frame-src', "'self'", ...PLAYERS, ...(third.hasStreetView ? ['https://www.google.com/maps/embed/'] : []), ...of('frame')],
    ['worker-src', "'self'", 'blob:'],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ]
  return [...directives.map((words) => words.join(' ')), framers].join('; ')
}
