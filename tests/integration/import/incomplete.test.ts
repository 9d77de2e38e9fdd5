import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { warningLine } from '@/import/parse/report'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'

const COMPLETE = [101, 102, 103, 104]
const lacking = () => listing(105, { Permit: null, FloodPScore: null, FloodGScore: '' })
const others = () => COMPLETE.map((id) => listing(id))

let cms: Cms
let folder: string
const find = async (listingId: number, draft = false) => {
  const where = { listingId: { equals: listingId } }
  const { docs } = await cms.payload.find({ collection: 'properties', where, draft })
  return docs[0] as unknown as { id: number; _status: string; missingMentions: string[] }
}

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
afterAll(() => cms.stop())

describe('an import of a listing that misses legal mentions', () => {
  it('publishes it, marks it in its version too, and says so', async () => {
    const result = await runImport(cms, folder, feedOf([...others(), lacking()]))
    expect(result.counts).toMatchObject({ created: 5, incomplete: 1 })
    expect(result.warnings.map(warningLine)).toEqual([
      'properties: 1 listing misses a legal mention: ID 105 (Permit, FloodPScore, FloodGScore)',
    ])
    const missingMentions = ['permit', 'floodPScore', 'floodGScore']
    for (const draft of [false, true]) {
      expect(await find(105, draft)).toMatchObject({ _status: 'published', missingMentions })
      expect(await find(101, draft)).toMatchObject({ _status: 'published', missingMentions: [] })
    }
    const { docs } = await cms.payload.find({ collection: 'import-runs', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({ state: 'done', counts: { incomplete: 1 } })
    expect(docs[0]?.warnings).toHaveLength(1)
  })

  it('says so again while nothing has changed', async () => {
    const result = await runImport(cms, folder, feedOf([...others(), lacking()]))
    expect(result.counts).toMatchObject({ unchanged: 5, incomplete: 1 })
    expect(result.warnings).toHaveLength(1)
  })

  it('counts what staff locked as what the listing says', async () => {
    const { id } = await find(105)
    const facts = { permit: 'Vg', floodPScore: 'A', floodGScore: 'A' } as const
    const lockedFields = Object.keys(facts) as never
    await cms.payload.update({ collection: 'properties', id, data: { ...facts, lockedFields } })
    const result = await runImport(cms, folder, feedOf([...others(), lacking()]))
    expect(result.counts).toMatchObject({ incomplete: 0, updated: 1 })
    expect(result.warnings).toEqual([])
    expect((await find(105)).missingMentions).toEqual([])
  })

  it('keeps one of which the region is not known, and says so', async () => {
    const feed = [...others(), listing(105), listing(107, { Zip: null })]
    const { counts, warnings } = await runImport(cms, folder, feedOf(feed))
    expect(counts).toMatchObject({ created: 1, incomplete: 1 })
    expect(warnings.map(warningLine)).toEqual(['properties: 1 listing misses a legal mention: ID 107 (Zip)'])
    expect(await find(107)).toMatchObject({ _status: 'published', missingMentions: ['region'] })
  })

  it('forgets those that left the feed', async () => {
    const feed = [...others(), listing(105), listing(106, { Permit: '' })]
    expect((await runImport(cms, folder, feedOf(feed))).counts.incomplete).toBe(1)
    const without = await runImport(cms, folder, feedOf([...others(), listing(105)]))
    expect(without.counts).toMatchObject({ incomplete: 0, withdrawn: 1 })
  })

  it('names twenty of many', async () => {
    const many = Array.from({ length: 25 }, (_, index) => listing(200 + index, { Price: 0 }))
    const feed = feedOf([...others(), listing(105), ...many])
    const { warnings } = await runImport(cms, folder, feed)
    expect(warnings[0]?.message).toMatch(/^25 listings miss a legal mention: ID 200 \(Price\), /)
    expect(warnings[0]?.message).toMatch(/ID 219 \(Price\) and 5 more$/)
  })
})
