import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { answerTo } from '../../support/ask-api'
import { startCms, type Cms } from '../../support/cms'
import { picture } from '../../support/pictures'
import { makeActors } from './actors'
import { post } from './http'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
  await makeActors(cms)
})
afterAll(() => cms.stop())
afterEach(() => vi.restoreAllMocks())

async function send(method: string, path: string, body: BodyInit, headers: HeadersInit = {}) {
  const request = new Request(`http://localhost:3000/api${path}`, { method, body, headers })
  const response = await answerTo(request)
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return { status: response.status, message: errors?.[0]?.message, bodyUsed: request.bodyUsed }
}

async function formOf(name: string, data: object): Promise<FormData> {
  const form = new FormData()
  const { data: bytes } = await picture(name)
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  form.set('_payload', JSON.stringify(data))
  return form
}

it('nobody has the API draw a picture', async () => {
  const { GET } = await import('@/app/(payload)/api/[...slug]/route')
  const request = new Request('http://localhost:3000/api/og?title=a')
  const { headers, status } = await GET(request, { params: Promise.resolve({ slug: ['og'] }) })
  expect([status, headers.get('content-type')]).toEqual([400, 'application/json'])
})

it.each([
  ['POST', '/media'],
  ['POST', '/properties'],
  ['POST', '/users'],
  ['POST', '/users/refresh-token'],
  ['POST', '/users/unlock'],
  ['POST', '/globals/settings'],
  ['POST', '/pages/1/duplicate'],
  ['PATCH', '/pages/1'],
  ['PATCH', '/media'],
  ['DELETE', '/pages?where[id][exists]=true'],
])('%s %s without a session is refused before anything is read or begun', async (method, path) => {
  const begun = vi.spyOn(cms.payload.db, 'beginTransaction')
  const body = method === 'DELETE' ? '{}' : await formOf('a.jpg', {})
  const { status, bodyUsed } = await send(method, path, body)
  expect({ status, bodyUsed }).toEqual({ status: 403, bodyUsed: false })
  expect(begun).not.toHaveBeenCalled()
})

it('whoever has no session may sign in and set a new password', async () => {
  const signedIn = await post('/users/login', { email: 'editor@example.be', password: 'a long password' })
  expect(signedIn.status).toBe(200)
  expect((await post('/users/reset-password', { token: 'none', password: 'x' })).status).not.toBe(403)
  expect((await post('/users/forgot-password', { email: 'x@example.be' })).status).not.toBe(403)
})

it('staff upload a file, and never the address of one', async () => {
  const account = { email: 'editor@example.be', password: 'a long password' }
  const { token } = (await post('/users/login', account)).body
  const headers = { Authorization: `JWT ${token}` }
  const before = await cms.payload.count({ collection: 'media' })
  const address = { url: 'http://127.0.0.1:9/a.jpg', filename: 'a.jpg' }
  for (const path of ['/media', '/documents', '/videos']) {
    const json = { ...headers, 'Content-Type': 'application/json' }
    const refused = await send('POST', path, JSON.stringify(address), json)
    expect(refused).toMatchObject({ status: 400, message: 'No file is chosen yet. Choose one and save again.' })
  }
  expect(await cms.payload.count({ collection: 'media' })).toEqual(before)
  expect((await send('POST', '/media', await formOf('a.jpg', address), headers)).status).toBe(201)
})
