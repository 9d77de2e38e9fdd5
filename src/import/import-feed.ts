import { readNumbersByHand } from '@/cms/globals/numbers-by-hand'
import { checkFeed, unknownAgencies, type FeedSite, type Plan } from './check/check-feed'
import { parseFeed } from './parse/parse-feed'
import type { Feed, Problem } from './parse/types'
import { env } from '@/lib/env'
import { warnOfBin } from './check/in-bin'
import { incompleteWarning, readIncomplete } from './check/incomplete'
import type { ImportJob } from './job'
import type { ImportOptions } from './options'
import type { References } from './write/listing'
import { projectListing } from './write/project-listing'
import { propertyListing } from './write/property-listing'
import { emptyResult, type ImportResult } from './result'
import { startRun } from './write/runs'
import { saveCities } from './write/save-cities'
import { readStoredTypes, readWebIds, saveTypes } from './write/save-types'
import { ensureSource, findSource, newSourceWarning, readAgencies, type FeedSource } from './check/source'
import { readStored } from './check/stored-listings'
import { Batches } from './write/batches'
import { noteLanguages } from './write/note-languages'
import { withdrawAll, writeChanged } from './write/write-changed'
import { writeFeedFiles, type Written } from './write/feed-files'
import { unknownTowns } from './write/town-names'

/**
 * Imports a listing feed: checks the whole of it first and changes nothing where anything is wrong
 * with the file, then writes what differs from the last import in short transactions, withdraws what left
 * the feed and gets pictures and documents last. Single listings with impossible values are skipped:
 * they stay as they are, or out of the site where they are new. Interrupted at any moment, the next import
 * completes it. Each run is recorded. Throws only for what is not the feed's fault, such as a
 * broken database. Spec §3.
 */
export async function importFeed(options: ImportOptions): Promise<ImportResult> {
  const { payload } = options
  const source = await findSource(payload, options.source)
  const run = await startRun(payload, options.fileName, source?.id ?? null)
  if (!run) {
    return refused([{ expected: 'no other import at work', found: 'one that is running' }])
  }
  const result = emptyResult()
  const record = () => ({ ...result, source: source?.id ?? null })
  try {
    if (source) await importInto({ options, source, run, result })
    else Object.assign(result, refused([{ expected: 'an agency in the admin', found: 'none' }]))
    if (!result.ok && !source?.id) result.warnings.unshift(newSourceWarning(options.source))
    await run.finish(stateOf(result), record())
    return result
  } catch (error) {
    await run.finish('interrupted', record()).catch(() => undefined)
    throw error
  }
}

const stateOf = ({ counts, ok }: ImportResult) =>
  !ok ? 'refused' : counts.skipped > 0 ? 'partial' : 'done'

const refused = (lines: Pick<Problem, 'expected' | 'found'>[]): ImportResult => ({
  ...emptyResult(),
  ok: false,
  problems: lines.map((line) => ({
    section: 'file', row: null, id: null, language: null, field: null,
    ...line,
  })),
})

async function importInto(job: ImportJob<FeedSource>): Promise<void> {
  const { options, source, result } = job
  const { payload, allowWithdraw } = options
  const parsed = parseFeed(options.text, env().SITE_URL)
  if (!parsed.ok) {
    Object.assign(result, { ok: false, problems: parsed.problems })
    return
  }
  const { feed, invalid } = parsed
  const site: FeedSite = {
    source: source.id,
    properties: await readStored(payload, 'properties'),
    projects: await readStored(payload, 'projects'),
    types: await readWebIds(payload),
    byHand: await readNumbersByHand({ payload }),
  }
  const plan = checkFeed(feed, invalid, site, allowWithdraw)
  result.warnings.push(...parsed.warnings, ...plan.warnings)
  const { count, isTooMany, problems } = plan.skipped
  if (isTooMany) result.counts.skipped = count
  if (plan.problems.length > 0) {
    Object.assign(result, { ok: false, problems: plan.problems })
    return
  }
  result.skipped = problems
  result.counts.skipped = count
  source.id = await ensureSource(payload, source)
  await write({ ...job, source: { ...source, id: source.id } }, { plan, whole: feed, site })
}

async function write(job: ImportJob, { plan, whole, site }: { plan: Plan; whole: Feed; site: FeedSite }): Promise<void> {
  const { options, source, run, result } = job
  const { feed, withdraw } = plan
  const { payload, onProgress, signal } = options
  const { counts } = result
  const alive = async (): Promise<void> => {
    signal?.throwIfAborted()
    await run.beat()
  }
  counts.types = await saveTypes(payload, feed.types)
  const { cities, findTowns, ...cityCounts } = await saveCities(payload, feed.cities)
  counts.cities = cityCounts
  const agencies = await readAgencies(payload)
  result.warnings.push(...unknownAgencies(feed, agencies), ...unknownTowns(feed, findTowns))
  const references: References = {
    source: source.id,
    agency: (id) => (id === null ? undefined : agencies.get(id)) ?? source.defaultAgency,
    types: await readStoredTypes(payload),
    city: (entry) => (entry.cityKey === null ? onlyOne(findTowns(entry)) : cities.get(entry.cityKey)),
    projects: new Map(),
  }
  const batches = new Batches(payload, run.id, alive)
  const written: Written = { properties: new Map(), projects: new Map() }
  await writeChanged(batches, {
    collection: 'projects', entries: feed.projects, stored: site.projects, written: written.projects, counts: counts.projects,
    build: (entry) => projectListing(entry, references),
    onEntry: (done) => onProgress?.('projects', done, feed.projects.length),
  })
  for (const { id, listingId } of (await readStored(payload, 'projects')).values()) {
    references.projects.set(listingId, id)
  }
  await writeChanged(batches, {
    collection: 'properties', entries: feed.properties, stored: site.properties, written: written.properties, counts,
    build: (entry) => propertyListing(entry, references),
    onEntry: (done) => onProgress?.('properties', done, feed.properties.length),
  })
  await withdrawAll(batches, 'properties', withdraw.properties, counts)
  await withdrawAll(batches, 'projects', withdraw.projects, counts.projects)
  await writeFeedFiles(job, { feed, whole, batches, written })
  await noteLanguages(payload, 'projects', source.id, whole.projects)
  await noteLanguages(payload, 'properties', source.id, whole.properties)
  const incomplete = await readIncomplete(payload, source.id)
  counts.incomplete = incomplete.length
  // First, because a run keeps only so many lines.
  result.warnings.unshift(...incompleteWarning(incomplete), ...(await warnOfBin(payload, source.id)))
  result.longestLock = batches.longest
}

const onlyOne = <Item>(items: Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)
