import { METHODS } from 'node:http'
import type { Random } from './random'

/** A request as it is sent, and as curl repeats it. */
export interface OddRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

const USUAL = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
/** Tunnels are no requests. */
const EVERY = METHODS.filter((method) => method !== 'CONNECT')

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', '%ff', '%', '%00', '%2e%2e', '%5c', '%F0%9F%8F%A0']
const ENDS = ['.rsc', '.txt', '.json', '/', '//', '/..', '/.', '.segments/_tree.segment.rsc', '/%ff', '?', '#a', ';a=b', '&', '%']
const NUMBERS = ['0', '-1', '1e99', 'NaN', '9007199254740993', '', 'null', '1.5', "1'"]
const KEYS = ['limit', 'page', 'depth', 'sort', 'locale', 'fallback-locale', 'where', 'select', 'draft', 'city', 'type', 'price-max', 'prefix', '_rsc']
const NESTED = ['where[id][equals]', 'where[or][0][and][0][title][like]', 'where[__proto__][x]', 'where[id][in][]', 'select[title]', 'joins[runs][limit]', 'populate[pages][title]', 'where[title][near]', 'where[updatedAt][greater_than]', 'where[id][constructor]']

const HEADERS: Record<string, readonly string[]> = {
  rsc: ['1', ''],
  'next-router-state-tree': ['%', '[]', '%5B%22%22%5D', '{}', '%00', '[[[['],
  'next-router-prefetch': ['1', '2'],
  'next-router-segment-prefetch': ['/_tree', '%', '/__PAGE__'],
  'next-url': ['/', '//', '%'],
  'x-nextjs-data': ['1'],
  'x-matched-path': ['/admin', '%'],
  'x-middleware-prefetch': ['1'],
  'x-middleware-subrequest': ['src/middleware', 'middleware:middleware:middleware'],
  'x-http-method-override': ['GET', 'DELETE'],
  'x-payload-http-method-override': ['GET'],
  'x-forwarded-host': ['evil.example', '', 'a b'],
  'x-forwarded-for': ['1.2.3.4', '%', '::1'],
  range: [
    'bytes=0-', 'bytes=5-1', 'bytes=-1', 'bytes=999999999-', 'x', 'bytes=0-0,2-3', 'bytes=', '5-1', '-',
    'bytes= 5-1', 'bytes=5x-1', 'bytes=0-99999999999999999999', 'bytes=99999999999999999999-', 'items=0-1',
  ],
  'if-none-match': ['*', '"x"', 'W/"x"', '%'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'accept-encoding': ['br', 'gzip', 'identity;q=0', '*', 'x', ''],
  'accept-language': ['xx', 'nl', '*', 'fr-BE,fr;q=0.9', ';;;', 'a'.repeat(3000)],
  accept: ['text/html', 'application/json', 'image/avif', '*/*', 'x'],
  cookie: ['payload-token=a.b.c', 'payload-token=', 'payload-lng=xx', '=', ';;;', '%ff=%ff', '__proto__=1', 'payload-token=%ff; payload-lng=%', 'payload-tenant=x'],
  authorization: ['JWT a.b.c', 'JWT ', 'Bearer x', 'Basic %', 'users API-Key x', 'JWT eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'],
  origin: ['null', 'http://evil.example', 'not an address', ''],
  'sec-fetch-site': ['same-origin', 'cross-site'],
  'content-encoding': ['gzip', 'br'],
  connection: ['upgrade', 'close', 'x'],
  upgrade: ['x', 'websocket', 'h2c'],
  expect: ['100-continue', 'x'],
}

const JSON_TYPES = ['application/json', 'application/json; charset=utf-16', 'text/plain;charset=UTF-8', 'APPLICATION/JSON']
const FORM_TYPES = ['multipart/form-data; boundary=x', 'multipart/form-data', 'multipart/mixed; boundary=x', 'multipart/form-data; boundary=']
const OTHER_TYPES = ['application/x-www-form-urlencoded', 'application/octet-stream', 'x', '', 'text/html', 'image/png']

const TYPES = [...JSON_TYPES, ...FORM_TYPES, ...OTHER_TYPES]

const JSONS = [
  '{}', '[]', 'null', '1', '""', '{"a":', '[{"name":"constructor","args":{}}]', '["$F1"]', '{"__proto__":{"a":1}}',
  '{"email":{},"password":[]}', '{"email":"a@b.be","password":"x"}', '{"token":{"$ne":1},"password":"long enough words"}',
  '{"title":{"nl":[]},"modules":"x"}', '{"where":{"id":{"in":[null]}}}', '{"id":"x","_status":"published"}', '\uFEFF{}', '{"expire":[1]}',
  '['.repeat(140) + ']'.repeat(140), `{"email":[${'{},'.repeat(3000)}{}]}`, '['.repeat(5000),
]
const FIELDS = ['_payload', 'file', '$ACTION_ID_407e4f2b1c0d5a6b7c8d9e0f1a2b3c4d5e6f708192', '$ACTION_REF_1', '0', '1:0', '__proto__']

const field = (name: string, value: string, file = ''): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"\r\nContent-Type: image/png`}\r\n\r\n${value}\r\n`

function bodyOf(random: Random): { type: string; body: Buffer } {
  const json = random.of(JSONS)
  const kind = random.below(10)
  if (kind < 4) return { type: random.of(JSON_TYPES), body: Buffer.from(json) }
  if (kind < 7) {
    const name = random.of(FIELDS)
    const form = field(name, json) + (random.isOnce(2) ? field('file', 'x', random.of(['a.png', '../a', ''])) : '')
    return { type: random.of(FORM_TYPES), body: Buffer.from(random.isOnce(3) ? form : `${form}--x--\r\n`) }
  }
  if (kind === 7) return { type: 'application/x-www-form-urlencoded', body: Buffer.from(queryOf(random)) }
  const bytes = Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)))
  return { type: random.of(TYPES), body: bytes }
}

