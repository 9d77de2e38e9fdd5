import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Forbidden, RefusedFile, Unanswered } from '@/import/files/answer'
import { WebClient } from '@/import/files/web-client'

let server: Server
let client: WebClient
let url: URL
let answer: RequestListener
let connections = 0

beforeEach(async () => {
  connections = 0
  server = createServer((request, response) => answer(request, response))
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = new URL(`http://localhost:${(server.address() as AddressInfo).port}/picture.jpg`)
  client = new WebClient({ isAllowed: () => true, timeout: 2000 })
})
afterEach(() => {
  client.close()
  server.close()
  server.closeAllConnections()
})

const states = { etag: '"1"', lastModified: 'Wed, 01 Apr 2026 08:00:00 GMT' }

describe('what is asked', () => {
  it.each([
    [null, undefined, undefined],
    [{ etag: null, lastModified: null }, undefined, undefined],
    [{ ...states, lastModified: null }, '"1"', undefined],
    [{ ...states, etag: null }, undefined, states.lastModified],
    [states, '"1"', states.lastModified],
  ])('with %j', async (known, etag, date) => {
    let headers: Record<string, unknown> = {}
    answer = (request, response) => {
      headers = request.headers
      response.end('bytes')
    }
    await client.get(url, known)
    expect(headers['if-none-match']).toBe(etag)
    expect(headers['if-modified-since']).toBe(date)
    expect(headers['accept-encoding']).toBe('identity')
  })

  it('goes over one connection as long as the server keeps it', async () => {
    answer = (_, response) => response.end('bytes')
    for (let round = 0; round < 5; round += 1) await client.get(url)
    expect(connections).toBe(1)
  })

  it('is asked once more where the server closed the connection meanwhile', async () => {
    let answers = 0
    answer = (request, response) => {
      answers += 1
      if (answers === 2) request.socket.destroy()
      else response.end('bytes')
    }
    await client.get(url)
    expect(await client.get(url)).toMatchObject({ kind: 'content' })
    expect(answers).toBe(3)
  })
})

describe('what is answered', () => {
  it('is content with what the server calls it', async () => {
    answer = (_, response) => {
      response.writeHead(200, { etag: states.etag, 'last-modified': states.lastModified })
      response.end('bytes')
    }
    expect(await client.get(url)).toEqual({
      kind: 'content', bytes: Buffer.from('bytes'),
      ...states,
    })
  })

  it('names no state where that is very long', async () => {
    answer = (_, response) => response.writeHead(200, { etag: `"${'x'.repeat(600)}"` }).end('bytes')
    expect(await client.get(url)).toMatchObject({ etag: null })
  })

  it('is unchanged only where that was asked', async () => {
    answer = (_, response) => response.writeHead(304).end()
    expect(await client.get(url, states)).toEqual({ kind: 'unchanged' })
    await expect(client.get(url)).rejects.toThrow('answered 304')
    await expect(client.get(url, { etag: null, lastModified: null })).rejects.toThrow(RefusedFile)
  })

  it('is refused when it is more than 25 MB, said or not', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 26 * 2 ** 20 })
      response.write('x')
    }
    await expect(client.get(url)).rejects.toThrow('larger than 25 MB')
    answer = (_, response) => {
      response.writeHead(200)
      for (let part = 0; part < 26; part += 1) response.write(Buffer.alloc(2 ** 20))
    }
    await expect(client.get(url)).rejects.toThrow('larger than 25 MB')
  })

  it.each([
    [301, RefusedFile, 'redirects elsewhere'],
    [404, RefusedFile, 'answered 404'],
    [500, RefusedFile, 'answered 500'],
    [429, Unanswered, 'answered 429'],
    [503, Unanswered, 'answered 503'],
  ])('%i is no file', async (status, kind, message) => {
    answer = (_, response) => response.writeHead(status, { location: '/other' }).end()
    const error = await client.get(url).catch((one: unknown) => one)
    expect(error).toBeInstanceOf(kind)
    expect(error instanceof Unanswered).toBe(kind === Unanswered)
    expect((error as Error).message).toBe(message)
  })

  it('is waited for so long, also when it trickles', async () => {
    client = new WebClient({ isAllowed: () => true, timeout: 300 })
    answer = () => {}
    await expect(client.get(url)).rejects.toThrow('no answer in 0.3 s')
    answer = (_, response) => {
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    }
    await expect(client.get(url)).rejects.toThrow(Unanswered)
  })

  it('is nothing where nobody listens', async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close').catch(() => {})
    await expect(client.get(url)).rejects.toThrow(Unanswered)
  })
})

it.each(['localhost', '127.0.0.1', '[::1]'])('%s is never connected to', async (name) => {
  const careful = new WebClient()
  answer = (_, response) => response.end('bytes')
  await expect(careful.get(new URL(`http://${name}:${url.port}/`))).rejects.toThrow(Forbidden)
  expect(connections).toBe(0)
})
