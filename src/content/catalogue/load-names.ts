import type { BasePayload } from 'payload'
import { readNames } from '@/cms/route-table/names'
import { asc, inArray, isNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { readAgencyMentions } from '@/cms/mentions/read-agencies'
import { missingAgencyMentions } from '@/domain/agencies/mentions'
import type { Catalogue } from '@/domain/search/catalogue'
import { chunks } from '@/lib/chunks'
import { letOthersRun } from '@/lib/let-others-run'

/** Reads the names of all cities, types and agencies into the catalogue. */
export async function loadAllNames(payload: BasePayload, catalogue: Catalogue): Promise<void> {
  await putCities(payload, catalogue)
  await reloadTypes(payload, catalogue)
  await reloadAgencies(payload, catalogue)
}

const AT_ONCE = 200

/** Reads some cities again, by their rows; one that is gone leaves the catalogue. */
export async function reloadCities(
  payload: BasePayload,
  catalogue: Catalogue,
  ids: Iterable<number>,
): Promise<void> {
  for (const some of chunks([...ids], AT_ONCE)) {
    await putCities(payload, catalogue, some)
    await letOthersRun()
  }
}

async function putCities(payload: BasePayload, catalogue: Catalogue, ids?: number[]) {
  const table = tableOf(payload, 'cities')
  const sql = committedSql(payload)
  const { id, zip, countryId, latitude, longitude } = table
  const rows = await sql
    .select({ id, zip, countryId, latitude, longitude })
    .from(table)
    .where(ids && inArray(id, ids))
    .orderBy(asc(id))
  const names = await readNames(payload, sql, 'cities', 'name', ids)
  // Those that stay keep their place: of towns with as much to offer the first one is shown first.
  for (const row of rows) catalogue.cities.set(row.id, { ...row, names: names.get(row.id) ?? {} })
  const found = new Set(rows.map((row) => row.id))
  for (const one of ids ?? []) if (!found.has(one)) catalogue.cities.delete(one)
  catalogue.invalidateOrders('city')
}

/** Reads the property types again: there are some tens of them. */
export async function reloadTypes(payload: BasePayload, catalogue: Catalogue): Promise<void> {
  const table = tableOf(payload, 'types')
  const sql = committedSql(payload)
  const { id, typeId, iconClass, showOrder, sale, rent } = table
  const rows = await sql
    .select({ id, typeId, iconClass, showOrder, sale, rent })
    .from(table)
    .orderBy(asc(id))
  const names = await readNames(payload, sql, 'types', 'name')
  const words = await readNames(payload, sql, 'types', 'alsoCalled')
  catalogue.types.clear()
  for (const { typeId: number, ...row } of rows) {
    catalogue.types.set(row.id, {
      ...row,
      number,
      names: names.get(row.id) ?? {},
      alsoCalled: words.get(row.id) ?? {},
      showOrder: row.showOrder ?? 0,
      sale: row.sale === true,
      rent: row.rent === true,
    })
  }
  catalogue.invalidateOrders('type')
}

/** Reads the agencies that may be shown and have a public number again: there are some tens of them. */
export async function reloadAgencies(payload: BasePayload, catalogue: Catalogue): Promise<void> {
  const table = tableOf(payload, 'agencies')
  const { id, agencyId, name } = table
  const sql = committedSql(payload)
  const rows = await sql.select({ id, agencyId, name }).from(table).where(isNull(table.deletedAt)).orderBy(asc(id))
  const mentions = await readAgencyMentions(payload, sql)
  catalogue.agencies.clear()
  for (const { agencyId: number, ...row } of rows) {
    const isShown = missingAgencyMentions(mentions.get(row.id) ?? {}).length === 0
    if (number !== null && isShown) catalogue.agencies.set(row.id, { ...row, number })
  }
  catalogue.invalidateResults()
}
