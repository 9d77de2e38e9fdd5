import { readNumbersByHand } from '@/cms/globals/numbers-by-hand'
import { checkFeed, type FeedSite } from './check/check-feed'
import { parseFeed } from './parse/parse-feed'
import type { Problem } from './parse/types'
import { env } from '@/lib/env'
import type { ImportJob } from './job'
import type { ImportOptions } from './options'
import { emptyResult, type ImportResult } from './result'
import { startRun } from './write/runs'
import { readWebIds } from './write/save-types'
import { ensureSource, findSource, newSourceWarning, type FeedSource } from './check/source'
import { readStored } from './check/stored-listings'
import { writeFeed } from './write/write-feed'

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
  await writeFeed({ ...job, source: { ...source, id: source.id } }, { plan, whole: feed, site })
}