function queryOf(random: Random): string {
  const values = [...NUMBERS, ...NAMES, 'a', '-title', '{"id":1}', '[]', '%5B%5D', 'a'.repeat(2000)]
  const pairs = Array.from({ length: 1 + random.below(4) }, () => {
    const key = random.of([...KEYS, ...NESTED, ...NAMES])
    return `${random.isOnce(3) ? encodeURIComponent(key) : key}=${random.of(values)}`
  })
  return pairs.join('&')
}

/** A path as it is, or bent in some way. */
function pathOf(random: Random, real: readonly string[]): string {
  let path = random.of(real)
  for (let times = random.below(3); times > 0; times -= 1) {
    const at = random.below(path.length)
    const parts = path.split('/')
    const bent = [
      () => path.slice(0, at) + random.of([...NAMES, '/', '.', '\\', '~', '%41', '"', '[', '|']) + path.slice(at),
      () => path.slice(0, Math.max(1, at)),
      () => path + random.of(ENDS),
      () => parts.with(random.below(parts.length), random.of([...NAMES, ...NUMBERS])).join('/'),
      () => path.toUpperCase(),
      () => `/${random.of(real).split('/')[1]}${path}`,
    ]
    path = random.of(bent)()
  }
  if (random.isOnce(3)) path += `${path.includes('?') ? '&' : '?'}${queryOf(random)}`
  if (random.isOnce(500)) return random.of(['*', 'http://evil.example/', '//evil.example/x', `/${'a/'.repeat(3000)}`])
  return path.startsWith('/') ? path : `/${path}`
}

/** What a site has that odd requests are made of. */
export interface OddMaterial {
  /** Its addresses. */
  paths: readonly string[]
  /** A server function of the admin. */
  action: string
  /** The session of a member of staff, who sends every fifth request; by default all are nobody's. */
  token?: string
}

/** A request that no browser sends, to one of the addresses that a site has or to one like it. */
export function oddRequest(random: Random, { paths, action, token }: OddMaterial): OddRequest {
  const method = random.isOnce(20) ? random.of(EVERY) : random.of(USUAL)
  const names = Object.keys(HEADERS)
  const headers: Record<string, string> = {}
  for (let count = random.below(4); count > 0; count -= 1) {
    const name = random.of(names)
    headers[name] = random.of(HEADERS[name] ?? [])
  }
  if (random.isOnce(8)) headers['next-action'] = random.of([action, 'x', '', '40'.repeat(21)])
  const sends = method !== 'TRACE' && random.isOnce(method === 'GET' || method === 'HEAD' ? 20 : 2)
  const sent = sends ? bodyOf(random) : null
  if (sent) headers['content-type'] = sent.type
  if (random.isOnce(10)) headers['content-type'] = random.of(TYPES)
  if (sent && random.isOnce(5)) headers['transfer-encoding'] = 'chunked'
  const isStaff = token !== undefined && random.isOnce(5)
  const path = pathOf(random, isStaff ? paths.filter((one) => OF_STAFF.test(one)) : paths)
  if (isStaff && !ENDS_SESSION.test(path)) headers.authorization = `JWT ${token}`
  return { method, path, headers, body: sent?.body ?? null }
}

const OF_STAFF = /^\/(?:admin|api)(?:\/|$)/
/** After it, everybody would be nobody. */
const ENDS_SESSION = /logout/i

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A line of a shell that sends it again. */
export function curlOf(url: string, { method, path, headers, body }: OddRequest): string {
  const said = Object.entries(headers).map(([name, value]) => `-H ${quoted(value ? `${name}: ${value}` : `${name};`)}`)
  const data = body ? `echo ${body.toString('base64')} | base64 -d | ` : ''
  const how = [`-X ${method}`, ...said, ...(body ? ['--data-binary @-'] : []), '--path-as-is -g']
  return `${data}curl -i ${how.join(' ')} ${quoted(url + path)}`
}
