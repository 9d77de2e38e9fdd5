import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '@/cms/database/connection'
import type { FileConnection } from '@/cms/database/file-connection'
import { ReadConnection } from '@/cms/database/read-connection'

let dir: string
let url: string
let other: FileConnection
const log = vi.fn()

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'reader-'))
  url = `file:${path.join(dir, 'site.db')}`
  other = await connect(url, log)
  await other.execute('CREATE TABLE notes (text TEXT)')
})
afterEach(async () => {
  other.close()
  await rm(dir, { recursive: true, force: true })
})

/** A reader whose connections may write: only what writes is sure to find the database busy. */
function countedReader() {
  const opened: FileConnection[] = []
  const open = async () => {
    const connection = await connect(url, log)
    opened.push(connection)
    return connection
  }
  return { reader: new ReadConnection(open, log), opened }
}

it('reads what is committed after a statement of it met a busy database', async () => {
  const { reader, opened } = countedReader()
  const rows = async () => (await reader.execute('SELECT text FROM notes')).rows.length
  expect(await rows()).toBe(0)
  await other.execute('BEGIN IMMEDIATE')
  const refused = reader.execute("INSERT INTO notes VALUES ('refused at first')")
  await other.execute('COMMIT')
  await refused
  expect(await rows()).toBe(1)
  await other.execute("INSERT INTO notes VALUES ('later')")
  expect(await rows()).toBe(2)
  expect(opened).toHaveLength(2)
  await expect(opened[0]!.execute('SELECT 1')).rejects.toThrow(/not open/)
  reader.close()
})

it('opens one connection for many who read at once', async () => {
  const { reader, opened } = countedReader()
  await Promise.all(Array.from({ length: 20 }, () => reader.execute('SELECT 1')))
  expect(opened).toHaveLength(1)
  reader.close()
})

it('opens nothing once it is closed', async () => {
  const { reader, opened } = countedReader()
  const reading = reader.execute('SELECT 1')
  reader.close()
  await expect(reading).rejects.toThrow(/closed/)
  await expect(reader.execute('SELECT 1')).rejects.toThrow(/closed/)
  for (const connection of opened) await expect(connection.execute('SELECT 1')).rejects.toThrow(/not open/)
})
