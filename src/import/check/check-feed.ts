import { isNumberIn, type ListingNumbers } from '@/domain/properties/listing-numbers'
import { FILE, placeOf } from '../parse/report'
import {
  LISTING_SECTIONS,
  type Feed,
  type FeedEntry,
  type FeedSection,
  type FeedType,
  type InvalidRows,
  type ListingSection,
  type Problem,
  type SkippedProblem,
  type Warning,
} from '../parse/types'
import { skipInvalid } from './skip-invalid'
import type { StoredListing } from './stored-listings'
import { takenWebIds } from './web-ids'

/** The largest part of a source's listings that may leave it unless that is allowed. */
const MOST = 1 / 5
/** So many may leave any source that keeps some: of a small one a single sale is more than a fifth. */
const GONE_ALWAYS = 2

/** What the site has, as far as a feed can contradict it. */
export interface FeedSite {
  /** The row of the feed's source; null before its first import. */
  source: number | null
  properties: Map<number, StoredListing>
  projects: Map<number, StoredListing>
  /** WebIDs of the stored property types, by their IDs. */
  types: ReadonlyMap<number, number>
  /** The numbers of listings made in the admin. */
  byHand: ListingNumbers
}

export interface Plan {
  /** Why nothing of the feed is imported. */
  problems: Problem[]
  /** What is imported. */
  feed: Feed
  /** How many listings are not, whether that keeps the others out too, and why they are not. */
  skipped: { count: number; isTooMany: boolean; problems: SkippedProblem[] }
  warnings: Warning[]
  withdraw: Record<ListingSection, number[]>
}

/** So many listings may have impossible values in any feed, as long as others have none. */
const SKIPPED_ALWAYS = 2
/** As large a part of a feed may have some. */
const SKIPPED_PART = 1 / 100

/**
 * What a feed changes on the site and what of it is skipped: listings with impossible values, among
 * them those that only the site knows, such as an ID that belongs to something else or is meant for
 * the admin. A problem is
 * what keeps the whole feed from being imported: too many listings gone or skipped.
 */
export function checkFeed(
  feed: Feed,
  found: InvalidRows,
  site: FeedSite,
  allowWithdraw: boolean,
): Plan {
  const invalid = withSite(feed, found, site)
  const { feed: valid, problems: implied, skipped } = skipInvalid(feed, invalid)
  // Whatever its rows hold, a listing of the feed has not left it.
  const { withdraw, problems } = checkWithdrawals(feed, site, allowWithdraw)
  const lines = [...invalid.problems, ...implied]
  const ofListings = lines.filter(({ section }) => isListings(section))
  const count = skipped.properties.length + skipped.projects.length
  const all = feed.properties.length + feed.projects.length
  const isTooMany = count > SKIPPED_ALWAYS ? count > all * SKIPPED_PART : count > 0 && count === all
  return {
    problems: isTooMany ? ofListings : problems,
    feed: valid,
    skipped: { count, isTooMany, problems: withOutcome(ofListings, skipped, site) },
    warnings: lines.filter(({ section }) => !isListings(section)).map(leftOut),
    withdraw,
  }
}

const isListings = (section: FeedSection): boolean => LISTING_SECTIONS.some((one) => one === section)

const leftOut = ({ expected, found, ...place }: Problem): Warning => ({
  ...place,
  message: `expected ${expected}, found ${found}: left out`,
})

/** The same rows with those that the site does not allow. */
function withSite(feed: Feed, { problems, rows }: InvalidRows, site: FeedSite): InvalidRows {
  const isRead = (type: FeedType) => !type.rows.some((row) => rows.get('types')?.has(row))
  const webIds = new Set([...site.types.values(), ...feed.types.map(({ webId }) => webId)])
  const ofListings = LISTING_SECTIONS.flatMap((section) =>
    feed[section].flatMap((entry) => [
      ...taken(section, entry, site),
      ...meantForAdmin(section, entry, site),
      ...unknownType(section, entry, webIds),
    ]),
  )
  const added = [...takenWebIds(feed.types.filter(isRead), site.types), ...ofListings]
  const all = new Map([...rows].map(([section, numbers]) => [section, new Set(numbers)]))
  for (const { row, section } of added) {
    if (row !== null) all.set(section, (all.get(section) ?? new Set()).add(row))
  }
  return { problems: [...problems, ...added], rows: all }
}

