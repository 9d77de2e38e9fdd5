import { unknownAgencies, type FeedSite, type Plan } from '../check/check-feed'
import { warnOfBin } from '../check/in-bin'
import { incompleteWarning, readIncomplete } from '../check/incomplete'
import { readAgencies } from '../check/source'
import { readStored } from '../check/stored-listings'
import type { ImportJob } from '../job'
import { LISTING_SECTIONS, type Feed, type ListingSection } from '../parse/types'
import { countsOfListings } from '../result'
import { Batches } from './batches'
import { writeFeedFiles, type Written } from './feed-files'
import type { References } from './listing'
import { noteLanguages } from './note-languages'
import { projectListing } from './project-listing'
import { propertyListing } from './property-listing'
import { saveCities } from './save-cities'
import { readStoredTypes, saveTypes } from './save-types'
import { unknownTowns } from './town-names'
import { withdrawAll, writeChanged } from './write-changed'

/** What an import writes. */
interface CheckedImport {
  plan: Plan
  /** The feed with the listings that are skipped. */
  whole: Feed
  /** The site before it. */
  site: FeedSite
}

/**
 * Writes what a checked feed changes: types and towns, which listings name, then these in batches, and
 * last their pictures and documents. What was done is counted and told in the result of the import.
 */
export async function writeFeed(job: ImportJob, checked: CheckedImport): Promise<void> {
  const { options: { payload, signal }, result, run, source } = job
  const { plan: { feed }, whole } = checked
  const batches = new Batches(payload, run.id, async () => {
    signal?.throwIfAborted()
    await run.beat()
  })
  const references = await saveReferences(job, feed)
  const written = await writeFacts(job, checked, { batches, references })
  await writeFeedFiles(job, { feed, whole, batches, written })
  await noteLanguages(payload, 'projects', source.id, whole.projects)
  await noteLanguages(payload, 'properties', source.id, whole.properties)
  const incomplete = await readIncomplete(payload, source.id)
  result.counts.incomplete = incomplete.length
  // First, because a run keeps only so many lines.
  result.warnings.unshift(...incompleteWarning(incomplete), ...(await warnOfBin(payload, source.id)))
  result.longestLock = batches.longest
}

/** Saves what the listings of a feed refer to, but its projects, which are listings themselves. */
async function saveReferences({ options: { payload }, result, source }: ImportJob, feed: Feed): Promise<References> {
  result.counts.types = await saveTypes(payload, feed.types)
  const { cities, findTowns, ...cityCounts } = await saveCities(payload, feed.cities)
  result.counts.cities = cityCounts
  const agencies = await readAgencies(payload)
  result.warnings.push(...unknownAgencies(feed, agencies), ...unknownTowns(feed, findTowns))
  return {
    source: source.id,
    agency: (id) => (id === null ? undefined : agencies.get(id)) ?? source.defaultAgency,
    types: await readStoredTypes(payload),
    city: (entry) => (entry.cityKey === null ? onlyOne(findTowns(entry)) : cities.get(entry.cityKey)),
    projects: new Map(),
  }
}

const onlyOne = <Item>(items: Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)

/** Writes the listings that differ, withdraws those that are gone, and gives when each was written. */
async function writeFacts(
  { options: { onProgress, payload }, result: { counts } }: ImportJob,
  { plan: { feed, withdraw }, site }: CheckedImport,
  { batches, references }: { batches: Batches; references: References },
): Promise<Written> {
  const written: Written = { properties: new Map(), projects: new Map() }
  const notesOf = (collection: ListingSection) => ({
    collection,
    stored: site[collection],
    written: written[collection],
    counts: countsOfListings(counts, collection),
    onEntry: (done: number) => onProgress?.(collection, done, feed[collection].length),
  })
  await writeChanged(batches, {
    ...notesOf('projects'),
    entries: feed.projects,
    build: (entry) => projectListing(entry, references),
  })
  for (const { id, listingId } of (await readStored(payload, 'projects')).values()) {
    references.projects.set(listingId, id)
  }
  await writeChanged(batches, {
    ...notesOf('properties'),
    entries: feed.properties,
    build: (entry) => propertyListing(entry, references),
  })
  for (const collection of LISTING_SECTIONS) {
    await withdrawAll(batches, collection, withdraw[collection], countsOfListings(counts, collection))
  }
  return written
}
