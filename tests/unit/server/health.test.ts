import { afterEach, expect, it, vi } from 'vitest'
import { baseHeaders } from '@/server/base-headers.mjs'
import { answerHealth } from '@/server/health.mjs'
import { serverOf } from '../../support/http-server'

afterEach(() => void vi.unstubAllEnvs())

it.each([['live', 200], ['ready', 503]])('/health/%s has the headers that every answer has', async (asked, status) => {
  vi.stubEnv('SITE_URL', 'https://site.example')
  const server = await serverOf((request, response) => void answerHealth(request, response, () => Promise.resolve('database')))
  const answer = await server.get(`/health/${asked}`)
  await server.close()
  const base = Object.entries(baseHeaders(true)).map(([name, value]) => [name.toLowerCase(), value])
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({ ...Object.fromEntries(base), 'strict-transport-security': 'max-age=31536000', 'cache-control': 'private, no-store' })
})

it.each([
  ['https://site.example', true],
  ['HTTPS://Site.example', true],
  [' https://site.example', true],
  ['http://site.example', false],
  ['', false],
])('an answer before the start, of a site at %j, is bound to https: %s', (address, isSecure) => {
  vi.stubEnv('SITE_URL', address)
  expect(baseHeaders()).toEqual(baseHeaders(isSecure))
})
