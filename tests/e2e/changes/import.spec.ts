import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { chunks } from '../../../src/lib/chunks'
import { SHARED_DATA, WHY_SKIPPED } from '../../support/shared-data'
import { withinASecond } from '../../support/within-a-second'

/** The command line imports into the database of the running server. */
test.describe.configure({ mode: 'serial' })

/** Pages that are asked for at the same time. */
const AT_ONCE = 8

interface Row {
  ID: number
  language: string
  Status: string
}

function runImport(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...(JSON.parse(process.env.E2E_ENV ?? '{}') as object) }
  return new Promise((resolve) => {
    const options = { env: { ...env, NODE_ENV: 'production' as const }, maxBuffer: 1e8 }
    const command = ['--import', './scripts/lib/tsx.mjs', 'scripts/import.ts', ...args]
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? 1 : 0
      resolve({ code, output: stdout + stderr })
    })
  })
}

const row = (ID: number, language: string, more: object = {}) => ({
  ID, language, WebID: 1, Goal: 0, Status: 'available', PublishPrice: true, Price: 321_000,
  PublishAddress: true, Street: 'Kerkstraat', HouseNumber: '1', Zip: '9000', CountryID: 10,
  City: language === 'fr' ? 'Gand' : 'Gent', TypeDescription: `Proefhuis ${ID} ${language}`,
  ...more,
})

function feedFile(properties: object[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'feed-')), 'feed.json')
  writeFileSync(file, JSON.stringify({ types: [], cities: [], properties, projects: [] }))
  return file
}

test('an imported listing is found in every language within a second', async ({ request }) => {
  test.setTimeout(120_000)
  const rows = [1, 2, 3, 4, 5, 6].flatMap((n) => [row(800_000 + n, 'nl'), row(800_000 + n, 'fr')])
  const { code, output } = await runImport(feedFile(rows), '--source', 'trial')
  expect(output).not.toContain('Error')
  expect(code).toBe(0)
  for (const path of ['/property/800001/', '/fr/property/800001/', '/en/property/800001/', '/de/property/800001/']) {
    await withinASecond(async () => expect((await request.get(path)).status(), path).toBe(200))
  }
  const german = await (await request.get('/de/property/800001/')).text()
  expect(german).toContain('noindex')
  expect(german).toContain('lang="fr"')
})

test('a listing that left the feed is not found; too many at once are refused', async ({ request }) => {
  test.setTimeout(120_000)
  const keep = (count: number) =>
    Array.from({ length: count }, (_, n) => [row(800_001 + n, 'nl'), row(800_001 + n, 'fr')]).flat()
  const refused = await runImport(feedFile(keep(2)), '--source', 'trial')
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('--allow-withdraw')
  expect((await request.get('/property/800006/')).status()).toBe(200)
  expect((await runImport(feedFile(keep(5)), '--source', 'trial')).code).toBe(0)
  await withinASecond(async () =>
    expect((await request.get('/property/800006/')).status()).toBe(404),
  )
})

test('a sold listing keeps its page and leaves the lists', async ({ request }) => {
  test.setTimeout(120_000)
  const rows = [1, 2, 3, 4, 5].flatMap((n) => {
    const more = n === 1 ? { Status: 'sold' } : {}
    return [row(800_000 + n, 'nl', more), row(800_000 + n, 'fr', more)]
  })
  expect((await runImport(feedFile(rows), '--source', 'trial')).code).toBe(0)
  await withinASecond(async () => {
    const page = await request.get('/property/800001/')
    expect(await page.text()).toContain('Dit pand is verkocht')
  })
  await withinASecond(async () => {
    const list = await request.get('/te-koop/?city=Gent|9000&sort=price')
    expect(await list.text()).not.toContain('/800001/')
  })
})

/** A page takes a tenth of a second to render: a sixth of them in each language, all with `ALL_JOURNEYS=1`. */
const isOpened = (id: number, language: 'nl' | 'fr'): boolean =>
  Boolean(process.env.ALL_JOURNEYS) || id % 6 === (language === 'nl' ? 0 : 3)

test('every listing of the shared feed is listed unless sold or rented, and opens', async ({ request }) => {
  const file = path.join(SHARED_DATA, 'feed/feed.json')
  test.skip(WHY_SKIPPED !== '', WHY_SKIPPED)
  test.setTimeout(300_000)
  const { code, output } = await runImport(file)
  expect(output).toContain('263')
  expect(code).toBe(0)
  const rows = (JSON.parse(readFileSync(file, 'utf8')) as { properties: Row[] }).properties
  for (const [language, roots] of [
    ['nl', ['/te-koop/', '/te-huur/']],
    ['fr', ['/fr/a-vendre/', '/fr/a-louer/']],
  ] as const) {
    const listed = new Set<number>()
    for (const root of roots) {
      for (let page = 1; ; page += 1) {
        const response = await request.get(page === 1 ? root : `${root}?page=${page}`)
        if (response.status() === 404) break
        for (const [, id] of (await response.text()).matchAll(/href="[^"]+\/(\d+)\/"/g)) listed.add(Number(id))
      }
    }
    const prefix = language === 'nl' ? '' : `/${language}`
    for (const some of chunks(rows.filter((one) => one.language === language), AT_ONCE)) {
      await Promise.all(
        some.map(async ({ ID, Status }) => {
          const gone = Status === 'sold' || Status === 'rented'
          expect(listed.has(ID), `${language} ${ID} ${Status}`).toBe(!gone)
          if (!isOpened(ID, language)) return
          const opened = await request.get(`${prefix}/property/${ID}/`)
          expect(opened.status(), `${language} ${ID}`).toBe(200)
        }),
      )
    }
  }
})
