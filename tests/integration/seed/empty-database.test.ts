import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refuseEmptyDatabase } from '@/cms/database/empty-database'
import { FileConnection } from '@/cms/database/file-connection'

const run = promisify(execFile)

let dir: string
let url: string

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'empty-'))
  url = `file:${dir}/site.db`
})
afterEach(() => rmSync(dir, { recursive: true }))

interface Said {
  code: number
  text: string
}

/** Prepares the content as `npm start` does. */
async function prepare(more: Record<string, string>): Promise<Said> {
  const env = {
    PATH: process.env.PATH, HOME: process.env.HOME, PAYLOAD_SECRET: 'a secret for tests only',
    DATABASE_URL: url, MEDIA_DIR: `${dir}/media`, ...more,
  } as unknown as NodeJS.ProcessEnv
  const args = ['--import', './scripts/lib/tsx.mjs', 'scripts/prepare.ts']
  return run(process.execPath, args, { env, maxBuffer: 1e7 }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )
}

it('in production is refused where nobody said what it should become, and nothing is made', async () => {
  const { code, text } = await prepare({ NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(text).toContain(`The database ${dir}/site.db is empty.`)
  expect(text).toMatch(/not mounted or DATABASE_URL is wrong[^]*NEW_SITE=1[^]*DEMO=1/)
  expect(readdirSync(dir)).toEqual([])
})

const isEmptyDatabase = (of: string): Promise<boolean> =>
  refuseEmptyDatabase(of).then(
    () => false,
    (error: Error) => {
      if (/ is empty\./.test(error.message)) return true
      throw error
    },
  )

describe('an empty database', () => {
  it('is true for what is missing, for an empty file and for tables without rows', async () => {
    expect(await isEmptyDatabase(url)).toBe(true)
    expect(existsSync(path.join(dir, 'site.db'))).toBe(false)
    writeFileSync(path.join(dir, 'site.db'), '')
    expect(await isEmptyDatabase(url)).toBe(true)
    const connection = new FileConnection(url)
    for (const table of ['users', 'pages', 'properties']) {
      await connection.executeMultiple(`CREATE TABLE ${table} (id INTEGER)`)
    }
    expect(await isEmptyDatabase(url)).toBe(true)
    await connection.executeMultiple('INSERT INTO pages VALUES (1)')
    expect(await isEmptyDatabase(url)).toBe(false)
    connection.close()
  })

  it('throws for a file that is no database', async () => {
    writeFileSync(path.join(dir, 'site.db'), 'x'.repeat(5000))
    await expect(isEmptyDatabase(url)).rejects.toThrow(/not a database/)
  })
})
