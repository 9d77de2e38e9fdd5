import { mendedLink } from '@/lib/mended-link'
import { isTracking } from '@/lib/tracking'
import type { Languages } from './decide'
import { addressKey } from './own-redirects'
import { isPageAddress } from './reserved'

/** Why an address cannot be sent on. */
export type WrongFrom = 'otherSite' | 'query' | 'noAddress' | 'reserved'

/** Longer ones nobody links to. */
const LONGEST = 500
/** `agency.be/contact`, copied without its scheme. */
const BARE_HOST = /^[\w-]+(?:\.[\w-]+)*(?:\.[a-z]{2,}|:\d+)(?=\/)/i

/**
 * The address of a redirect as it is stored, of one that was typed or pasted: a path with its language,
 * or a whole address of the site at `origin`, which is cut to its path. Else what is wrong with it.
 */
export function typedFrom(text: string, origin: string, settings: Languages): { from: string } | { wrong: WrongFrom } {
  const path = pathIn(text.trim(), origin)
  if (path === null) return { wrong: 'otherSite' }
  const [pathname = '', query = ''] = (path.split('#', 1)[0] ?? '').split('?')
  if ([...new URLSearchParams(query).keys()].some((name) => !isTracking(name))) return { wrong: 'query' }
  const from = addressKey(pathname, settings)
  if (from === null || from.length > LONGEST) return { wrong: 'noAddress' }
  return isOfPages(from) ? { from } : { wrong: 'reserved' }
}

/** The path that was meant, with its query; null where it is on another site. */
function pathIn(text: string, origin: string): string | null {
  if (text.startsWith('/') && !text.startsWith('//')) return text
  const whole = BARE_HOST.test(text) ? `${new URL(origin).protocol}//${text}` : text
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/|www\.)/i.test(whole)) return `/${text}`
  const mended = mendedLink(whole, origin)
  return mended?.startsWith('/') ? mended : null
}

/** Whether a page could be asked for there: no endpoint, no file at the root, no preview of a draft. */
const isOfPages = (from: string): boolean =>
  isPageAddress(from) && isPageAddress(from.replace(/\/$/, '')) && !/^\/[a-z]{2}\/preview\//.test(from)
