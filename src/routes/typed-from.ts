import type { Languages } from './decide'
import { addressKey } from './own-redirects'
import { pastedAddress } from './pasted-address'
import { isPageAddress } from './reserved'

/** Why an address cannot be sent on. */
export type WrongFrom = 'otherSite' | 'query' | 'noAddress' | 'reserved'

/** Longer ones nobody links to. */
const LONGEST = 500

/**
 * The address of a redirect as it is stored, of one that was typed or pasted: a path with its language,
 * or a whole address of the site at `origin`, which is cut to its path. Else what is wrong with it.
 */
export function typedFrom(text: string, origin: string, settings: Languages): { from: string } | { wrong: WrongFrom } {
  const address = pastedAddress(text, origin)
  if (address === null) return { wrong: 'otherSite' }
  if (address.hasQuery) return { wrong: 'query' }
  const from = addressKey(address.pathname, settings)
  if (from === null || from.length > LONGEST) return { wrong: 'noAddress' }
  return isOfPages(from) ? { from } : { wrong: 'reserved' }
}

/** Whether a page could be asked for there: no endpoint, no file at the root, no preview of a draft. */
const isOfPages = (from: string): boolean =>
  isPageAddress(from) && isPageAddress(from.replace(/\/$/, '')) && !/^\/[a-z]{2}\/preview\//.test(from)
