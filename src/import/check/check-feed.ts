import { isNumberIn, type ListingNumbers } from '@/domain/properties/listing-numbers'
import type { Feed, FeedEntry, FeedPlace, FeedSection, Problem, Warning } from '../parse/types'
import type { StoredListing } from './stored-listings'

/** The largest part of a source's listings that may leave it unless that is allowed. */
const MOST = 1 / 5

/** What the site has, as far as a feed can contradict it. */
export interface FeedSite {
  /** The row of the feed's source; null before its first import. */
  source: number | null
  properties: Map<number, StoredListing>
  projects: Map<number, StoredListing>
  /** WebIDs of the stored property types. */
  types: ReadonlySet<number>
  /** The numbers of listings made in the admin. */
  byHand: ListingNumbers
}

export interface Plan {
  problems: Problem[]
  withdraw: { properties: number[]; projects: number[] }
}

/** Where in the file an entry stands: its first row. */
export const placeOf = (section: FeedSection, entry: FeedEntry): FeedPlace => ({
  section,
  row: entry.rows[0] ?? null,
  id: String(entry.id),
  language: null,
  field: null,
})

/**
 * What the feed would take off the site, and every reason not to import it that only the site
 * knows: an ID that belongs to something else or is meant for the admin, an unknown type, too many
 * listings gone.
 */
export function checkFeed(feed: Feed, site: FeedSite, allowWithdraw: boolean): Plan {
  const sections = ['properties', 'projects'] as const
  const problems = sections.flatMap((section) => [
    ...feed[section].flatMap((entry) => taken(section, entry, site)),
    ...feed[section].flatMap((entry) => meantForAdmin(section, entry, site)),
    ...feed[section].flatMap((entry) => unknownType(section, entry, feed, site)),
  ])
  // Properties and projects are numbered apart; together they are what the source has on the site.
  const keys = sections.map((section, index) => ({
    current: live(site, section).map((id) => id * 2 + index),
    incoming: feed[section].map(({ id }) => id * 2 + index),
  }))
  const current = keys.flatMap((one) => one.current)
  const incoming = keys.flatMap((one) => one.incoming)
  const { withdraw, refused } = planWithdrawals({ current, incoming, allow: allowWithdraw })
  if (refused) {
    problems.push({
      ...{ section: 'file', row: null, id: null, language: null, field: null },
      expected: 'at most a fifth of the listings of its source gone (or --allow-withdraw)',
      found: `${withdraw.length} of ${current.length} gone`,
    })
  }
  const idsOf = (index: number) =>
    withdraw.filter((key) => key % 2 === index).map((key) => (key - index) / 2)
  return { problems, withdraw: { properties: idsOf(0), projects: idsOf(1) } }
}

interface Listings {
  /** IDs that are live in the source now. */
  current: readonly number[]
  /** IDs of the feed. */
  incoming: readonly number[]
  /** Whether any number may go. */
  allow: boolean
}

/**
 * The listings of a source that have left its feed, ascending, and whether that is refused: more
 * than a fifth of them, unless allowed. A source without listings is never refused. Spec §4.
 */
function planWithdrawals({ current, incoming, allow }: Listings): {
  withdraw: number[]
  refused: boolean
} {
  const before = new Set(current)
  const stays = new Set(incoming)
  const withdraw = [...before].filter((id) => !stays.has(id)).sort((a, b) => a - b)
  return { withdraw, refused: !allow && withdraw.length > before.size * MOST }
}

const live = (site: FeedSite, section: 'properties' | 'projects'): number[] =>
  [...site[section].values()]
    .filter(({ source, withdrawnAt }) => source === site.source && withdrawnAt === null)
    .flatMap(({ listingId, source }) => (source === null ? [] : [listingId]))

const MADE_IN_ADMIN =
  'one of a listing made in the admin: remove the listing of the admin, or leave the row out of ' +
  'the feed'

function taken(section: 'properties' | 'projects', entry: FeedEntry, site: FeedSite): Problem[] {
  const stored = site[section].get(entry.id)
  if (!stored || (stored.source !== null && stored.source === site.source)) return []
  const owner = stored.sourceName === null ? MADE_IN_ADMIN : `one of ${stored.sourceName}`
  const expected = 'an ID that is free or of this source'
  return [{ ...placeOf(section, entry), field: 'ID', expected, found: owner }]
}

/** A new listing with a number that the site gives to listings made in the admin. */
function meantForAdmin(
  section: 'properties' | 'projects',
  entry: FeedEntry,
  { byHand, ...site }: FeedSite,
): Problem[] {
  if (!isNumberIn(byHand, entry.id) || site[section].has(entry.id)) return []
  const expected = `an ID outside ${byHand.from} to ${byHand.to}, which is for listings made in the admin`
  return [{ ...placeOf(section, entry), field: 'ID', expected, found: String(entry.id) }]
}

function unknownType(
  section: 'properties' | 'projects',
  entry: FeedEntry & { typeId: number | null },
  feed: Feed,
  site: FeedSite,
): Problem[] {
  const { typeId } = entry
  if (typeId === null || site.types.has(typeId)) return []
  if (feed.types.some(({ webId }) => webId === typeId)) return []
  const expected = 'the WebID of a type of the feed or the site'
  return [{ ...placeOf(section, entry), field: 'WebID', expected, found: String(typeId) }]
}

/** A warning for each agency number that the site does not know, with the first who names it. */
export function unknownAgencies(feed: Feed, agencies: ReadonlyMap<number, number>): Warning[] {
  const warned = new Set<number>()
  const sections = ['properties', 'projects'] as const
  return sections.flatMap((section) =>
    feed[section].flatMap((entry): Warning[] => {
      const { agencyId } = entry
      if (agencyId === null || agencies.has(agencyId) || warned.has(agencyId)) return []
      warned.add(agencyId)
      const message = `no agency has the number ${agencyId}: the source's default agency is taken`
      return [{ ...placeOf(section, entry), field: 'AgencyID', message }]
    }),
  )
}
