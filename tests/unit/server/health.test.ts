import { expect, it, onTestFinished, vi } from 'vitest'
import { baseHeaders } from '@/server/base-headers.mjs'
import { answerHealth } from '@/server/health.mjs'
import { serverOf } from '../../support/http-server'

it.each([['live', 200], ['ready', 503]])('/health/%s has the headers that every answer has', async (asked, status) => {
  vi.stubEnv('SITE_URL', 'https://site.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  const server = await serverOf((request, response) => void answerHealth(request, response, () => Promise.resolve('database')))
  const answer = await server.get(`/health/${asked}`)
  await server.close()
  const base = Object.entries(baseHeaders(true)).map(([name, value]) => [name.toLowerCase(), value])
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({ ...Object.fromEntries(base), 'strict-transport-security': 'max-age=31536000', 'cache-control': 'private, no-store' })
})
