import { request as send } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { currentRequest } from '@/cms/log/request-scope'
import { requestLog, type AnsweredRequest } from '@/server/request-log'
import { serverOf, type TestServer } from '../../support/http-server'

let server: TestServer
afterEach(() => server.close())

/** Answers with the number of the request, twice and later, and never below `/held/`. */
async function serve(trustedHops: number) {
  const answered: (AnsweredRequest & { request: string | undefined })[] = []
  const step = requestLog([(one) => answered.push({ ...one, request: currentRequest()?.request })], trustedHops, (_request, _response, next) => next())
  server = await serverOf((request, response) => {
    step(request, response, () => {
      if (request.url?.startsWith('/held/')) return void response.write('half')
      const first = currentRequest()?.request
      setTimeout(() => response.writeHead(203).end(`${first} ${currentRequest()?.request}`), 1)
    })
  })
  return answered
}
const numbers = async (headers: Record<string, string> = {}) => (await server.get('/fr/?key=1', headers)).body.toString().split(' ')

it('what is logged of a request has one number, and another has another', async () => {
  await serve(0)
  const [first, later] = await numbers()
  expect(first).toMatch(/^[\da-f]{12}$/)
  expect(later).toBe(first)
  expect(await numbers()).not.toContain(first)
  expect(currentRequest()).toBe(undefined)
})

it('a number that is given counts where a proxy is believed, and is a number', async () => {
  await serve(1)
  expect(await numbers({ 'x-request-id': 'a1b2c3d4e5' })).toEqual(['a1b2c3d4e5', 'a1b2c3d4e5'])
  expect(await numbers({ 'x-request-id': 'x"\\y' })).not.toContain('x"\\y')
  await server.close()
  await serve(0)
  expect(await numbers({ 'x-request-id': 'a1b2c3d4e5' })).not.toContain('a1b2c3d4e5')
})

it('who listens is told how it was answered, and of whom nothing', async () => {
  const answered = await serve(0)
  const [request] = await numbers()
  await vi.waitFor(() => expect(answered).toHaveLength(1))
  expect(answered[0]).toEqual({ request, kind: 'page', method: 'GET', path: '/fr/', status: 203, isWhole: true, seconds: expect.any(Number) as number })
  const left = send(`${server.url}/held/`, (response) => response.once('data', () => response.destroy())).end()
  left.once('error', () => undefined)
  await vi.waitFor(() => expect(answered).toHaveLength(2))
  expect(answered[1]).toMatchObject({ path: '/held/', status: 200, isWhole: false, request: expect.any(String) as string })
})
