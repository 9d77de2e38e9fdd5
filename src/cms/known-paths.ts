import { targetAt } from '@/routes/decide'
import type { KnownAddresses } from '@/routes/own-redirects'

type Known = () => KnownAddresses | undefined

// On `globalThis`: the admin and the start of the server are separate bundles.
const KEY = Symbol.for('estate.known-paths')
const holder = globalThis as { [KEY]?: Known }

/** Gives the CMS a way to know what stands at a path; the site has all of it in memory. */
export const knowAddressesWith = (known: Known): void => {
  holder[KEY] = known
}

/** What visitors get at the addresses of the site; undefined where nothing is in memory (a command line, a build). */
export const knownAddresses: Known = () => holder[KEY]?.()

/**
 * What stands at a path of the site in any language, such as `page:12`; null where that is nothing,
 * and where nothing is in memory. Spec §2, "Route table".
 */
export function targetOfPath(pathname: string): string | null {
  const known = knownAddresses()
  return known ? targetAt(pathname, known.routes, known.settings) : null
}
