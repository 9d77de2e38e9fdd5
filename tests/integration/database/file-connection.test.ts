import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type ResultSet } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileConnection } from '@/cms/database/file-connection'

let dir: string
let url: string
let connection: FileConnection

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'connection-'))
  url = `file:${path.join(dir, 'site.db')}`
  const first = createClient({ url })
  await first.executeMultiple(`
    CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT UNIQUE, price REAL, told INTEGER);
    INSERT INTO things VALUES (1, 'één', 1.5, 1), (2, NULL, NULL, 0), (9007199254740991, '', -0.25, NULL)`)
  first.close()
  connection = new FileConnection(url)
})
afterEach(() => {
  connection.close()
  rmSync(dir, { recursive: true, force: true })
})

/** What a result says: its rows by name and by place. */
const told = ({ columns, rows, rowsAffected, lastInsertRowid }: ResultSet) => ({
  columns, rowsAffected, lastInsertRowid,
  byName: rows.map((row) => ({ ...row })),
  byPlace: rows.map((row) => Array.prototype.slice.call(row) as unknown[]),
  lengths: rows.map(({ length }) => length),
})

const STATEMENTS = [
  { sql: 'SELECT * FROM things ORDER BY id', args: [] },
  { sql: 'SELECT id, name FROM things WHERE price > ?', args: [1] },
  { sql: 'SELECT a.id, b.id, a.name FROM things a, things b ORDER BY a.id, b.id', args: [] },
  { sql: 'SELECT count(*), max(price) AS length FROM things', args: [] },
  { sql: 'SELECT 1 AS name WHERE 0', args: [] },
  { sql: 'SELECT ? AS yes, ? AS at', args: [true, new Date(5)] },
  { sql: "UPDATE things SET told = 3 WHERE name = 'één' RETURNING id, told", args: [] },
  { sql: 'UPDATE things SET told = told + 1', args: [] },
  { sql: 'INSERT INTO things (name) VALUES (?)', args: ['nieuw'] },
]

describe('a connection to a file', () => {
  it('finds what stands there each time, also once the table is another', async () => {
    const all = { sql: 'SELECT * FROM things WHERE id < ? ORDER BY id', args: [5] }
    const insert = { sql: 'INSERT INTO things (id, name) VALUES (?, ?)', args: [3, 'drie'] }
    expect((await connection.execute(all)).rows).toHaveLength(2)
    await connection.execute(insert)
    await expect(connection.execute(insert)).rejects.toThrow(/UNIQUE/)
    await connection.execute({ ...insert, args: [4, 'vier'] })
    expect((await connection.execute(all)).rows.map(({ name }) => name)).toEqual(['één', null, 'drie', 'vier'])
    for (const change of ['ALTER TABLE things RENAME COLUMN name TO naam', 'ALTER TABLE things ADD COLUMN floor INTEGER DEFAULT 2']) {
      await connection.execute(change)
    }
    const { columns, rows } = await connection.execute(all)
    expect(columns).toEqual(['id', 'naam', 'price', 'told', 'floor'])
    expect(rows.map(({ naam, floor }) => [naam, floor])).toEqual([['één', 2], [null, 2], ['drie', 2], ['vier', 2]])
    await connection.executeMultiple('SELECT 1; ALTER TABLE things RENAME COLUMN naam TO name')
    expect((await connection.execute(all)).columns).toContain('name')
  })

  it('commits and undoes beside what it has read and what was refused', async () => {
    const read = { sql: 'SELECT id FROM things', args: [] }
    const insert = { sql: 'INSERT INTO things (id) VALUES (?)', args: [1] }
    for (const end of ['COMMIT', 'ROLLBACK', 'COMMIT']) {
      await connection.execute('BEGIN IMMEDIATE')
      await connection.execute(read)
      await expect(connection.execute(insert)).rejects.toThrow(/UNIQUE/)
      await connection.execute(end)
    }
    const other = new FileConnection(url)
    await other.execute({ ...insert, args: [7] })
    other.close()
    expect((await connection.execute(read)).rows).toHaveLength(4)
  })

  it.each(STATEMENTS)('answers like the client of the driver: $sql', async (statement) => {
    const undone = async (run: (sql: typeof statement | string) => Promise<ResultSet>) => {
      await run('SAVEPOINT here')
      const result = told(await run(statement))
      await run('ROLLBACK TO here')
      await run('RELEASE here')
      return result
    }
    const client = createClient({ url })
    const expected = await undone((sql) => client.execute(sql))
    client.close()
    expect(await undone((sql) => connection.execute(sql))).toEqual(expected)
  })

  it('opens the file that the driver opens, whatever signs its address writes in code', async () => {
    const coded = `file:${path.join(dir, 'my%20site%25.db')}`
    const other = createClient({ url: coded })
    await other.execute('CREATE TABLE here (id INTEGER)')
    other.close()
    const opened = new FileConnection(coded)
    await expect(opened.execute('SELECT * FROM here')).resolves.toMatchObject({ rows: [] })
    opened.close()
  })

  it('reads the columns that a table has now', async () => {
    const all = { sql: 'SELECT * FROM things WHERE id = ?', args: [1] }
    await connection.execute(all)
    await connection.executeMultiple('ALTER TABLE things RENAME COLUMN told TO said')
    expect({ ...(await connection.execute(all)).rows[0] }).toMatchObject({ said: 1 })
  })

  it('knows two columns from one whose name holds a comma', async () => {
    await connection.execute('SELECT 1 AS a, 2 AS b')
    const { rows } = await connection.execute('SELECT 3 AS "a,b"')
    expect(rows.map((row) => ({ ...row }))).toEqual([{ 'a,b': 3 }])
  })

  it('tells errors by the codes of the driver', async () => {
    const twice = connection.execute({ sql: 'INSERT INTO things (name) VALUES (?)', args: ['één'] })
    await expect(twice).rejects.toMatchObject({
      name: 'LibsqlError',
      code: 'SQLITE_CONSTRAINT_UNIQUE',
      message: expect.stringContaining('UNIQUE constraint failed: things.name') as string,
    })
    const wrong = connection.executeMultiple('SELECT nothing')
    await expect(wrong).rejects.toMatchObject({ name: 'LibsqlError', code: 'SQLITE_ERROR' })
  })

  it.each([undefined, NaN, Infinity])('refuses to store %s', async (value) => {
    const args = [value as unknown as null]
    await expect(connection.execute({ sql: 'SELECT ?', args })).rejects.toThrow(`${value}`)
  })

  it('undoes a transaction that several statements leave open', async () => {
    await connection.executeMultiple('BEGIN; DELETE FROM things')
    await expect(connection.execute('SELECT count(*) AS many FROM things')).resolves.toMatchObject({
      rows: [{ many: 3 }],
    })
  })
})
