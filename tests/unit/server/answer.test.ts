import { expect, it } from 'vitest'
import { answerOf, sendAnswer } from '@/server/answer'
import { serverOf } from '../../support/http-server'

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
    const began = performance.now()
    sendAnswer(request, response, 200, answer)
    took = performance.now() - began
  })
  const { headers } = await server.get('/')
  await server.close()
  expect(headers['content-encoding']).toBe('br')
  // By the square of its length: half a minute.
  expect(took).toBeLessThan(2000)
})
