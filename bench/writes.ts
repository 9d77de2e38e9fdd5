import { spawn, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { completeListing } from '../tests/support/complete-listing'
import { serveApi, type ApiServer } from './lib/api-server'
import { figure, quantile } from './lib/figure'
import { memoryOf } from './lib/memory'

/** How writing bears other writing: at once, beside an upload, beside an import. */
const SERVE = '--serve'
const LISTINGS = 6000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Send = (method: string, path: string, body: object | FormData) => Promise<number>

/** Sends as the administrator and gives the status of the answer. */
async function signIn({ port, account }: ApiServer): Promise<Send> {
  const json = { 'Content-Type': 'application/json' }
  const call = (method: string, place: string, body: object | FormData, headers: HeadersInit) =>
    fetch(`http://localhost:${port}/api${place}`, {
      method,
      headers: { ...headers, ...(body instanceof FormData ? {} : json) },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
  const { token } = (await (await call('POST', '/users/login', account, {})).json()) as {
    token: string
  }
  return async (method, place, body) => {
    const response = await call(method, place, body, { Authorization: `JWT ${token}` })
    await response.arrayBuffer()
    return response.status
  }
}

const times = <T>(count: number, action: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => action(index)))

const errorsOf = (statuses: number[]): number => statuses.filter((status) => status >= 500).length

async function parallelCreates(send: Send, { type }: ApiServer): Promise<void> {
  const data = { ...completeListing('wallonia', 'sale'), goal: '0', type, _status: 'published' }
  const start = performance.now()
  const statuses = await times(40, () => send('POST', '/properties?locale=fr&depth=0', data))
  figure('40 parallel creates', (performance.now() - start) / 1000, 's', '≤ 2')
  const failed = statuses.filter((status) => status !== 201)
  figure('40 parallel creates, not stored', failed.length, 'answers', '0')
}

async function descriptors(send: Send, pid: number): Promise<void> {
  const open = () => readdirSync(`/proc/${pid}/fd`).length
  await times(10, (index) => settings(send, index))
  const before = open()
  for (let round = 0; round < 50; round += 1) await times(20, () => save(send))
  figure('Descriptors more after 1,000 transactions', open() - before, 'descriptors', '≤ 10')
}

/** What staff write without noticing, outside a transaction: the columns of a list. */
const settings = (send: Send, index: number): Promise<number> =>
  send('POST', `/payload-preferences/list-${index}`, { value: { limit: 25 } })

/** What staff save, in a transaction, with an announcement. */
const save = (send: Send): Promise<number> =>
  send('PATCH', '/testimonials/1?locale=fr&depth=0', { sort: 1 })

/** So many small writes, one begun every so many milliseconds; how long each took. */
async function smallWrites(send: Send, count: number, every: number) {
  const statuses: number[] = []
  const durations = await times(count, async (index) => {
    await pause(index * every)
    const start = performance.now()
    statuses.push(await (index % 2 ? save(send) : settings(send, index)))
    return performance.now() - start
  })
  return { durations, errors: errorsOf(statuses) }
}

async function besideAnUpload(send: Send): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 5200, height: 3900, channels: 3, background: '#888', noise } as const
  const bytes = await sharp({ create }).jpeg({ quality: 97 }).toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'large.jpg')
  form.set('_payload', '{}')
  const alone = await smallWrites(send, 50, 40)
  const start = performance.now()
  const uploading = send('POST', '/media', form).then((status) => ({
    status,
    took: performance.now() - start,
  }))
  const beside = await smallWrites(send, 50, 40)
  const { status, took } = await uploading
  figure('An upload', bytes.length / 1e6, `MB, answered ${status}`, '20')
  figure('An upload, until it is answered', took / 1000, 's', '–')
  figure('50 small writes, p95', quantile(alone.durations, 0.95), 'ms', '–')
  figure('50 small writes beside it, p95', quantile(beside.durations, 0.95), 'ms', '≤ 200')
  figure('50 small writes beside it, errors', beside.errors, 'answers', '0')
}

