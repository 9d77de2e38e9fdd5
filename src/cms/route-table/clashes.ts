import { isLanguage, LANGUAGES, type Language } from '@/i18n/languages'
import { contentPaths, type ContentNode } from '@/routes/content-paths'
import type { RouteEntry } from '@/routes/entry'
import { isListingPlace } from '@/routes/paths'
import { isReserved } from '@/routes/reserved'
import type { RoutedContent } from './content-rows'

/** Who has an address. */
export interface AddressOwner {
  /** What it leads to, such as `page:24`; null for a part of the site itself. */
  target: string | null
  originalPath: string
}

/** Content that cannot have the address it asks for. */
export interface Clash {
  language: Language
  path: string
  target: string
  /** Who has it; null where the site itself needs it. */
  owner: AddressOwner | null
}

/** Who has addresses already: by `placeKey`. */
export type Owners = ReadonlyMap<string, AddressOwner>

/** An address as a key: a path may lead elsewhere in each language. */
export const placeKey = (language: Language, path: string): string => `${language}:${path}`

type Stored = ReadonlyMap<string, RouteEntry>

/** What content asks for. */
export interface Claim {
  content: RoutedContent
  language: Language
  path: string
}

/**
 * Which content cannot have the address it asks for in a language. Of several that ask for one, it
 * goes to the one that stands there already, else to the oldest. What stands below other content
 * that cannot have its own is left out: it moves along. None where all is well.
 */
export function clashesAmong(claims: readonly Claim[], stored: Stored, listings: Owners): Clash[] {
  const byAddress = new Map<string, Claim[]>()
  for (const claim of claims) {
    const key = placeKey(claim.language, claim.path)
    const same = byAddress.get(key)
    if (same) same.push(claim)
    else byAddress.set(key, [claim])
  }
  const lost = [...byAddress].flatMap(([key, claimed]) => lostOf(claimed, stored, listings.get(key)))
  const losers = new Set(lost.map(({ content, language }) => loserKey(content.node, language)))
  const movesAlong = ({ above }: ContentNode, language: Language): boolean =>
    above !== null && (losers.has(loserKey(above, language)) || movesAlong(above, language))
  return lost
    .filter(({ content, language }) => !movesAlong(content.node, language))
    .map(({ content, language, path, owner }) => {
      return { language, path, target: content.node.target, owner }
    })
}

const loserKey = ({ target }: ContentNode, language: Language): string => `${language} ${target}`

/** The addresses that content asks for, one per language in which it is live. */
export function claimsOf(content: RoutedContent): Claim[] {
  const paths = contentPaths(content.node)
  return LANGUAGES.flatMap((language) => {
    const path = paths[language]
    return path ? [{ content, language, path }] : []
  })
}

function lostOf(claims: Claim[], stored: Stored, listing: AddressOwner | undefined) {
  const path = claims[0]?.path ?? ''
  const all = (owner: AddressOwner | null) => claims.map((claim) => ({ ...claim, owner }))
  if (listing) return all(listing)
  // What an import brings tomorrow must find its place.
  if (isReserved(path) || claims.some(({ language }) => isListingPlace(path, language))) return all(null)
  // The first part of such a path is read as the language: its home page stands there.
  if (isLanguage(path.split('/')[1])) return all({ target: null, originalPath: '/' })
  if (claims.length < 2) return []
  const [first, ...others] = claims.toSorted((a, b) => firstOf(a, b, stored))
  const { node } = first?.content ?? {}
  const owner = { target: node?.target ?? null, originalPath: node?.originalPath ?? '' }
  return others.map((claim) => ({ ...claim, owner }))
}

function firstOf(a: Claim, b: Claim, stored: Stored): number {
  const stands = ({ content, language, path }: Claim): boolean =>
    stored.get(content.node.target)?.paths[language] === path
  return (
    Number(stands(b)) - Number(stands(a)) ||
    a.content.createdAt.localeCompare(b.content.createdAt) ||
    a.content.node.target.localeCompare(b.content.node.target, 'en', { numeric: true })
  )
}

/**
 * Lets content that cannot have an address stay where it stands, and what stands below it; where
 * it stands nowhere it has no address in the language.
 */
export function stayBehind({ node }: RoutedContent, { language, path }: Clash, stored: Stored): void {
  const before = stored.get(node.target)?.paths[language]
  if (before && before !== path && !node.home) node.typed = { ...node.typed, [language]: before }
  else node.hiddenIn = [...node.hiddenIn, language]
}
