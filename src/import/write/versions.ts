import { LANGUAGES } from '@/i18n/languages'
import { getTableColumns, sql as raw, type SQL } from '@/cms/database/drizzle'
import { tableByName, tableOf, type Table } from '@/cms/database/sql'
import { inTypeOf, joinInOrder, listOf, tableOfPairs } from '@/cms/database/dialect'
import type { Batch } from './batches'

/** As the collections say (`versions.maxPerDoc`). */
const MOST_VERSIONS = 20

const LANGUAGE_LIST = raw.raw(LANGUAGES.map((code) => `'${code}'`).join(', '))

/**
 * Writes a version of each listing (`ids` are its rows) as it stands now, so that staff see in the
 * admin, which reads versions, what the import wrote. A draft of theirs stays in the history; the
 * oldest versions beyond twenty go.
 */
export async function writeVersions({ at, collection, writer }: Batch, ids: number[]): Promise<void> {
  const { payload, sql } = writer
  const main = tableOf(payload, collection)
  const versions = tableOf(payload, `_${collection}_v`)
  if (ids.length === 0) return
  await sql.run(raw`UPDATE ${versions} SET latest = false WHERE id IN ${latestOf(versions, ids)}`)
  const copied = copy(main, versions, {
    parent_id: raw`m.id`,
    latest: raw`true`,
    created_at: raw`${at}`,
    updated_at: raw`${at}`,
  })
  await sql.run(raw`${copied} FROM ${main} m WHERE m.id IN ${listOf(ids)}`)
  const pairs = await sql.all<{ parent_id: number; id: number }>(
    raw`SELECT parent_id, id FROM ${versions} WHERE id IN ${latestOf(versions, ids)}`,
  )
  const pair = tableOfPairs(pairs.map((one) => [one.parent_id, one.id]), 'p')
  const join = joinInOrder()
  const tables = Object.keys(payload.db.tables as Record<string, unknown>)
  for (const name of tables.filter((one) => one.startsWith(`${collection}_`))) {
    const table = tableByName(payload, name)
    const twin = tableByName(payload, twinName(collection, name))
    const parent = raw.raw('_parentID' in table ? 'm._parent_id' : 'm.parent_id')
    if (isLocaleOfArray(collection, name)) {
      const array = tableByName(payload, twinName(collection, name.replace(/_locales$/, '')))
      await sql.run(
        raw`${copy(table, twin, { _parent_id: raw`a.id` })}
          FROM ${pair} ${join} ${array} a ON a._parent_id = p.other
          ${join} ${table} m ON m._parent_id = a._uuid AND m._locale IN (${LANGUAGE_LIST})`,
      )
      continue
    }
    const version = raw`p.other`
    const languages = '_locale' in table ? raw`AND m._locale IN (${LANGUAGE_LIST})` : raw``
    await sql.run(
      raw`${copy(table, twin, { _parent_id: version, parent_id: version, _uuid: raw`m.id` })}
        FROM ${pair} ${join} ${table} m ON ${parent} = p.one ${languages}`,
    )
  }
  await sql.run(
    raw`DELETE FROM ${versions} WHERE id IN (SELECT id FROM (
      SELECT id, row_number() OVER (PARTITION BY parent_id ORDER BY updated_at DESC, id DESC) AS n
      FROM ${versions} WHERE parent_id IN ${listOf(ids)}) numbered WHERE n > ${MOST_VERSIONS})`,
  )
}

/**
 * A list, for `IN`, of the latest versions of some documents, found by these. Not `latest = true`, for which SQLite
 * would walk the latest versions of all documents.
 */
export const latestOf = (versions: Table, ids: readonly number[]): SQL =>
  raw`(SELECT v.id FROM ${listOf(ids)} given ${joinInOrder()} ${versions} v ON v.parent_id = given.value WHERE v.latest)`

/** The first half of a statement that copies rows (`m`) of a table to its twin for versions. */
function copy(table: Table, twin: Table, given: Record<string, SQL>): SQL {
  const source = new Set(Object.values(getTableColumns(table)).map(({ name }) => name))
  const pairs = Object.values(getTableColumns(twin)).flatMap((column): [string, SQL][] => {
    const { name } = column
    if (given[name]) return [[name, given[name]]]
    if (name === 'id') return []
    if (name === 'path') return [[name, raw`'version.' || m.path`]]
    const own = name.replace(/^version_/, '')
    return source.has(own) ? [[name, inTypeOf(column, raw.raw(`m."${own}"`))]] : []
  })
  const columns = raw.raw(pairs.map(([name]) => `"${name}"`).join(', '))
  const values = raw.join(
    pairs.map(([, value]) => value),
    raw`, `,
  )
  return raw`INSERT INTO ${twin} (${columns}) SELECT ${values}`
}

const twinName = (collection: string, name: string): string => {
  const rest = name.slice(collection.length + 1)
  return /^(locales|texts|rels)$/.test(rest)
    ? `_${collection}_v_${rest}`
    : `_${collection}_v_version_${rest}`
}

const isLocaleOfArray = (collection: string, name: string): boolean =>
  name.endsWith('_locales') && name !== `${collection}_locales`
