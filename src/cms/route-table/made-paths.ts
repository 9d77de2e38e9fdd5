import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { contentPaths } from '@/routes/content-paths'
import type { RouteEntry } from '@/routes/entry'
import { isListingPlace, isOwnOriginal } from '@/routes/paths'
import { isReserved } from '@/routes/reserved'
import { claimsOf, placeKey } from './clashes'
import type { RoutedContent } from './content-rows'

/** Where a number behind the name still gives no address of its own, what is wrong stands above it. */
const MOST_NUMBERS = 100

/** Whether the site itself needs a path, whoever asks for it: an endpoint, a language, the number of something. */
export const isNeededBySite = (path: string): boolean =>
  isReserved(path) || isLanguage(path.split('/')[1]) || isOwnOriginal(path)

/**
 * Gives content whose name leads to the original path of something that stands elsewhere, or to an address
 * that the site itself needs, the same address with a number: `/contact-2/`. What staff typed is left
 * alone, and so is what stands there already. What is below follows. What lies in the bin may come back to
 * its original path, so that is not free either. Where something else asks for the
 * address itself there is a clash, which is refused by name. Decision 066.
 */
export function keepMadePathsFree(
  routed: readonly RoutedContent[],
  stored: ReadonlyMap<string, RouteEntry>,
  binned: readonly RoutedContent[],
): void {
  const originals = new Map([...routed, ...binned].flatMap(originalOf))
  let claimed: Map<string, Set<string>> | undefined
  for (const { node } of routed.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const { target } = node
    const isFree = (path: string, language: Language): boolean =>
      !isOfSite(path, language) && (originals.get(path) ?? target) === target
    for (const language of LANGUAGES) {
      const path = node.home || node.typed[language] ? null : contentPaths(node)[language]
      if (!path || isFree(path, language)) continue
      const stands = stored.get(target)?.paths[language] === path
      claimed ??= claimers(routed)
      const asked = claimed
      const isAsked = (one: string): boolean =>
        [...(asked.get(placeKey(language, one)) ?? [])].some((other) => other !== target)
      if (!isOfSite(path, language) && (stands || isAsked(path))) continue
      const next = numbered(path).find((one) => isFree(one, language) && !isAsked(one))
      if (next) node.typed = { ...node.typed, [language]: next }
    }
  }
}

const isOfSite = (path: string, language: Language): boolean => isNeededBySite(path) || isListingPlace(path, language)

const numbered = (path: string): string[] =>
  Array.from({ length: MOST_NUMBERS }, (_, at) => path.replace(/\/$/, `-${at + 2}/`))

/** Which content asks for each address by its name or as typed. */
function claimers(routed: readonly RoutedContent[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const { content, language, path } of routed.flatMap(claimsOf)) {
    const key = placeKey(language, path)
    all.set(key, (all.get(key) ?? new Set()).add(content.node.target))
  }
  return all
}

const originalOf = ({ node: { originalPath, target } }: RoutedContent): [string, string][] =>
  originalPath ? [[originalPath.toLowerCase(), target]] : []

function depthOf({ node }: RoutedContent): number {
  let depth = 0
  for (let above = node.above; above; above = above.above) depth += 1
  return depth
}