function withOutcome(
  problems: Problem[],
  skipped: Record<ListingSection, FeedEntry[]>,
  site: FeedSite,
): SkippedProblem[] {
  const kept = new Set(
    LISTING_SECTIONS.flatMap((section) => {
      const shown = new Set(live(site, section))
      const entries = skipped[section].filter(({ id }) => shown.has(id))
      return entries.flatMap(({ rows }) => rows.map((row) => `${section} ${row}`))
    }),
  )
  return problems.map((problem) => ({
    ...problem,
    outcome: kept.has(`${problem.section} ${problem.row}`) ? 'kept' : 'left out',
  }))
}

/** What leaves the site, and a problem where that is too much. */
function checkWithdrawals(
  feed: Feed,
  site: FeedSite,
  allow: boolean,
): Pick<Plan, 'problems' | 'withdraw'> {
  // Properties and projects are numbered apart; together they are what the source has on the site.
  const keys = LISTING_SECTIONS.map((section, index) => ({
    current: live(site, section).map((id) => id * 2 + index),
    incoming: feed[section].map(({ id }) => id * 2 + index),
  }))
  const current = keys.flatMap((one) => one.current)
  const incoming = keys.flatMap((one) => one.incoming)
  const { withdraw, refused } = planWithdrawals({ current, incoming, allow })
  const expected = 'at most two of the listings of its source gone, or a fifth, and never all (or --allow-withdraw)'
  const found = `${withdraw.length} of ${current.length} gone`
  const idsOf = (index: number) =>
    withdraw.filter((key) => key % 2 === index).map((key) => (key - index) / 2)
  return {
    problems: refused ? [{ ...FILE, expected, found }] : [],
    withdraw: { properties: idsOf(0), projects: idsOf(1) },
  }
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
 * The listings of a source that have left its feed, ascending, and whether that is refused: more than two and more than
 * a fifth of them, or all, unless allowed. A source without listings is never refused. Spec §4.
 */
function planWithdrawals({ current, incoming, allow }: Listings): {
  withdraw: number[]
  refused: boolean
} {
  const before = new Set(current)
  const stays = new Set(incoming)
  const withdraw = [...before].filter((id) => !stays.has(id)).sort((a, b) => a - b)
  const isFew = withdraw.length <= GONE_ALWAYS && withdraw.length < before.size
  return { withdraw, refused: !allow && !isFew && withdraw.length > before.size * MOST }
}

const live = (site: FeedSite, section: ListingSection): number[] =>
  [...site[section].values()]
    .filter(({ source, withdrawnAt }) => source === site.source && withdrawnAt === null)
    .flatMap(({ listingId, source }) => (source === null ? [] : [listingId]))

const MADE_IN_ADMIN =
  'one of a listing made in the admin: remove the listing of the admin, or leave the row out of ' +
  'the feed'

function taken(section: ListingSection, entry: FeedEntry, site: FeedSite): Problem[] {
  const stored = site[section].get(entry.id)
  if (!stored || (stored.source !== null && stored.source === site.source)) return []
  const owner = stored.sourceName === null ? MADE_IN_ADMIN : `one of ${stored.sourceName}`
  const expected = 'an ID that is free or of this source'
  return [{ ...placeOf(section, entry), field: 'ID', expected, found: owner }]
}

/** A new listing with a number that the site gives to listings made in the admin. */
function meantForAdmin(
  section: ListingSection,
  entry: FeedEntry,
  { byHand, ...site }: FeedSite,
): Problem[] {
  if (!isNumberIn(byHand, entry.id) || site[section].has(entry.id)) return []
  const expected = `an ID outside ${byHand.from} to ${byHand.to}, which is for listings made in the admin`
  return [{ ...placeOf(section, entry), field: 'ID', expected, found: String(entry.id) }]
}

function unknownType(
  section: ListingSection,
  entry: FeedEntry & { webId: number | null },
  webIds: ReadonlySet<number>,
): Problem[] {
  const { webId } = entry
  if (webId === null || webIds.has(webId)) return []
  const expected = 'the WebID of a type of the feed or the site'
  return [{ ...placeOf(section, entry), field: 'WebID', expected, found: String(webId) }]
}

/** A warning for each agency number that the site does not know, with the first who names it. */
export function unknownAgencies(feed: Feed, agencies: ReadonlyMap<number, number>): Warning[] {
  const warned = new Set<number>()
  return LISTING_SECTIONS.flatMap((section) =>
    feed[section].flatMap((entry): Warning[] => {
      const { agencyId } = entry
      if (agencyId === null || agencies.has(agencyId) || warned.has(agencyId)) return []
      warned.add(agencyId)
      const message = `no agency has the number ${agencyId}: the source's default agency is taken`
      return [{ ...placeOf(section, entry), field: 'AgencyID', message }]
    }),
  )
}
