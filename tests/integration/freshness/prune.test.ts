import { afterAll, beforeAll, expect, it } from 'vitest'
import { pruneChanges } from '@/cms/change-log/changes'
import { lastChange } from '@/content/last-change'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

it('forgets changes older than a week, but never the newest', async () => {
  const table = tableOf(cms.payload, 'content_changes')
  const sql = committedSql(cms.payload)
  const old = '2026-01-01T00:00:00.000Z'
  const rows = [1, 2, 3].map((id) => ({ id: 1000 + id, scopes: [], createdAt: old, updatedAt: old }))
  await sql.insert(table).values(rows)
  await pruneChanges(cms.payload)
  const left = await sql.select({ id: table.id }).from(table)
  expect(left).toEqual([{ id: 1003 }])
  expect(await lastChange(cms.payload)).toBe(1003)
})
