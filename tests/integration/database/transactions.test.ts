import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { CollectionAfterChangeHook } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '@/cms/database/drizzle'
import { sqlOf } from '@/cms/database/sql'
import { onCommit } from '@/cms/database/commits'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { everything } from '../../support/import-bed'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let type: number

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  type = await bed.type({ fr: 'Maison' })
})
afterAll(() => cms.stop())

/** Another process that holds the lock of the file twenty times, for 100 ms each. */
async function lockingNowAndThen() {
  const file = path.join(cms.dir, 'site.db')
  const other = spawn(process.execPath, [path.resolve('tests/support/hold-write-lock.mjs'), file, '100', '20'])
  await once(other.stdout, 'data')
  return other
}

describe('writing', () => {
  it('40 at once: none fails, each has a number, a path and an announcement', async () => {
    const before = await bed.changes()
    const start = performance.now()
    const made = await Promise.allSettled(Array.from({ length: 40 }, () => bed.property({ type })))
    console.info(`40 parallel creates: ${((performance.now() - start) / 1000).toFixed(2)} s`)
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([])
    const ids = made.map((one) => (one as { value: { listingId: number } }).value.listingId)
    expect(new Set(ids).size).toBe(40)
    for (const id of ids) expect((await bed.route(`property:${id}`))?.gone).toBe(false)
    expect((await bed.changes()) - before).toBeGreaterThanOrEqual(40)
  })

  it('leaves nothing of what fails half-way, and tells nobody', async () => {
    let commits = 0
    onCommit(() => (commits += 1))
    const before = await everything(cms)
    const properties = cms.payload.collections.properties.config
    const fail = () => {
      throw new Error('after everything was written')
    }
    properties.hooks.afterChange.push(fail)
    try {
      await expect(bed.property({ type })).rejects.toThrow('after everything')
    } finally {
      properties.hooks.afterChange.pop()
    }
    expect(await everything(cms)).toBe(before)
    expect(commits).toBe(0)
    await bed.property({ type })
    expect(commits).toBe(1)
  })

  // What Postgres refuses at the end is in postgres.test.ts; who writes to a file locks it whole.
  it.skipIf(process.env.TEST_POSTGRES)('says so when the database refuses at the very end', async () => {
    const before = await everything(cms)
    const { config } = cms.payload.collections.properties
    const breakCommit: CollectionAfterChangeHook = async ({ doc, req }) => {
      const session = await sqlOf(req)
      // A row without its property, which SQLite is told to look at only when it commits.
      await session.run(sql`PRAGMA defer_foreign_keys = ON`)
      await session.run(sql`INSERT INTO properties_rels (parent_id, path) VALUES (999999, 'x')`)
      return doc
    }
    config.hooks.afterChange.push(breakCommit)
    try {
      await expect(bed.property({ type })).rejects.toThrow(/FOREIGN KEY/)
    } finally {
      config.hooks.afterChange.pop()
    }
    expect(await everything(cms)).toBe(before)
    await bed.property({ type })
  })

  it.skipIf(process.env.TEST_POSTGRES)('waits for another process that writes', async () => {
    const other = spawn(process.execPath, [
      path.resolve('tests/support/hold-write-lock.mjs'), path.join(cms.dir, 'site.db'), '1000',
    ])
    const ended = once(other, 'exit')
    await once(other.stdout, 'data')
    const start = performance.now()
    const made = await Promise.all([bed.property({ type }), bed.property({ type })])
    console.info(`two creates behind a lock of 1 s: ${((performance.now() - start) / 1000).toFixed(2)} s`)
    expect((await ended)[0]).toBe(0)
    // Not only said to be stored.
    for (const { id, listingId } of made) {
      expect((await cms.payload.findByID({ collection: 'properties', id })).listingId).toBe(listingId)
      expect(await bed.route(`property:${listingId}`)).toBeDefined()
    }
  })

  it('200 at once beside an import of another process: none fails', async () => {
    const other = process.env.TEST_POSTGRES ? null : await lockingNowAndThen()
    const { id } = await cms.payload.create({ collection: 'testimonials', data: { name: 'Client' } })
    const save = (sort: number) =>
      cms.payload.update({ collection: 'testimonials', id, data: { sort } })
    const settings = (number: number) => {
      const data = { key: `list-${number}`, value: {} }
      return cms.payload.db.create({ collection: 'payload-preferences', data, req: {} })
    }
    const made = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => (index % 2 ? save(index) : settings(index))),
    )
    other?.kill()
    expect(made.filter(({ status }) => status === 'rejected')).toEqual([])
    const where = { key: { like: 'list-' } }
    expect((await cms.payload.count({ collection: 'payload-preferences', where })).totalDocs).toBe(100)
  })
})
