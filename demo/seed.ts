import type { BasePayload } from 'payload'
import { inTransaction } from '@/cms/database/transaction'
import { contentPictures } from './content-pictures'
import { createLocalized } from '@/cms/first-content/create-localized'
import { describePictures } from './describe-pictures'
import type { Progress } from '@/lib/progress'
import { seedLeads } from './seed-leads'
import { DEMO_SOURCE, seedListings } from './seed-listings'
import { seedNetwork, seedSettings, teamPortraits } from './seed-network'
import { seedRates } from '@/cms/first-content/seed-rates'
import { seedHistory } from './seed-history'
import { seedStatistics } from './seed-statistics'
import { seedVisits } from './seed-visits'
import { seedShell } from './seed-shell'
import { seedContent } from './seed-content'

export interface SeedOptions {
  payload: BasePayload
  progress: Progress
  /** Only so many listings and no projects. */
  limit?: number
}

/**
 * Fills an empty database (no staff, no pages, no properties) with the demo, once. The site's frame
 * is one transaction that also creates the demo's import source; listings follow by the import. A
 * seed that was cut off is completed by the next call: until the first administrator exists, which
 * is made afterwards, the demo's source says that there is one. Gives whether it did anything.
 */
export async function seedDemo({ limit, payload, progress }: SeedOptions): Promise<boolean> {
  if ((await count(payload, 'users')) > 0) return false
  if (!(await hasSource(payload))) {
    if ((await count(payload, 'pages')) + (await count(payload, 'properties')) > 0) return false
    progress.line('Demo: settings, agencies and pages')
    await seedFrame(payload)
  }
  if (!(await isImported(payload))) await seedListings(payload, progress, limit)
  await describePictures(payload)
  await seedLeads(payload)
  await seedVisits(payload)
  await seedStatistics(payload)
  await seedHistory(payload)
  return true
}

const count = async (
  payload: BasePayload,
  collection: 'users' | 'pages' | 'properties',
): Promise<number> => (await payload.count({ collection })).totalDocs

const hasSource = async (payload: BasePayload): Promise<boolean> => {
  const where = { name: { equals: DEMO_SOURCE } }
  return (await payload.count({ collection: 'import-sources', where })).totalDocs > 0
}

const isImported = async (payload: BasePayload): Promise<boolean> => {
  const where = { 'source.name': { equals: DEMO_SOURCE }, state: { equals: 'done' } }
  return (await payload.count({ collection: 'import-runs', where })).totalDocs > 0
}

async function seedFrame(payload: BasePayload): Promise<void> {
  const portraits = await teamPortraits()
  const pictures = await contentPictures()
  await inTransaction(payload, async (step) => {
    await seedSettings(step)
    await seedRates(step)
    const made = await seedContent(step, pictures)
    const defaultAgency = await seedNetwork(step, portraits, made.map)
    await seedShell(step, made)
    const data = { name: DEMO_SOURCE, defaultAgency }
    await createLocalized(step, 'import-sources', { data })
  })
}
