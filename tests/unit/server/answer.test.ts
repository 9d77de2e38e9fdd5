import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { answerOf, sendAnswer } from '@/server/answer'
import { serverOf } from '../../support/http-server'
import { processorTime } from '../../support/processor-time'

it.each([
  ['in front of a parameter', `a${' '.repeat(100_000)}b, br`],
  ['in front of a value', `br;${' '.repeat(100_000)}b`],
  ['and semicolons', `br${' ;'.repeat(50_000)}`],
])('white space without end %s is passed once', async (_, accepted) => {
  const answer = await answerOf('<p>Huis</p>', {})
  let took = 0
  const server = await serverOf((request, response) => {
    // More than fits in the headers of a request.
    request.headers['accept-encoding'] = accepted
    const spent = processorTime()
    sendAnswer(request, response, 200, answer)
    took = spent()
  })
  const { headers } = await server.get('/')
  await server.close()
  expect(headers['content-encoding']).toBe('br')
  // By the square of its length: half a minute.
  expect(took).toBeLessThan(2000)
})

it('a page that is asked for again is compressed better, and stays the same page', async () => {
  const html = Array.from({ length: 4000 }, (_, index) => `<li class="card">Huis ${(index * 7919) % 1000} in straat ${(index * 104729) % 977}</li>`).join('')
  const answer = await answerOf(html, {})
  const server = await serverOf((request, response) => sendAnswer(request, response, 200, answer))
  const ask = async () => {
    const { headers, body } = await server.get('/', { 'Accept-Encoding': 'br' })
    return { length: body.length, etag: headers.etag, html: brotliDecompressSync(body).toString() }
  }
  const first = await ask()
  await ask()
  await expect.poll(async () => (await ask()).length, { timeout: 10_000 }).toBeLessThan(first.length)
  const better = await ask()
  expect(better.etag).toBe(first.etag)
  expect([first.html, better.html]).toEqual([html, html])
  // Rendered anew and the same, it is found again.
  const again = await answerOf(html, {})
  expect(again.etag).toBe(answer.etag)
  await server.close()
})
