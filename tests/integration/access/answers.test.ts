import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTo, askApi } from '../../support/ask-api'
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

interface Asked {
  method?: string
  data?: unknown
  as?: 'nobody' | 'editor'
}

async function ask(path: string, { method = 'GET', data, as = 'nobody' }: Asked = {}) {
  const response = await askApi(method, path, data, as === 'editor' ? { token } : {})
  return { status: response.status, text: await response.text() }
}

describe('nobody gets an error of the server', () => {
  it.each([
    '/pages?where=abc', '/users?where=abc', '/pages/abc', '/pages?limit=1e99', '/constructor',
    '/__proto__', '/pages?where[parent][equals]=abc', '/pages?depth=10&limit=0',
    '/globals/popup', '/globals/constructor', '/pages/count?where=abc',
    '/payload-migrations', '/payload-migrations/1', '/payload-kv', '/payload-jobs/1',
    '/videos/file/nothing.mp4', '/videos/file/%00', `/videos/file/${'a'.repeat(300)}.mp4`,
    '/videos/file/x.mp4?prefix=1', '/videos/file/x.mp4?prefix=', '/media/file/x.jpg?prefix=a', '/documents/file/x.pdf?prefix=a',
  ])('GET %.40s', async (path) => {
    const { status } = await ask(path)
    expect([400, 403, 404]).toContain(status)
  })

  it.each(['/versions', '/versions/1', '/versions/x'])('%s of what has none', async (path) => {
    for (const name of ['/users', '/media', '/cities', '/payload-jobs']) {
      expect([400, 403, 404]).toContain((await ask(name + path, { as: 'editor' })).status)
      expect((await ask(name + path, { as: 'editor', method: 'POST' })).status).toBe(404)
    }
  })

  it.each(['limit=3&limit=5', 'page=1&page=2', 'depth=0&depth=1', 'sort=name&sort=id', 'limit[a]=1', 'locale=nl&locale=fr'])('a list with %s', async (query) => {
    for (const name of ['types', 'documents']) {
      expect([200, 400]).toContain((await ask(`/${name}?${query}`, { as: 'editor' })).status)
    }
  })

  it.each(['media', 'documents', 'videos'])('a file of %s that is not there', async (name) => {
    for (const file of ['nothing.jpg', 'nothing.jpg?prefix=a', '%00', '..', 'a'.repeat(300)]) {
      expect((await ask(`/${name}/file/${file}`, { as: 'editor' })).status).toBeLessThan(500)
    }
  })

  it('who sends no document is told so', async () => {
    for (const [method, path] of [
      ...['pages', 'properties', 'cities', 'articles', 'payload-preferences'].map((name) => ['POST', `/${name}`]),
      ['PATCH', '/pages/1'], ['PATCH', '/pages?where[id][equals]=1'], ['POST', '/globals/popup'],
    ] as [string, string][]) {
      const { status, text } = await ask(path, { method, as: 'editor' })
      expect([path, status, text]).toEqual([path, 400, expect.stringContaining('understand')])
      expect([path, (await ask(path, { method })).status]).toEqual([path, 403])
    }
  })

  it.each(['/videos/count?where[title][near]=..', '/articles/count?where[updatedAt][greater_than]=&where[updatedAt][greater_than]=%ff'])(
    'staff who ask for a value that no field has: %s',
    async (path) => {
      expect((await ask(path, { as: 'editor' })).status).toBe(400)
    },
  )

  it('versions are where there are some', async () => {
    expect((await ask('/pages/versions', { as: 'editor' })).status).toBe(200)
    expect((await ask('/pages/versions/1', { as: 'editor', method: 'POST' })).status).toBe(404)
  })

  it.each(['/users/verify/x', '/users/reset-password', '/users/unlock', '/users/logout'])(
    'POST %s',
    async (path) => {
      const { status } = await ask(path, { method: 'POST', data: {} })
      expect(status).toBeLessThan(500)
    },
  )
})

