import { createClient, type Client, type InStatement } from '@libsql/client'
import { chunks } from '@/lib/chunks'
import { agency, TOWNS, TYPE_IDS, type Bases } from './listings'
import { cityRows, listingRows, typeRows, type TableRow, type Tables } from './listing-rows'

/** Values that SQLite takes in one statement. */
const MOST_VALUES = 30_000
const AT_ONCE = 500

/**
 * Writes so many generated listings with their pictures, texts and addresses into a migrated
 * database, beside what stands there. Gives by how much their numbers are moved.
 */
export async function writeListings(url: string, count: number): Promise<Bases> {
  const client = createClient({ url })
  try {
    const bases = await basesOf(client)
    // A database that is lost with the machine is generated again.
    await client.execute('PRAGMA synchronous = OFF')
    await insert(client, groundRows(bases))
    for (let first = 1; first <= count; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, (_, at) => first + at)
      await insert(client, merged(numbers.map((number) => listingRows(number, bases))))
    }
    return bases
  } finally {
    client.close()
  }
}

async function basesOf(client: Client): Promise<Bases> {
  const highest = async (...tables: string[]): Promise<number> => {
    const found = tables.map(async (table) => {
      const { rows } = await client.execute(`SELECT max(id) AS id FROM ${table}`)
      return Number(rows[0]?.id ?? 0)
    })
    return Math.max(...(await Promise.all(found)))
  }
  return {
    city: await highest('cities'),
    type: await highest('types'),
    agency: await highest('agencies'),
    media: await highest('media'),
    // Public numbers and rows of routes are the same as those of properties.
    property: Math.max(1_000_000, await highest('properties', 'routes')),
  }
}

const groundRows = (bases: Bases): Tables =>
  merged([
    ...Array.from({ length: TOWNS }, (_, index) => cityRows(index + 1, bases)),
    ...TYPE_IDS.map((id) => typeRows(id, bases)),
    ...TYPE_IDS.map((id): Tables => {
      const { id: row, number, name } = agency(id, bases)
      return { agencies: [{ id: row, agency_id: number, name }] }
    }),
  ])

function merged(all: Tables[]): Tables {
  const tables: Tables = {}
  for (const one of all) {
    for (const [name, rows] of Object.entries(one)) (tables[name] ??= []).push(...rows)
  }
  return tables
}

const insert = (client: Client, tables: Tables) =>
  client.batch(
    Object.entries(tables).flatMap(([name, rows]) => statements(name, rows)),
    'write',
  )

function statements(table: string, rows: TableRow[]): InStatement[] {
  const columns = Object.keys(rows[0] ?? {})
  const marks = `(${columns.map(() => '?').join()})`
  const names = columns.map((column) => `"${column}"`).join()
  return chunks(rows, Math.floor(MOST_VALUES / columns.length)).map((some) => ({
    sql: `INSERT INTO ${table} (${names}) VALUES ${some.map(() => marks).join()}`,
    args: some.flatMap((row) => columns.map((column) => row[column] ?? null)),
  }))
}
