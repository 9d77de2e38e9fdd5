import { existsSync } from 'node:fs'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '@/cms/database/drizzle'
import { openConnection, type Connection } from '@/cms/migrate/connection'
import { countRows, danglingRows } from '@/cms/migrate/rows'
import { migrateDatabase } from '@/cms/migrate/run'
import { migrations } from '../../../migrations/sqlite'
import { startEmptyCms, type EmptyCms } from './empty-cms'
import { rebuild } from './rebuild'

let cms: EmptyCms
let raw: Connection

const named = (name: string, up: (args: MigrateUpArgs) => Promise<void>) => ({ name, up })

const statement = (name: string, text: string) =>
  named(name, async ({ db }) => {
    await db.run(sql.raw(text))
  })

const migrate = (...more: ReturnType<typeof named>[]) => {
  const lines: string[] = []
  const options = { payload: cms.payload, url: cms.url, log: (line: string) => lines.push(line) }
  return migrateDatabase({ ...options, migrations: [...migrations, ...more] }).then((done) => ({
    done,
    lines,
  }))
}

beforeAll(async () => {
  cms = await startEmptyCms()
  raw = openConnection(cms.url)
})

afterAll(async () => {
  raw.close()
  await cms.stop()
})

describe('migrateDatabase', () => {
  const widen = named('20990101_000000_widen', async (args) => {
    await rebuild('properties', args)
    await rebuild('types', args)
  })

  test('makes an empty database without copying it, and has nothing to do afterwards', async () => {
    const first = await migrate()
    expect(first.done).toBe(migrations.length)
    expect(first.lines.join()).not.toContain('copied')
    expect(await migrate()).toEqual({ done: 0, lines: [] })
  })

  test('keeps every row when a table with children is rebuilt, and the copy', async () => {
    await addContent()
    const before = await countRows(raw)
    expect(before.get('properties_locales')).toBe(2)
    expect(before.get('types_locales')).toBe(4)
    expect(before.get('_properties_v')).toBe(2)
    expect(before.get('properties_points_of_interest')).toBe(4)
    const { done, lines } = await migrate(widen)
    expect(done).toBe(1)
    expect(await countRows(raw)).toEqual(before)
    expect(await danglingRows(raw)).toEqual(new Map())
    expect(await raw.rows('SELECT DISTINCT grade FROM properties')).toEqual([{ grade: 'b' }])
    const copy = `${cms.file}.before-20990101_000000_widen.bak`
    expect(lines.join()).toContain(copy)
    const kept = openConnection(`file:${copy}`)
    expect(await countRows(kept)).toEqual(before)
    kept.close()
  })

  test('enforces foreign keys again for everybody else', async () => {
    const [row] = await raw.rows<{ foreign_keys: number }>('PRAGMA foreign_keys')
    expect(row?.foreign_keys).toBe(1)
    await expect(raw.run('UPDATE properties SET type_id = 99999')).rejects.toThrow()
  })

  test('refuses a migration that loses rows, names the table, and changes nothing', async () => {
    const before = await countRows(raw)
    const harmless = statement('20990102_000000_one', 'CREATE TABLE one (id integer)')
    const loses = statement('20990103_000000_two', 'DELETE FROM types WHERE type_id = 2')
    await expect(migrate(widen, harmless, loses)).rejects.toThrow(/types: 2 rows before, 1 after/)
    expect(await countRows(raw)).toEqual(before)
    expect(before.has('one')).toBe(false)
    expect(existsSync(`${cms.file}.before-20990102_000000_one.bak`)).toBe(true)
    expect(await migrate(widen)).toEqual({ done: 0, lines: [] })
  })

  test('refuses a migration that leaves rows pointing at nothing', async () => {
    const before = await countRows(raw)
    const cuts = statement('20990104_000000_cut', 'UPDATE properties SET type_id = 99999')
    await expect(migrate(widen, cuts)).rejects.toThrow(/properties: 2 rows point at a row/)
    expect(await countRows(raw)).toEqual(before)
    expect(await danglingRows(raw)).toEqual(new Map())
  })

  test('undoes what a migration did before it failed, also through the CMS', async () => {
    const fails = named('20990105_000000_fail', async ({ payload, req }) => {
      const data = { name: 'Gent', zip: '9000', countryId: '10' as const }
      await payload.create({ collection: 'cities', data, req })
      throw new Error('no more')
    })
    await expect(migrate(widen, fails)).rejects.toThrow(/20990105_000000_fail failed.*no more/)
    expect((await cms.payload.count({ collection: 'cities' })).totalDocs).toBe(0)
  })
})

async function addContent(): Promise<void> {
  const { payload } = cms
  for (const typeId of [1, 2]) {
    const type = await payload.create({
      collection: 'types',
      locale: 'fr',
      data: { name: `Type ${typeId}`, typeId, webId: typeId, kind: 'house', iconClass: 1 },
    })
    await payload.create({
      collection: 'properties',
      draft: true,
      locale: 'fr',
      data: {
        type: type.id,
        pointsOfInterest: [{ name: 'École', kind: 'school', distance: 200 }, { kind: 'shop' }],
        _status: 'published',
      },
    })
    await payload.update({
      collection: 'types',
      id: type.id,
      locale: 'nl',
      data: { name: `Soort ${typeId}` },
    })
  }
}
