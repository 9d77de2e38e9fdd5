import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { addressesOf, sendOddRequests } from '../support/send-odd-requests'
import { administrator, apiAs } from '../support/staff-api'

const LARGE = JSON.stringify({ email: 'x'.repeat(2_000_000) })

/** The server functions of the admin, by the files that they stand in. */
function serverFunction(file: RegExp): string {
  const manifest = readFileSync('.next/server/server-reference-manifest.json', 'utf8')
  const { node } = JSON.parse(manifest) as { node: Record<string, { filename: string }> }
  return Object.entries(node).find(([, { filename }]) => file.test(filename))?.[0] ?? ''
}
const ADMIN = /\(payload\)\/layout/

test('whatever is sent, the server answers, and never with an error of its own', async ({ baseURL: url = '' }) => {
  // On a busy machine they take most of a minute.
  test.slow()
  const paths = await addressesOf(url)
  const { statuses, faults } = await sendOddRequests({ url, seed: 4711, count: 3000, paths, action: serverFunction(ADMIN) })
  expect(faults).toEqual([])
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(3000)
  expect(statuses.get(200)).toBeGreaterThan(100)
})

test('a body that is too large is refused in words', async ({ request }) => {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'nl' }
  const response = await request.post('/api/users/login', { headers, data: LARGE })
  expect(response.status()).toBe(413)
  expect(await response.json()).toEqual({
    errors: [{ message: 'Wat u verstuurt, is te groot: hoogstens 64\u00A0kB. Er is niets bewaard.' }],
  })
  expect(response.headers()['cache-control']).toBe('private, no-store')
})

test('who has no session sends nothing; staff send a megabyte', async ({ playwright, request }) => {
  const headers = { 'Content-Type': 'application/json' }
  expect((await request.post('/api/properties', { headers, data: LARGE })).status()).toBe(403)
  const api = await apiAs(playwright.request, administrator())
  expect((await api.post('/categories', { title: 'x'.repeat(2_000_000) })).status()).toBe(413)
  expect((await api.post('/categories', { title: 'x'.repeat(900_000) })).status()).not.toBe(413)
  await api.dispose()
})

test('a server function that every object inherits is none', async ({ playwright, baseURL }) => {
  const anonymous = await playwright.request.newContext({ baseURL })
  const login = await anonymous.post('/api/users/login', { data: administrator() })
  const { token } = (await login.json()) as { token: string }
  await anonymous.dispose()
  const headers = { 'Next-Action': serverFunction(ADMIN), 'Content-Type': 'text/plain;charset=UTF-8' }
  const staff = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { ...headers, Authorization: `JWT ${token}` },
  })
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nothing-of-the-kind']) {
    const response = await staff.post('/admin', { data: Buffer.from(JSON.stringify([{ name, args: {} }])) })
    expect(response.status(), name).toBe(404)
    expect(await response.text()).not.toContain(token)
  }
  await staff.dispose()
  const nobody = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers })
  expect((await nobody.post('/admin', { data: Buffer.from('[{"name":"slugify","args":{}}]') })).status()).toBe(403)
  await nobody.dispose()
})

for (const path of ['/api/og', '/api/pages', '/api/media/file/nothing.jpg', '/api/nothing']) {
  test(`${path} is stored nowhere`, async ({ request }) => {
    expect((await request.get(path)).headers()['cache-control']).toBe('private, no-store')
  })
}

test('nobody has the API draw a picture', async ({ request }) => {
  const response = await request.get('/api/og?title=a')
  expect(response.ok()).toBe(false)
  expect(response.headers()['content-type']).toBe('application/json')
})

test('who claims to be the proxy of Next gets the page that everybody gets', async ({ request }) => {
  const path = '/te-koop/?price-max=471100'
  const response = await request.get(path, { headers: { 'x-middleware-prefetch': '1' } })
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await response.text()).toContain('</html>')
  expect(response.headers()).not.toHaveProperty('x-middleware-rewrite')
})

test('a file that the build did not write is not found, and that is stored nowhere', async ({ request }) => {
  const response = await request.get('/_next/static/chunks/nothing.js')
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'private, no-store'])
})
