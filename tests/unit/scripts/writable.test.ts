import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDatabaseWritable, checkMediaWritable } from '../../../scripts/lib/writable.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'writable-'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('checkDatabaseWritable', () => {
  it('makes the folder and leaves nothing in it', () => {
    checkDatabaseWritable('file:./data/deep/site.db', root)
    expect(readdirSync(path.join(root, 'data/deep'))).toEqual([])
    expect(statSync(path.join(root, 'data')).mode & 0o777).toBe(0o700)
    expect(statSync(path.join(root, 'data/deep')).mode & 0o777).toBe(0o700)
  })

  it('reads absolute paths and options', () => {
    checkDatabaseWritable(`file:${root}/one/site.db?mode=rwc`, '/nowhere')
    checkDatabaseWritable(`file://${root}/two/site.db`, '/nowhere')
    expect(existsSync(path.join(root, 'one'))).toBe(true)
    expect(existsSync(path.join(root, 'two'))).toBe(true)
  })

  it('names the folder and the variable when it cannot be made', () => {
    writeFileSync(path.join(root, 'data'), 'a file, not a folder')
    const check = (): void => checkDatabaseWritable('file:./data/site.db', root)
    expect(check).toThrow(`The database folder ${root}/data is not writable`)
    expect(check).toThrow('DATABASE_URL=file:')
  })

  it('refuses a database that is a folder', () => {
    mkdirSync(path.join(root, 'site.db'))
    expect(() => checkDatabaseWritable('file:./site.db', root)).toThrow('it is a folder')
  })
})

describe('checkMediaWritable', () => {
  it('names the folder and the variable', () => {
    writeFileSync(path.join(root, 'media'), '')
    expect(() => checkMediaWritable('./media', root)).toThrow(/media folder .*[^]*MEDIA_DIR=/)
  })
})