describe('a form that breaks off is told so', () => {
  it.each([
    ['multipart/form-data; boundary=x', '--x\r\n'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=', '--x\r\n'],
    ['multipart/mixed; boundary=x', '--x--\r\n'],
  ])('%s', async (type, body) => {
    for (const path of ['/users/login', '/pages', '/globals/popup']) {
      const length = { 'Content-Type': type, 'Content-Length': String(body.length) }
      // Whoever has no session is refused before the form is read.
      const headers = { ...length, Authorization: `JWT ${token}` }
      const request = new Request(`http://localhost:3000/api${path}`, { method: 'POST', body, headers })
      expect((await answerTo(request)).status).toBe(400)
    }
  })
})

describe('staff are told in words', () => {
  it.each([
    'where=abc', 'limit=1e99', 'page=1e30', 'where[parent][equals]=abc', 'where[id][in]=a',
    // Of a moment that is none Postgres finds nothing, and says so.
    ...(process.env.TEST_POSTGRES ? [] : ['where[updatedAt][greater_than]=abc']),
  ])('that ?%s cannot be answered', async (query) => {
    const { status, text } = await ask(`/pages?${query}`, { as: 'editor' })
    expect([status, text]).toEqual([400, expect.stringContaining('does not understand')])
  })

  const base = { title: 'Any', kind: 'module', _status: 'published' }
  it.each([
    ['a parent', { parent: 99_999 }],
    ['a picture', { bannerImage: 99_999 }],
    ['an address', { successor: { relationTo: 'pages', value: 99_999 } }],
  ])('that %s is gone meanwhile', async (_, more) => {
    const data = { ...base, ...more }
    const { status, text } = await ask('/pages?locale=nl', { method: 'POST', data, as: 'editor' })
    expect([status, text]).toEqual([409, expect.stringContaining('no longer exists')])
  })

  const elsewhere = (redirectUrl: string) => ({ redirect: 'external', redirectUrl })
  let nested = '{"type":"text","text":"x"}'
  for (let level = 0; level < 500; level += 1) nested = `{"type":"quote","children":[${nested}]}`
  it.each([
    ['is a word', 'abc'],
    ['is no tree', { root: { type: 'root', children: 'abc' } }],
    ['has holes', { root: { type: 'root', children: [null] } }],
    ['has no end', JSON.parse(`{"root":{"type":"root","children":[${nested}]}}`)],
  ])('that a text which %s cannot be saved, not even as a draft', async (_, content) => {
    for (const _status of ['published', 'draft']) {
      const data = { ...base, _status, content }
      const query = _status === 'draft' ? 'locale=nl&draft=true' : 'locale=nl'
      const { status, text } = await ask(`/pages?${query}`, { method: 'POST', data, as: 'editor' })
      expect([status, text]).toEqual([400, expect.stringContaining('nested too deeply')])
    }
  })

  it.each([
    ['a title that is no text', { title: 5 }, 'in one language at least'],
    ['a title without end', { title: 'x'.repeat(201) }, 'at most 200 characters'],
    ['a path without end', { path: 'x'.repeat(600) }, 'at most 500 characters'],
    ['a redirect to this site', elsewhere('http://localhost:3000/any/'), 'on this website itself'],
    ['a redirect to a mailbox', elsewhere('mailto:a@example.be'), 'full web address'],
    ['too many modules', { modules: Array(51).fill({ blockType: 'contact' }) }, '50'],
  ])('what is wrong with %s', async (_, more, labels) => {
    const data = { ...base, ...more }
    const { status, text } = await ask('/pages?locale=nl', { method: 'POST', data, as: 'editor' })
    expect([status, text]).toEqual([400, expect.stringContaining(labels)])
  })

  it('a path that is no text is the default one', async () => {
    const data = { ...base, title: 'No text', path: { a: 1 } }
    const { status, text } = await ask('/pages?locale=nl&depth=0', { method: 'POST', data, as: 'editor' })
    expect([status, (JSON.parse(text) as { doc: { path?: unknown } }).doc.path ?? null]).toEqual([201, null])
  })
})
