import { slotOfProcess } from '@/lib/of-process'
import { targetAt } from '@/routes/decide'
import type { KnownAddresses } from '@/routes/own-redirects'

type Known = () => KnownAddresses | undefined

const slot = slotOfProcess<Known>('known-paths')

/** Gives the CMS a way to know what stands at a path; the site has all of it in memory. */
export const knowAddressesWith = slot.set

/** What visitors get at the addresses of the site; undefined where nothing is in memory (a command line, a build). */
export const knownAddresses: Known = () => slot.get()?.()

/**
 * What stands at a path of the site in any language, such as `page:12`; null where that is nothing,
 * and where nothing is in memory. Spec §2, "Route table".
 */
export function targetOfPath(pathname: string): string | null {
  const known = knownAddresses()
  return known ? targetAt(pathname, known.routes, known.settings) : null
}
