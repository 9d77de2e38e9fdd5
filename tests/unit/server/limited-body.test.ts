import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Gate } from '@/server/gate'
import { isLanguage } from '@/i18n/languages'
import { bodyRule } from '@/server/body-rules'
import { limitedBody } from '@/server/limited-body'
import { serverOf, type Sent, type TestServer } from '../../support/http-server'
import { processorTime } from '../../support/processor-time'

const JSON_BODY = { 'content-type': 'application/json' }
const UPLOAD = { 'content-type': 'multipart/form-data; boundary=x' }
const QUERY = { 'content-type': 'application/x-www-form-urlencoded' }
const STAFF = { authorization: 'JWT right' }

const gate: Gate = {
  takesFiles: (collection) => ['media', 'videos'].includes(collection),
  isStaff: async (headers) => {
    // It takes the database a turn: a small body is here by then.
    await new Promise((resolve) => setImmediate(resolve))
    const said = headers.get('authorization')
    if (said === 'JWT broken') throw new Error('No database')
    return said === 'JWT right'
  },
  language: (headers) => {
    const asked = headers.get('accept-language')
    return isLanguage(asked) ? asked : 'en'
  },
}

/** What stands for Next: it makes a request of the web of what it was handed, later, and reads that. */
let handedOn: { hash: string; size: number }[] = []
let server: TestServer
beforeAll(async () => {
  server = await serverOf((request, response) =>
    limitedBody(gate)(request, response, (instead = request) => {
      setTimeout(() => {
        void (async () => {
          const { method = '', url = '' } = instead
          const read = method === 'HEAD' ? {} : { body: instead as unknown as BodyInit, duplex: 'half' }
          const asked = new Request(`http://localhost${url}`, { method, ...read })
          const body = Buffer.from(await asked.arrayBuffer())
          handedOn.push({ hash: hashOf(body), size: body.length })
          response.end()
        })()
      }, 5)
    }),
  )
})
afterAll(() => server.close())
beforeEach(() => {
  handedOn = []
})

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const text = (bytes: number): string => JSON.stringify({ a: 'x'.repeat(bytes - 8) })

function* inParts(bytes: number): Iterable<Buffer> {
  const part = Buffer.alloc(16_000, ' ')
  for (let left = bytes; left > 0; left -= part.length) yield part.subarray(0, left)
}

const post = (path: string, body: Sent, headers: Record<string, string> = JSON_BODY) =>
  server.get(path, headers, 'POST', body)

describe('a body that its address takes is handed on as it came', () => {
  const random = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251))
  it.each([
    ['a form of anybody', '/api/users/login', Buffer.from(text(64_000)), {}],
    ['that of the admin', '/api/users/login/', Buffer.from('--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{"email":"a"}\r\n--x--'), UPLOAD],
    ['a document of the staff', '/api/pages/1', Buffer.from(text(1_000_000)), STAFF],
    ['a query', '/api/pages', Buffer.from('a&'.repeat(500)), { ...STAFF, ...QUERY }],
    ['the state of a form', '/admin/collections/pages/1', Buffer.from(`[${text(4_000_000)}]`), { ...STAFF, 'content-type': 'text/plain;charset=UTF-8' }],
    ['a file', '/api/media', random, { ...STAFF, ...UPLOAD }],
    ['a large film', '/api/videos/3', Buffer.alloc(30_000_000, 'x'), { ...STAFF, ...UPLOAD }],
  ])('%s', async (_, path, body, headers) => {
    expect((await post(path, body, { ...JSON_BODY, ...headers })).status).toBe(200)
    expect(handedOn).toEqual([{ hash: hashOf(body), size: body.length }])
  })

  it('in parts of unknown number, or none at all', async () => {
    expect((await post('/api/users/login', inParts(50_000))).status).toBe(200)
    expect((await post('/api/users/login', inParts(0))).status).toBe(200)
    expect((await post('/api/users/logout', '')).status).toBe(200)
    expect(handedOn.map(({ size }) => size)).toEqual([50_000, 0, 0])
  })
})

