import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { picture } from '../../support/pictures'
import { storedFiles } from '../../support/stored-files'
import { send } from '../access/http'

let cms: Cms
let token: string
let whole: Buffer<ArrayBuffer>

type Method = 'POST' | 'PATCH'

/** Uploads a file as the admin does. */
const upload = (route: string, name: string, type: string, bytes: Buffer<ArrayBuffer>, method: Method = 'POST') =>
  sendForm(route, { _payload: '{}', file: new File([bytes], name, { type }) }, method)

const sendForm = (route: string, fields: Record<string, string | File>, method: Method = 'POST') => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return send(method, route, form, { token })
}

const stored = async () => {
  const counts = [
    await cms.payload.count({ collection: 'media' }),
    await cms.payload.count({ collection: 'documents' }),
  ]
  return [counts, await storedFiles(cms)]
}

beforeAll(async () => {
  cms = await startCms()
  const login = { email: 'ada@site.example', password: 'a long password for tests' }
  const data = { ...login, name: 'Ada', roles: ['administrator' as const] }
  await cms.payload.create({ collection: 'users', data })
  token = String((await cms.payload.login({ collection: 'users', data: login })).token)
  whole = Buffer.from((await picture('a.jpg', { width: 800, height: 800 })).data)
})
afterAll(() => cms.stop())

const NOTHING = Buffer.from('')
const JPEG_HEAD = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const half = () => whole.subarray(0, whole.length / 2)

it.each([
  ['media', 'an empty picture', 'a.jpg', 'image/jpeg', () => NOTHING],
  ['media', 'a picture that is cut off', 'a.jpg', 'image/jpeg', half],
  ['media', 'the head of a picture', 'a.jpg', 'image/jpeg', () => JPEG_HEAD],
  ['media', 'a text', 'a.jpg', 'image/jpeg', () => Buffer.from('no picture')],
  ['documents', 'an empty document', 'a.pdf', 'application/pdf', () => NOTHING],
  ['documents', 'an empty picture', 'a.jpg', 'image/jpeg', () => NOTHING],
  ['documents', 'the head of a picture', 'a.jpg', 'image/jpeg', () => JPEG_HEAD],
  ['documents', 'a text', 'a.pdf', 'application/pdf', () => Buffer.from('no document')],
])('%s: %s is refused in words, and nothing is stored', async (collection, _, name, type, bytes) => {
  const before = await stored()
  const { body, status } = await upload(`/${collection}`, name, type, bytes())
  expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringMatching(/\w{3}/)])
  expect(body.errors?.[0]?.message).not.toMatch(/went wrong|undefined/i)
  expect(await stored()).toEqual(before)
})

it('an empty picture does not replace one', async () => {
  const { body } = await upload('/media', 'a.jpg', 'image/jpeg', whole)
  const id = body.doc?.id ?? 0
  const before = await cms.payload.findByID({ collection: 'media', id })
  expect((await upload(`/media/${id}`, 'b.jpg', 'image/jpeg', NOTHING, 'PATCH')).status).toBe(400)
  expect(await cms.payload.findByID({ collection: 'media', id })).toEqual(before)
})

it.each([
  ['a list without end', `[${'{},'.repeat(30_000)}{}]`, 413],
  ['a field that lists without end', `{"alt":[${'{},'.repeat(30_000)}{}]}`, 413],
  ['fields without end', JSON.stringify(Object.fromEntries(Array(10_000).fill(0).map((_, at) => [`k${at}`, at]))), 413],
  ['levels without end', `{"alt":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
])('beside a file, %s is refused in words', async (_, data, expected) => {
  const before = await stored()
  for (const [route, method] of [['/media', 'POST'], ['/videos', 'POST'], ['/documents', 'POST'], ['/media/1', 'PATCH']] as const) {
    const file = new File([whole], 'a.jpg', { type: 'image/jpeg' })
    const { body, status } = await sendForm(route, { _payload: data, file }, method)
    expect([route, status, body.errors?.[0]?.message]).toEqual([route, expected, expect.stringMatching(/\w{3}/)])
  }
  expect(await stored()).toEqual(before)
})

it.each(['{}', 'null', '{"filename":[]}', '{"filename":"nothing.mp4"}'])(
  'a field in place of a file is no file: %s',
  async (file) => {
    const before = await stored()
    for (const route of ['/media', '/videos', '/documents']) {
      expect([route, (await sendForm(route, { _payload: '{}', file })).status]).toEqual([route, 400])
    }
    expect(await stored()).toEqual(before)
  },
)
