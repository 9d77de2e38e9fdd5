import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { everything, prepareImport, runImport } from '../../support/import-bed'
import { SHARED_DATA, WHY_SKIPPED } from '../../support/shared-data'

const folder = path.join(SHARED_DATA, 'feed')

describe.skipIf(WHY_SKIPPED)(`../shared/data: the feed and its broken variants${WHY_SKIPPED}`, () => {
  let cms: Cms
  let feed: string
  const bad = (name: string): Promise<string> =>
    readFile(path.join(SHARED_DATA, 'feed-bad', `${name}.json`), 'utf8')

  beforeAll(async () => {
    cms = await startCms()
    await prepareImport(cms)
    feed = await readFile(path.join(folder, 'feed.json'), 'utf8')
  })
  afterAll(() => cms.stop())

  it('is imported whole', async () => {
    const result = await runImport(cms, folder, feed)
    expect(result.problems).toEqual([])
    const rows = JSON.parse(feed) as Record<string, { ID: number }[]>
    const ids = (name: string) => new Set(rows[name]?.map(({ ID }) => ID)).size
    expect(result.counts).toMatchObject({
      created: ids('properties'),
      projects: { created: ids('projects') },
      pictures: { leftOut: 0 },
    })
    const { totalDocs } = await cms.payload.count({ collection: 'media' })
    expect(totalDocs).toBe(8)
  })

  it('changes nothing the second time', async () => {
    const before = await everything(cms)
    const result = await runImport(cms, folder, feed)
    expect(result.counts).toMatchObject({ created: 0, updated: 0, pictures: { stored: 0 } })
    expect(await everything(cms)).toBe(before)
  })

  it.each([
    ['truncated', 1],
    ['wrong-types', 3],
    ['same-id-same-language-twice', 1],
    ['languages-disagree', 1],
    ['empty', 1],
  ])('refuses %s.json and changes nothing', async (name, problems) => {
    const before = await everything(cms)
    const result = await runImport(cms, folder, await bad(name))
    expect(result.ok).toBe(false)
    expect(result.problems.length).toBeGreaterThanOrEqual(problems)
    expect(await everything(cms)).toBe(before)
  })

  it('publishes hostile-texts.json without what is hostile', async () => {
    const result = await runImport(cms, path.join(SHARED_DATA, 'feed-bad'), await bad('hostile-texts'), {
      allowWithdraw: true,
    })
    expect(result.problems).toEqual([])
    const pictures = result.warnings.filter(({ message }) => /left out/.test(message))
    expect(pictures.length).toBeGreaterThanOrEqual(5)
    const stored = await cms.payload.find({
      collection: 'properties',
      where: { withdrawnAt: { exists: false } },
      locale: 'fr',
      depth: 1,
    })
    expect(stored.docs).not.toHaveLength(0)
    expect(JSON.stringify(stored.docs)).not.toMatch(/<script|onerror|javascript:/i)
    expect(stored.docs.flatMap(({ pictures: shown }) => shown ?? [])).toEqual([])
  })

  it('publishes almost-empty.json with what is known', async () => {
    const result = await runImport(cms, path.join(SHARED_DATA, 'feed-bad'), await bad('almost-empty'), {
      allowWithdraw: true,
    })
    expect(result.problems).toEqual([])
    const unknown = result.warnings.filter((one) => JSON.stringify(one).includes('BrandNewField'))
    expect(unknown).toHaveLength(1)
  })
})