const feedOf = (round: number): string =>
  JSON.stringify({
    generated: '2026-11-21T08:00:00Z',
    types: [{ ID: 1, WebID: 1, Name: 'Maison', ShowOrder: 1, Sale: true, Rent: true, language: 'fr' }],
    cities: [],
    properties: Array.from({ length: LISTINGS }, (_, index) => ({
      ID: 100_000 + index, WebID: 1, Goal: 0, Status: 'available', language: 'fr',
      PublishPrice: true, Price: 100_000 + index + round, PublishAddress: false,
      Zip: '5000', City: 'Namur', CountryID: 10, CreateDate: '2026-02-19T09:00:00Z',
      TypeDescription: `Maison ${index}`, Description: '<p>Une maison lumineuse.</p>',
    })),
  })

/** Imports again and again in another process, calls `work` while it writes, and ends it. */
async function duringImports(
  dir: string,
  work: (importing: () => number | undefined) => Promise<void>,
): Promise<void> {
  let importing: ChildProcess | null = null
  let stopped = false
  const waiting = new EventEmitter()
  const writing = once(waiting, 'writing')
  const run = async () => {
    for (let round = 0; !stopped; round += 1) {
      const file = path.join(dir, 'feed.json')
      await writeFile(file, feedOf(round))
      const env = { ...process.env, NODE_ENV: 'production' as const, PAYLOAD_SECRET: 'a secret for benches only' }
      importing = spawn(
        process.execPath,
        ['--import', 'tsx', 'scripts/import.ts', file, '--source', 'bench'],
        { env: { ...env, DATABASE_URL: `file:${dir}/site.db`, MEDIA_DIR: `${dir}/media` } },
      )
      const lines = createInterface(importing.stderr!)
      lines.on('line', (line) => {
        if (/properties [1-9]/i.test(line)) waiting.emit('writing')
      })
      const [code] = (await once(importing, 'exit')) as [number | null]
      if (code !== 0 && !stopped) throw new Error(`The import ended with ${code}`)
    }
  }
  const running = run()
  await Promise.race([writing, running])
  await work(() => importing?.pid)
  stopped = true
  ;(importing as ChildProcess | null)?.kill()
  await running
}

async function beside(send: Send): Promise<void> {
  const paced = await smallWrites(send, 100, 50)
  figure('A small write during an import, p95', quantile(paced.durations, 0.95), 'ms', '≤ 300')
  figure('A small write during an import, longest', Math.max(...paced.durations), 'ms', '–')
  figure('A small write during an import, errors', paced.errors, 'answers', '0')
  const start = performance.now()
  const statuses = await times(200, (index) => (index % 2 ? save(send) : settings(send, index)))
  figure('200 parallel writes during an import', (performance.now() - start) / 1000, 's', '–')
  figure('200 parallel writes during an import, errors', errorsOf(statuses), 'answers', '0')
}

/** 40 who write without pause for a minute, beside imports that go on. */
async function fortyWriters(
  send: Send,
  dir: string,
  server: number | undefined,
  importing: () => number | undefined,
): Promise<void> {
  const most = { log: 0, server: 0, import: 0 }
  const sampling = setInterval(() => {
    most.log = Math.max(most.log, statSync(`${dir}/site.db-wal`).size / 1e6)
    most.server = Math.max(most.server, memoryOf(server))
    most.import = Math.max(most.import, memoryOf(importing()))
  }, 50)
  const end = performance.now() + 60_000
  const statuses: number[] = []
  await times(40, async (index) => {
    while (performance.now() < end) {
      statuses.push(await (index % 2 ? save(send) : settings(send, index)))
    }
  })
  clearInterval(sampling)
  figure('40 writers for a minute during imports', statuses.length, 'writes', '–')
  figure('40 writers during imports, errors', errorsOf(statuses), 'answers', '0')
  figure('40 writers during imports, write-ahead log at most', most.log, 'MB', '≤ 64')
  figure('40 writers during imports, memory of the server at most', most.server, 'MB', '≤ 700')
  figure('40 writers during imports, memory of the import at most', most.import, 'MB', '≤ 700')
}

async function measure(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, SERVE])
  child.stderr.pipe(process.stderr)
  try {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
    const server = JSON.parse(line) as ApiServer
    const send = await signIn(server)
    await send('POST', '/testimonials?locale=fr', { name: 'Client' })
    await parallelCreates(send, server)
    await descriptors(send, child.pid ?? 0)
    await besideAnUpload(send)
    await duringImports(server.dir, async (importing) => {
      await beside(send)
      await fortyWriters(send, server.dir, child.pid, importing)
    })
  } finally {
    child.kill()
  }
}

await (process.argv.includes(SERVE) ? serveApi() : measure())