describe('a body that is larger is refused with 413 and a sentence', () => {
  it.each([
    ['a form of anybody', '/api/users/login', 64_001, {}, 'at most 64 kB'],
    ['one for nobody yet', '/find/x', 64_001, {}, 'at most 64 kB'],
    ['one for what the server asks itself, without any', '/internal/jobs', 4001, {}, 'at most 4 kB'],
    ['a document of the staff', '/api/pages', 1_000_001, STAFF, 'at most 1 MB'],
    ['a file', '/api/media', 31_000_001, { ...STAFF, ...UPLOAD }, 'at most 30 MB'],
    ['a file that is none', '/api/media', 1_000_001, STAFF, 'at most 1 MB'],
    ['a file where documents are saved', '/api/pages', 1_000_001, { ...STAFF, ...UPLOAD }, 'at most 1 MB'],
    ['a query', '/api/pages', 16_001, { ...STAFF, ...QUERY }, 'at most 16 kB'],
    ['a query of anybody', '/api/users/login', 16_001, QUERY, 'at most 16 kB'],
    ['48 MB', '/api/users/login', 48_000_000, {}, 'at most 64 kB'],
  ])('%s', async (_, path, bytes, headers, sentence) => {
    const answer = await post(path, Buffer.alloc(bytes, 'x'), { ...JSON_BODY, ...headers })
    expect(answer.status).toBe(413)
    expect(answer.body.toString()).toContain(sentence.replace(/ (?=[kM]B)/, '\u00A0'))
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', connection: 'close' })
    expect(handedOn).toEqual([])
  })

  it('where its length was not announced', async () => {
    expect((await post('/api/users/login', inParts(30_000_000))).status).toBe(413)
    expect((await post('/api/pages', inParts(1_000_001), { ...JSON_BODY, ...STAFF })).status).toBe(413)
    expect(handedOn).toEqual([])
  })

  it('in the form of the API, in the language that is asked for', async () => {
    const answer = await post('/api/users/login', text(70_000), { ...JSON_BODY, 'accept-language': 'fr' })
    expect(JSON.parse(answer.body.toString())).toEqual({
      errors: [{ message: 'Ce que vous envoyez est trop volumineux\u00A0: 64\u00A0ko au plus. Rien n’a été enregistré.' }],
    })
  })

  it('of which the length is announced is not waited for', async () => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 48000000\r\n\r\n{')
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    await new Promise((resolve) => socket.once('close', resolve).resume())
  })

  it('a file says how large it is', async () => {
    expect((await post('/api/media', inParts(1000), { ...UPLOAD, ...STAFF })).status).toBe(411)
  })
})

describe('who has no session sends nothing', () => {
  it.each([
    ['/api/pages', '{}', JSON_BODY],
    ['/api/pages', inParts(10_000_000), JSON_BODY],
    ['/api/media', 'x', UPLOAD],
    ['/api/users/login/x', '{}', JSON_BODY],
    ['/api/users/%6cogin', '{}', JSON_BODY],
    ['/api/constructor', '{}', UPLOAD],
    ['/admin', '[]', { 'next-action': 'a' }],
    ['/admin', '', { 'next-action': 'a' }],
    ['/api/pages', '{}', { ...JSON_BODY, authorization: 'JWT wrong' }],
  ])('%s', async (path, body, headers) => {
    const answer = await post(path, body, headers)
    expect(answer.status).toBe(403)
    expect(answer.body.toString()).toContain('You are not signed in')
    expect(handedOn).toEqual([])
  })
})

