import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { kindsFromIcons } from '@/cms/migrate/kinds-of-types'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

it('a type keeps what its icon meant: the law asks no more and no less of its listings', async () => {
  const database = committedSql(cms.payload)
  const stored: [typeId: number, icon: number, kind: string][] = [
    [1, 1, 'house'],
    [2, 1, 'apartment'],
    [3, 1, 'apartment'],
    [4, 4, 'land'],
    [5, 2, 'investment'],
    [6, 6, 'commercial'],
    [7, 3, 'garage'],
    // Types of staff, and icons that staff chose otherwise.
    [8, 1, 'house'],
    [9, 4, 'land'],
    [10, 3, 'industrial'],
    [11, 6, 'commercial'],
    [12, 2, 'other'],
    [13, 7, 'other'],
  ]
  for (const [typeId, iconClass] of stored) {
    const data = { name: `Type ${typeId}`, typeId, webId: typeId, kind: 'other' as const, iconClass }
    await cms.payload.create({ collection: 'types', locale: 'fr', data })
  }
  await kindsFromIcons(database)
  const rows = await database.all(sql`SELECT type_id, icon_class, kind FROM types ORDER BY type_id`)
  expect(rows.map((row) => Object.values(row as object))).toEqual(stored)
})
