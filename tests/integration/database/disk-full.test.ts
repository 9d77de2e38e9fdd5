import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { post, send, type Answer } from '../access/http'
import { startCms, type Cms } from '../../support/cms'
import { postForm, solvedTask } from '../../support/solved-form'
import { SITE_QUESTION } from '../../support/form-fixtures'
import { storedFiles } from '../../support/stored-files'
import { pictureForm } from '../../support/upload-form'

const LOGIN = { email: 'editor@example.be', password: 'four words in a row' }
const FULL = { nl: 'schijf', fr: 'disque', en: 'disk is full', de: 'Festplatte' }
const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const
/** More pictures, sign-ins or pages than the room that is left between rows can take. */
const MANY = 200

let cms: Cms
let token: string

beforeAll(async () => {
  cms = await startCms()
  const data = { ...LOGIN, name: 'Ed', roles: ['editor' as const] }
  await cms.payload.create({ collection: 'users', data })
  token = String((await cms.payload.login({ collection: 'users', data: LOGIN })).token)
})
afterAll(() => cms.stop())

/** Lets the database file grow to so many pages: SQLite says of the next what it says of a full disk. */
async function allowPages(most: number): Promise<void> {
  const { client } = cms.payload.db as unknown as {
    client: { executeMultiple: (sql: string) => Promise<void> }
  }
  await client.executeMultiple(`PRAGMA max_page_count = ${most}`)
}

/** What the site reads from, as the server loads it. */
async function seeMemory(): Promise<void> {
  const { loadMemory } = await import('@/content/memory/load')
  const { setMemory } = await import('@/content/memory/memory')
  setMemory(await loadMemory(cms.payload))
}

const as = (language: keyof typeof FULL) => ({ token, headers: { 'Accept-Language': language } })

const save = (language: keyof typeof FULL) =>
  post('/payload-preferences/list', { value: { columns: 'x'.repeat(300_000) } }, as(language))

it('is said in words, in the language of who saves, and saving goes on when there is room', async () => {
  await allowPages(1)
  for (const language of LANGUAGES) {
    const { status, body } = await save(language)
    expect([status, body.errors?.[0]?.message]).toEqual([507, expect.stringContaining(FULL[language])])
  }
  expect((await cms.payload.count({ collection: 'users' })).totalDocs).toBe(1)
  await allowPages(1_000_000)
  expect((await save('nl')).status).toBe(200)
})

describe('while the disk is full', () => {
  beforeEach(() => allowPages(1))
  afterEach(() => allowPages(1_000_000))

  /** Does it until there is no room for it: each time it works, or it is refused in words. */
  async function untilFull(language: keyof typeof FULL, work: (round: number) => Promise<Answer>): Promise<number> {
    for (let round = 0; round < MANY; round += 1) {
      const { status, body } = await work(round)
      if (status < 300) continue
      expect([status, body.errors?.[0]?.message]).toEqual([507, expect.stringContaining(FULL[language])])
      return round
    }
    throw new Error('There was room for all of them')
  }

  it('whoever cannot be signed in is told why, and nobody is signed out', async () => {
    await untilFull('fr', () => post('/users/login', LOGIN, { headers: { 'Accept-Language': 'fr' } }))
    const me = await send('GET', '/users/me', undefined, { token })
    expect(me.body.user?.email).toBe(LOGIN.email)
  })

  it('a page that cannot be published is refused, and nothing of it stays', async () => {
    const page = (round: number) => ({ title: `Pagina ${round}`, kind: 'module', _status: 'published' })
    const stored = await untilFull('nl', (round) => post('/pages?locale=nl', page(round), as('nl')))
    const { docs } = (await send('GET', '/pages?limit=0&depth=0', undefined, { token })).body
    expect(docs).toHaveLength(stored)
    const { totalDocs } = await cms.payload.countVersions({ collection: 'pages' })
    expect(totalDocs).toBe(stored)
    expect((await cms.payload.count({ collection: 'routes' })).totalDocs).toBe(stored)
  })

  it('a visitor is asked to send again, and what was stored before is there', async () => {
    await seeMemory()
    const logged = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
    const ask = async (round: number) => {
      const question = { ...SITE_QUESTION, remark: 'x'.repeat(1500), email: `v${round}@visitor.example` }
      return postForm('site-contact', { ...question, _challenge: await solvedTask('site-contact') })
    }
    let stored = 0
    let answer = await ask(0)
    for (; answer.status === 200 && stored < MANY; answer = await ask(stored)) stored += 1
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ kind: 'failed', text: expect.stringContaining('Niet verzonden') as string })
    expect((await cms.payload.count({ collection: 'leads' })).totalDocs).toBe(stored)
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
    await allowPages(1_000_000)
    expect((await ask(stored)).status).toBe(200)
  })

  it('a picture is refused, and no file of it stays', async () => {
    let before: string[] = []
    const stored = await untilFull('de', async (round) => {
      before = await storedFiles(cms)
      return post('/media', await pictureForm(`p${round}.jpg`), as('de'))
    })
    expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(stored)
    expect(await storedFiles(cms)).toEqual(before)
  })
})
