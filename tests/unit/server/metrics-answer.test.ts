import { afterAll, beforeAll, expect, it } from 'vitest'
import { metricsAnswer } from '@/server/metrics-answer'
import { serverOf, type TestServer } from '../../support/http-server'

const TOKEN = 'a token of sixteen'
const metrics = { contentType: 'text/plain; version=0.0.4', onAnswered: () => undefined, text: () => Promise.resolve('site_mails 1\n') }

let server: TestServer
beforeAll(async () => {
  const step = metricsAnswer(metrics, TOKEN)
  server = await serverOf((request, response) => step(request, response, () => response.writeHead(418).end()))
})
afterAll(() => server.close())

const ask = (path: string, authorization?: string) =>
  fetch(`${server.url}${path}`, { headers: authorization ? { authorization } : {} })

it('whoever knows the token reads them', async () => {
  const response = await ask('/metrics', `Bearer ${TOKEN}`)
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([200, 'private, no-store', 'site_mails 1\n'])
})

it.each([undefined, 'Bearer', 'Bearer a token of sixteen characters', TOKEN, `bearer ${TOKEN}`])('with %s there is nothing', async (given) => {
  expect((await ask('/metrics', given)).status).toBe(404)
})

it('every other address goes on', async () => {
  expect((await ask('/metrics/more', `Bearer ${TOKEN}`)).status).toBe(418)
})
