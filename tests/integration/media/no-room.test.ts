import type { StatsFs } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startCms, type Cms } from '../../support/cms'
import { storedFiles } from '../../support/stored-files'
import { documentForm, pictureForm } from '../../support/upload-form'
import { send } from '../access/http'

const disk = vi.hoisted(() => ({ free: Infinity }))
vi.mock('node:fs/promises', async (load) => ({
  ...(await load<typeof import('node:fs/promises')>()),
  statfs: () => Promise.resolve({ bavail: disk.free, bsize: 1 } as StatsFs),
}))

const MB = 1024 * 1024

let cms: Cms
let token: string

beforeAll(async () => {
  cms = await startCms()
  const login = { email: 'ada@site.example', password: 'four words in a row' }
  const data = { ...login, name: 'Ada', roles: ['administrator' as const] }
  await cms.payload.create({ collection: 'users', data })
  token = String((await cms.payload.login({ collection: 'users', data: login })).token)
})
afterAll(() => cms.stop())
beforeEach(() => {
  disk.free = Infinity
})

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, form?: FormData) =>
  send(method, path, form, { token, headers: { 'Accept-Language': 'nl' } })

it.each([
  ['media', (name: string) => pictureForm(`${name}.jpg`)],
  ['documents', (name: string) => Promise.resolve(documentForm(`${name}.pdf`))],
] as const)('%s: a file is refused in words while the disk has no room for it', async (slug, form) => {
  const made = await ask('POST', `/${slug}`, await form('first'))
  expect(made.status).toBe(201)
  const before = await storedFiles(cms)

  disk.free = 8 * MB
  for (const [method, path] of [['POST', `/${slug}`], ['PATCH', `/${slug}/${made.body.doc!.id}`]] as const) {
    const { body, status } = await ask(method, path, await form('second'))
    expect([status, body.errors?.[0]?.message]).toEqual([507, expect.stringContaining('schijf')])
  }
  expect(await storedFiles(cms)).toEqual(before)
  const { docs } = (await ask('GET', `/${slug}?depth=0`)).body
  expect(docs).toMatchObject([{ id: made.body.doc!.id, filename: expect.stringMatching(/^first/) as string }])

  disk.free = 9 * MB
  expect((await ask('POST', `/${slug}`, await form('second'))).status).toBe(201)
})