describe('what is nested or listed without end is refused with 400', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  const field = (json: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="_payload"\r\n${more}\r\n${json}\r\n`
  const form = (...fields: string[]) => `${fields.join('')}--x--\r\n`
  const typed = (charset: string) => `Content-Type: text/plain; charset=${charset}\r\n`
  const base64 = Buffer.from(deep(151)).toString('base64')

  it.each([
    ['levels', deep(151), JSON_BODY],
    ['levels never closed', '['.repeat(30_000), JSON_BODY],
    ['levels of whatever type', deep(151), { 'content-type': 'text/plain;charset=UTF-8' }],
    ['levels behind a byte order mark', `\uFEFF${deep(151)}`, { 'content-type': 'text/plain;charset=UTF-8' }],
    ['entries', `{"email":[${'{},'.repeat(20_000)}{}]}`, JSON_BODY],
    ['parameters', 'a&'.repeat(501), QUERY],
    ['levels in a field of a form', form(field(deep(151))), UPLOAD],
    ['levels in a later field', form(field('{"a":1}'), field(`{"a":${deep(151)}}`)), UPLOAD],
    ['levels after white space', form(field(` \t\r\n${deep(151)}`)), UPLOAD],
    ['levels after a field that is no JSON', form(field('["'), field(deep(151))), UPLOAD],
    ['levels in another charset', form(field(base64, typed('base64'))), UPLOAD],
    ['levels in another charset, by quotes', form(field(base64, typed('"Base64"'))), UPLOAD],
    ['levels in another charset, on a line of its own', form(field(base64, typed('UTF-8;\r\n charset=base64'))), UPLOAD],
    ['levels where a part has its head in two', `${field('', 'A: b').slice(0, -6)}\r\n--x\r\n\r\n${deep(151)}\r\n--x--`, UPLOAD],
    ['levels behind a line in front', `\r\n${form(field(deep(151)))}`, UPLOAD],
    ['levels by another boundary', form(field(deep(151))), { 'content-type': 'multipart/form-data; boundary="\\x"' }],
  ])('%s', async (_, body, headers) => {
    expect((await post('/api/users/login', body, headers)).status).toBe(400)
    expect(handedOn).toEqual([])
  })

  it.each([
    ['that breaks off', field('{}')],
    ['whose last field breaks off', form(field('{}')).slice(0, -8)],
    ['whose boundary is not named', form(field('{}')), { 'content-type': 'multipart/form-data' }],
    ['of another kind', form(field('{}')), { 'content-type': 'multipart/mixed; boundary=x' }],
    ['of a file whose boundary is not named', form(field('{}')), { 'content-type': 'multipart/form-data' }, '/api/media'],
  ])('a form %s is none', async (_, body, headers: Record<string, string> = UPLOAD, path = '/api/pages') => {
    expect((await post(path, body, { ...headers, ...STAFF })).status).toBe(400)
    expect(handedOn).toEqual([])
  })

  it.each(['null', '[]', '1', '"a"', ' \n[{}]', 'x'])('%s is no document', async (json) => {
    expect((await post('/api/pages', json, { ...JSON_BODY, ...STAFF })).status).toBe(400)
    expect((await post('/api/pages', form(field(json)), { ...UPLOAD, ...STAFF })).status).toBe(400)
    expect(handedOn).toEqual([])
  })

  it('what people write is not', async () => {
    for (const [body, headers] of [
      [`{"a":${deep(149)}}`, JSON_BODY],
      [deep(150), { 'content-type': 'text/plain;charset=UTF-8' }],
      [' {}', JSON_BODY],
      [form(field(` {"a":${deep(149)}}`), field('{}', typed('utf-8'))), UPLOAD],
      ['--x--\r\n', UPLOAD],
      [`{"a":"${'['.repeat(1000)}"}`, JSON_BODY],
    ] as const) {
      expect((await post('/api/users/login', body, headers)).status).toBe(200)
    }
  })
})

describe('a call of a server function', () => {
  const CALL = { ...STAFF, 'next-action': 'a' }
  const PLAIN = { ...CALL, 'content-type': 'text/plain;charset=UTF-8' }
  const part = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

  it.each([
    ['a list', '[{"name":"form-state","args":{"a":"$undefined","b":"$D2026-01-01","c":"$0:0:args:b","d":"$n12","e":"$T"}}]', PLAIN],
    ['texts that begin with the sign of React', String.raw`["$$1","He asks \"$1\""]`, PLAIN],
    ['a form', `${part('1', '"a"')}${part('0', '["$@1","nl"]')}--x--\r\n`, { ...CALL, ...UPLOAD }],
  ])('is handed on as %s', async (_, body, headers) => {
    expect((await post('/admin/collections/pages/1', body, headers)).status).toBe(200)
    expect(handedOn).toHaveLength(1)
  })

  it.each([
    ['nothing', '', PLAIN],
    ['nothing of no type', '', CALL],
    ['what is no JSON', '[', PLAIN],
    ['a name', '"x"', PLAIN],
    ['an object', '{}', PLAIN],
    ['a reference to nothing', '["$1"]', PLAIN],
    ['a function', '["$F1"]', PLAIN],
    ['a number that is none', '["$nabc"]', PLAIN],
    ['an empty form', '--x--\r\n', { ...CALL, ...UPLOAD }],
    ['a form without its list', `${part('1_0', '[]')}--x--\r\n`, { ...CALL, ...UPLOAD }],
    ['a form whose list is none', `${part('0', '[')}--x--\r\n`, { ...CALL, ...UPLOAD }],
  ])('with %s is refused', async (_, body, headers) => {
    expect((await post('/admin/api/documents/count', body, headers)).status).toBe(400)
    expect(handedOn).toEqual([])
  })
})

it('what is read has no body that anybody looks at', async () => {
  expect((await server.get('/api/pages', JSON_BODY, 'HEAD', text(70_000))).status).toBe(200)
})

it('a connection that ends in the middle of a body is heard of by nobody', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write('POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{')
  await new Promise((resolve) => setTimeout(resolve, 20))
  await new Promise((resolve) => socket.once('close', resolve).destroy())
  expect((await post('/api/users/login', '{}')).status).toBe(200)
  expect(handedOn.map(({ size }) => size)).toEqual([2])
})

it('where nobody can say who asks, the connection ends without an answer', async () => {
  const broken = { ...JSON_BODY, authorization: 'JWT broken' }
  await expect(post('/api/pages', '{}', broken)).rejects.toThrow('socket hang up')
  expect(handedOn).toEqual([])
})

it('a connection on which a small body was refused takes the next request', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const head = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
  let said = ''
  socket.setEncoding('utf8').on('data', (part: string) => (said += part))
  socket.write(`${head('/api/pages')}Content-Length: 2\r\n\r\n{}`)
  await expect.poll(() => said).toContain('not signed in')
  socket.write(`${head('/api/users/login')}Content-Length: 2\r\nConnection: close\r\n\r\n{}`)
  await new Promise((resolve) => socket.once('close', resolve))
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200'])
})

it('slashes without end are counted once each', () => {
  const spent = processorTime()
  bodyRule(`/api/x${'/'.repeat(100_000)}a`, '', gate.takesFiles)
  // By the square of their number: ten seconds.
  expect(spent()).toBeLessThan(2000)
})
