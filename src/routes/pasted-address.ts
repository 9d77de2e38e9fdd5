import { mendedLink } from '@/lib/mended-link'
import { isTracking } from '@/lib/tracking'

/** `agency.be/contact`, copied without its scheme. */
const BARE_HOST = /^[\w-]+(?:\.[\w-]+)*(?:\.[a-z]{2,}|:\d+)(?=\/)/i
const WITH_HOST_OR_SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/[^/]*[.:]|www\.)/i

const SCHEME_OR_WWW = /^(?:[a-z][a-z\d+.-]*:\S|www\.)/i

/**
 * Whether a text can be nothing but an address with a scheme or a host: behind the colon of words stands a space, and
 * a name with a dot is one of words, unless it is the host of the site at `origin`.
 */
export const isWithHost = (text: string, origin: string): boolean =>
  SCHEME_OR_WWW.test(text) || text.toLowerCase().startsWith(`${new URL(origin).host.replace(/^www\./, '')}/`)

/** What of an address of the site was meant. */
interface PastedAddress {
  /** Without query and place on the page; it begins with a slash. */
  pathname: string
  /** Whether its query asks for anything: where a visitor came from is no question. */
  hasQuery: boolean
  /** Whether it was a whole address, with the host of the site. */
  isWhole: boolean
}

/** The address of the site at `origin` that somebody typed or pasted, whole or its path alone; null for one elsewhere. */
export function pastedAddress(typed: string, origin: string): PastedAddress | null {
  const text = typed.trim()
  const whole = BARE_HOST.test(text) ? `${new URL(origin).protocol}//${text}` : text
  const isWhole = WITH_HOST_OR_SCHEME.test(whole)
  const path = isWhole ? mendedLink(whole, origin) : `/${text.replace(/^\//, '')}`
  if (!path?.startsWith('/')) return null
  const [pathname = '', query = ''] = (path.split('#', 1)[0] ?? '').split('?')
  return { pathname, isWhole, hasQuery: [...new URLSearchParams(query).keys()].some((name) => !isTracking(name)) }
}
