import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FileConnection } from '@/cms/database/file-connection'
import { openClient } from '@/cms/database/client'
import { connect, whenFree } from '@/cms/database/connection'
import { WriteConnection } from '@/cms/database/write-connection'
import { WriteTransaction } from '@/cms/database/write-transaction'

let dir: string
let url: string
let other: FileConnection
const log = vi.fn()

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'writer-'))
  url = `file:${path.join(dir, 'site.db')}`
  other = await connect(url, log)
  await other.execute('CREATE TABLE notes (text TEXT UNIQUE)')
})
afterEach(async () => {
  vi.useRealTimers()
  log.mockReset()
  other.close()
  await rm(dir, { recursive: true, force: true })
})

const note = (text: string) => ({ sql: 'INSERT INTO notes VALUES (?)', args: [text] })
const notes = async () => (await other.execute('SELECT text FROM notes')).rows.map(({ text }) => text)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Holds the database as another process does, and lets go after so many milliseconds. */
async function heldByAnother(ms: number): Promise<void> {
  await other.execute('BEGIN IMMEDIATE')
  setTimeout(() => void other.execute('COMMIT'), ms)
}

it('commits after it was refused the database many times', async () => {
  const client = await openClient(url, log)
  await heldByAnother(150)
  const transaction = await client.transaction('write')
  await transaction.execute(note('one'))
  await transaction.commit()
  expect(await notes()).toEqual(['one'])
  client.close()
})

it('commits when another process comes between asking for the database and taking it', async () => {
  let opened = 0
  const open = async () => {
    const client = await connect(url, log)
    const ask = client.executeMultiple.bind(client)
    opened += 1
    if (opened > 1) return client
    client.executeMultiple = async (sql) => {
      await ask(sql)
      await heldByAnother(60)
    }
    return client
  }
  const writer = new WriteConnection(open, log)
  const transaction = new WriteTransaction(writer)
  await transaction.execute(note('one'))
  await transaction.commit()
  expect(await notes()).toEqual(['one'])
  expect(opened).toBe(2)
  writer.close()
})

it('writes outside a transaction wait for another process too, and fail for their own reasons', async () => {
  const client = await openClient(url, log)
  await heldByAnother(80)
  await client.execute(note('one'))
  await expect(client.execute(note('one'))).rejects.toThrow(/UNIQUE/)
  await client.execute(note('two'))
  expect(await notes()).toEqual(['one', 'two'])
  client.close()
})

it('takes turns in the order of the first statements', async () => {
  const client = await openClient(url, log)
  const order: string[] = []
  const first = await client.transaction('write')
  const second = await client.transaction('write')
  await second.execute(note('second'))
  const waiting = first.execute(note('first')).then(() => order.push('first'))
  const alone = client.execute(note('alone')).then(() => order.push('alone'))
  await pause(30)
  order.push('second')
  await second.commit()
  await waiting
  await first.rollback()
  await alone
  expect(order).toEqual(['second', 'first', 'alone'])
  expect(await notes()).toEqual(['second', 'alone'])
  client.close()
})

it('a batch is written whole or not at all', async () => {
  const client = await openClient(url, log)
  await client.batch([note('one'), note('two')])
  await expect(client.batch([note('three'), note('one')])).rejects.toThrow(/UNIQUE/)
  expect(await notes()).toEqual(['one', 'two'])
  client.close()
})

it('what comes after the end of a transaction is refused, not written outside it', async () => {
  const client = await openClient(url, log)
  for (const end of ['commit', 'rollback'] as const) {
    const transaction = await client.transaction('write')
    await transaction.execute(note(end))
    await transaction[end]()
    await expect(transaction.execute(note('late'))).rejects.toThrow('has ended')
    await expect(transaction.commit()).rejects.toThrow('has ended')
    await transaction.rollback()
  }
  expect(await notes()).toEqual(['commit'])
  client.close()
})

it('says in the log that another process holds the database, and still waits', async () => {
  const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
  const work = vi.fn().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue(1)
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(10)
  now.mockReturnValue(61_000)
  expect(await whenFree(work, log)).toBe(1)
  now.mockRestore()
  expect(log.mock.calls).toEqual([['Another process has held the database for 60 s']])
})

it('a transaction at work may take longer than one that is left open', async () => {
  const client = await openClient(url, log)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const transaction = await client.transaction('write')
  for (const text of ['one', 'two', 'three']) {
    await transaction.execute(note(text))
    await vi.advanceTimersByTimeAsync(20_000)
  }
  await transaction.commit()
  expect([await notes(), log.mock.calls]).toEqual([['one', 'two', 'three'], []])
  client.close()
})

it('a closed client writes no more and opens nothing again', async () => {
  const client = await openClient(url, log)
  const transaction = await client.transaction('write')
  await transaction.execute(note('one'))
  client.close()
  await expect(transaction.commit()).rejects.toThrow(/closed/)
  await expect(client.execute(note('two'))).rejects.toThrow(/closed/)
  expect(await notes()).toEqual([])
})

it('the driver leaves a refused statement open, so that the next commit fails; exec leaves none', async () => {
  const [byExecute, byExec] = [await connect(url, log), await connect(url, log)]
  await other.execute('BEGIN IMMEDIATE')
  const refused = { code: 'SQLITE_BUSY' }
  await expect(byExecute.execute(note('one'))).rejects.toMatchObject(refused)
  await expect(byExec.executeMultiple("INSERT INTO notes VALUES ('one')")).rejects.toMatchObject(refused)
  await other.execute('COMMIT')
  const write = async (connection: FileConnection) => {
    await connection.execute('BEGIN IMMEDIATE')
    await connection.execute(note('two'))
    await connection.execute('COMMIT')
  }
  await expect(write(byExecute)).rejects.toThrow(/SQL statements in progress/)
  await byExecute.execute('ROLLBACK')
  byExecute.close()
  await write(byExec)
  byExec.close()
})
