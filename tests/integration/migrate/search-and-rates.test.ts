import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConnection, type Connection } from '@/cms/migrate/connection'
import { countRows, danglingRows } from '@/cms/migrate/rows'
import { migrateDatabase } from '@/cms/migrate/run'
import { SHARED_CONDITIONS } from '@/cms/first-content/display-conditions'
import { completeRates } from '@/cms/first-content/seed-rates'
import { migrations } from '../../../migrations/sqlite'
import { startEmptyCms, type EmptyCms } from './empty-cms'

const AT = migrations.findIndex(({ name }) => name.endsWith('search_and_rates'))

let cms: EmptyCms
let raw: Connection
let before: Map<string, number>

const migrate = (some: typeof migrations) =>
  migrateDatabase({ payload: cms.payload, url: cms.url, migrations: some, log: () => undefined })

const one = async <T>(query: string): Promise<T | undefined> => (await raw.rows<T & object>(query))[0]

const countOf = async (table: string): Promise<number | undefined> =>
  (await one<{ count: number }>(`SELECT count(*) AS count FROM ${table}`))?.count

beforeAll(async () => {
  cms = await startEmptyCms()
  await migrate(migrations.slice(0, AT))
  raw = openConnection(cms.url)
  await raw.run("INSERT INTO settings (id, brand_colour) VALUES (1, '#123456')")
  // Written as it was then: the collections have columns that later migrations add.
  await raw.run('INSERT INTO types (id, type_id, web_id, icon_class) VALUES (1, 1, 1, 1)')
  await raw.run("INSERT INTO types_locales (name, _locale, _parent_id) VALUES ('Maison', 'fr', 1)")
  await raw.run(
    `INSERT INTO properties (id, listing_id, type_id, goal, status, _status)
      VALUES (1, 1, 1, '0', 'available', 'published')`,
  )
  await raw.run(
    `INSERT INTO properties_points_of_interest (_order, _parent_id, id, kind)
      VALUES (1, 1, 'a', 'shop')`,
  )
  before = await countRows(raw)
  await migrate(migrations)
})

afterAll(async () => {
  raw.close()
  await cms.stop()
})

describe('a database from before the search, migrated', () => {
  test('has every row it had', async () => {
    const after = await countRows(raw)
    // The list of migrations is longer by those that ran.
    before.delete('payload_migrations')
    for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows])
    expect(before.get('properties_points_of_interest')).toBe(1)
    expect(await danglingRows(raw)).toEqual(new Map())
  })

  test('keeps its settings and shows prices on the map', async () => {
    expect(await one('SELECT brand_colour, map_type FROM settings')).toEqual({
      brand_colour: '#123456', map_type: 'prices',
    })
  })

  test('has the shared display conditions once, in every language, for the CMS to read', async () => {
    const { docs } = await cms.payload.find({
      collection: 'display-conditions', locale: 'all', sort: 'id', pagination: false,
    })
    expect(docs.map(({ field, logic, shows }) => ({ field, logic, shows }))).toEqual(
      SHARED_CONDITIONS.map(({ field, logic, shows }) => ({ field, logic, shows })),
    )
    expect(docs.map(({ name }) => name)).toEqual(SHARED_CONDITIONS.map(({ name }) => name))
  })

  test('does not get back a condition that staff deleted', async () => {
    const { docs } = await cms.payload.find({ collection: 'display-conditions', limit: 1 })
    await cms.payload.delete({ collection: 'display-conditions', id: docs[0]?.id ?? 0 })
    expect(await migrate(migrations)).toBe(0)
    expect(await countOf('display_conditions')).toBe(SHARED_CONDITIONS.length - 1)
  })

  test('has its first rates once the server starts', async () => {
    expect(await countOf('rates')).toBe(0)
    await completeRates(cms.payload)
    expect(await countOf('rates_registration_duties')).toBeGreaterThan(0)
  })
})
