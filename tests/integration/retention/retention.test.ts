import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { background } from '@/cms/background'
import { lt } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { newKey, storeKey } from '@/cms/owners/keys'
import { startRetention } from '@/server/retention'
import { onlyProcess } from '@/server/scheduler'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { mailBed } from '../../support/mail-bed'
import { ownerBed } from '../../support/owner-bed'

vi.mock('@/cms/leads/retention', () => ({ eraseExpiredLeads: () => Promise.reject(new Error('no requests today')) }))

const LONG_AGO = new Date('2026-01-01T00:00:00.000Z')
const HASH = 'a1'.repeat(10)

let cms: Cms
let media: string

beforeAll(async () => {
  cms = await startCms()
  media = path.join(cms.dir, 'media')
})
afterAll(() => cms.stop())

const rowsOf = async (name: 'import_runs' | 'mails' | 'owner_keys') =>
  committedSql(cms.payload).select().from(tableOf(cms.payload, name))

async function folder(name: string, changed = new Date()): Promise<void> {
  await mkdir(path.join(media, name), { recursive: true })
  await writeFile(path.join(media, name, 'file'), 'x')
  await utimes(path.join(media, name), changed, changed)
}

it('removes all that has expired, whatever of it cannot be', async () => {
  const { payload } = cms
  const sql = committedSql(payload)
  const old = LONG_AGO.toISOString()
  const [content, mails, owners] = [contentBed(cms), mailBed(cms), ownerBed(cms)]
  const agency = Number((await payload.create({ collection: 'agencies', data: { name: 'Namur' } })).id)
  const changes = tableOf(payload, 'content_changes')
  await sql.insert(changes).values({ scopes: [], createdAt: old, updatedAt: old })
  const owner = await owners.owner({ agency })
  await storeKey({ payload, sql }, owner.id, { key: newKey(), kind: 'session' })
  await sql.update(tableOf(payload, 'owner_keys')).set({ expiresAt: old })
  await mails.mail({ kind: 'account' })
  await sql.update(tableOf(payload, 'mails')).set({ state: 'sent', createdAt: old })
  const run = { file: 'feed.json', state: 'done', startedAt: old, finishedAt: old, createdAt: old, updatedAt: old } as const
  await sql.insert(tableOf(payload, 'import_runs')).values(Array.from({ length: 201 }, () => run))
  const type = await content.type({ fr: 'Maison' })
  const city = await content.city({ fr: 'Namur' })
  const { listingId } = await payload.findByID({ collection: 'properties', id: (await content.property({ type, city })).id })
  for (const name of [`og/${listingId}`, 'og/999999', 'originals']) await folder(name)
  for (const name of [HASH, `${HASH}.half`, 'originals.half']) await folder(name, LONG_AGO)
  await folder(`${HASH}.begun`)
  const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)

  const track = vi.spyOn(background(), 'track')
  startRetention(payload, onlyProcess)
  await Promise.all(track.mock.calls.map(([work]) => work))

  expect(error.mock.calls).toHaveLength(1)
  expect(error.mock.calls[0]?.[0]).toMatchObject({ err: new Error('no requests today'), what: 'requests' })
  expect(await sql.select().from(changes).where(lt(changes.createdAt, '2026-02-01'))).toEqual([])
  expect(await rowsOf('owner_keys')).toEqual([])
  expect(await rowsOf('mails')).toEqual([])
  expect(await rowsOf('import_runs')).toHaveLength(200)
  expect(await readdir(path.join(media, 'og'))).toEqual([String(listingId)])
  expect((await readdir(media)).sort()).toEqual([HASH, `${HASH}.begun`, 'og', 'originals', 'originals.half'].sort())
})
