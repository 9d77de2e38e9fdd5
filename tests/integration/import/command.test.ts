import { execFile } from 'node:child_process'
import { truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FEED_LIMIT } from '@/import/parse/limits'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport } from '../../support/import-bed'

let cms: Cms
let folder: string

/** Runs the command on a feed; its exit code and what it printed. */
async function command(feed: unknown, name = 'feed.json') {
  const file = path.join(folder, name)
  if (feed !== null) await writeFile(file, Buffer.isBuffer(feed) ? feed : JSON.stringify(feed))
  const args = ['--import', './scripts/lib/tsx.mjs', 'scripts/import.ts', file]
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    )
  })
}

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
afterAll(() => cms.stop())

it('ends with 0 where listings were skipped, and names them', async () => {
  const feed = feedOf([listing(1), listing(2), listing(3, { ConstructionYear: 20_215 })])
  const { code, output } = await command(feed)
  expect(code).toBe(0)
  expect(output).toContain(
    'Not imported, with impossible values: 2\n' +
      '  properties row 5, ID 3 (fr), ConstructionYear: ' +
      'expected a whole number from 1000 to 2100, found 20215: left out',
  )
  expect(output).toMatch(/^properties: 2 created.*\nprojects: .*\nskipped: 1 with impossible values/m)
})

it('ends with 1 where too many were wrong, and says so', async () => {
  const { code, output } = await command(feedOf([1, 2, 3].map((id) => listing(id, { Zip: '99' }))))
  expect(code).toBe(1)
  expect(output).toContain(
    'Nothing was changed: too many listings (3) have impossible values. Problems: 6\n' +
      '  properties row 1, ID 1 (fr), Zip: expected a Belgian postcode',
  )
})

it('ends with 1 where the file is too large, before it is read', async () => {
  const file = path.join(folder, 'large.json')
  await writeFile(file, '')
  await truncate(file, FEED_LIMIT + 1)
  const { code, output } = await command(null, 'large.json')
  expect(code).toBe(1)
  expect(output).toContain(`has ${FEED_LIMIT + 1} bytes; a feed may have ${FEED_LIMIT} (160 MB)`)
})

it('ends with 1 where the file is not UTF-8, says in which line, and records it', async () => {
  const feed = JSON.stringify(feedOf([listing(9)]), null, 1)
  const { code, output } = await command(Buffer.from(feed, 'latin1'), 'latin.json')
  expect(code).toBe(1)
  const line = feed.slice(0, feed.indexOf('è')).split('\n').length
  expect(output).toContain(`Nothing was changed. Problems: 1\n  file: expected text in UTF-8, found another encoding at line ${line}, column`)
  const { docs } = await cms.payload.find({ collection: 'import-runs', where: { file: { equals: 'latin.json' } } })
  expect(docs).toMatchObject([{ state: 'refused' }])
})
