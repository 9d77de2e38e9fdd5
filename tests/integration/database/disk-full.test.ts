import { afterAll, beforeAll, expect, it } from 'vitest'
import { post } from '../access/http'
import { startCms, type Cms } from '../../support/cms'

let cms: Cms
let token: string

beforeAll(async () => {
  cms = await startCms()
  const login = { email: 'editor@example.be', password: 'four words in a row' }
  const data = { ...login, name: 'Ed', roles: ['editor' as const] }
  await cms.payload.create({ collection: 'users', data })
  token = String((await cms.payload.login({ collection: 'users', data: login })).token)
})
afterAll(() => cms.stop())

/** Lets the database file grow to so many pages: SQLite says of the next what it says of a full disk. */
async function allowPages(most: number): Promise<void> {
  const { client } = cms.payload.db as unknown as {
    client: { executeMultiple: (sql: string) => Promise<void> }
  }
  await client.executeMultiple(`PRAGMA max_page_count = ${most}`)
}

const save = (language: string) =>
  post('/payload-preferences/list', { value: { columns: 'x'.repeat(300_000) } }, {
    headers: { Authorization: `JWT ${token}`, 'Accept-Language': language },
  })

it('is said in words, in the language of who saves, and saving goes on when there is room', async () => {
  await allowPages(1)
  const answers = [await save('nl'), await save('fr'), await save('en'), await save('de')]
  expect(answers.map(({ status }) => status)).toEqual([507, 507, 507, 507])
  const texts = answers.map(({ body }) => body.errors?.[0]?.message)
  expect(texts[0]).toContain('schijf')
  expect(texts[1]).toContain('disque')
  expect(texts[2]).toContain('disk is full')
  expect(texts[3]).toContain('Festplatte')
  expect((await cms.payload.count({ collection: 'users' })).totalDocs).toBe(1)
  await allowPages(1_000_000)
  expect((await save('nl')).status).toBe(200)
})
