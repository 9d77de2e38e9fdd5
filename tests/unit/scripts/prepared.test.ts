import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isPrepared } from '../../../scripts/lib/prepared.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'prepared-'))
  mkdirSync(path.join(root, 'migrations/sqlite'), { recursive: true })
  for (const file of ['1_one.ts', '1_one.json', '2_two.ts', 'index.ts']) {
    writeFileSync(path.join(root, 'migrations/sqlite', file), '')
  }
})
afterEach(() => rmSync(root, { recursive: true }))

function database(...statements: string[]): void {
  const open = new Database(path.join(root, 'my site.db'))
  open.exec('CREATE TABLE payload_migrations (name text); CREATE TABLE users (id integer)')
  for (const statement of statements) open.exec(statement)
  open.close()
}

const migrated = (...names: string[]): string =>
  names.map((name) => `INSERT INTO payload_migrations VALUES ('${name}')`).join(';')
const ACCOUNT = 'INSERT INTO users VALUES (1)'
const prepared = (): Promise<boolean> => isPrepared('file:./my%20site.db', root)

it('is prepared with every migration and an account', async () => {
  database(migrated('1_one', '2_two'), ACCOUNT)
  expect(await prepared()).toBe(true)
})

it('is not where a migration is missing', async () => {
  database(migrated('1_one'), ACCOUNT)
  expect(await prepared()).toBe(false)
})

it('is not without an account, which is made last', async () => {
  database(migrated('1_one', '2_two'))
  expect(await prepared()).toBe(false)
})

it('is not where there is no database, or none that can be read', async () => {
  expect(await prepared()).toBe(false)
  writeFileSync(path.join(root, 'my site.db'), 'no database')
  expect(await prepared()).toBe(false)
})
