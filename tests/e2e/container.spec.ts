import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import Database from 'libsql'
import { freePort } from '../support/free-port'
import { imageFolder } from '../support/image-folder'

/** Whoever runs as nobody can write nothing of what was copied. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const STARTS_WITHIN_MS = 60_000

let folder: string
let server: ChildProcess
let said = ''
let url: string

test.skip(!existsSync('.next/standalone'), 'needs a build with BUILD_STANDALONE=1')
test.skip(Boolean(process.env.E2E_DATABASE_URL), 'serves a copy of the file of the others')

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(path.join(tmpdir(), 'image-'))
  const app = path.join(folder, 'app')
  const data = path.join(folder, 'data')
  const set = imageFolder('app', app)
  const from = process.env.E2E_DIR ?? ''
  mkdirSync(data)
  execFileSync('cp', ['-r', path.join(from, 'media'), data])
  new Database(path.join(from, 'site.db')).exec(`VACUUM INTO '${data}/site.db'`)
  execFileSync('chmod', ['-R', 'a-w,a+rX', app])
  execFileSync('chmod', ['755', folder])
  if (NOBODY.uid) execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, data])
  const port = await freePort()
  url = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH, HOME: '/nonexistent', TMPDIR: data,
    ...set,
    PORT: String(port), SITE_URL: url, PAYLOAD_SECRET: 'a secret for end-to-end tests only',
    DATABASE_URL: `file:${data}/site.db`, MEDIA_DIR: `${data}/media`,
  }
  server = spawn(process.execPath, ['src/server/main.mjs'], { cwd: app, env: env as unknown as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'pipe'], ...NOBODY })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()))
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > deadline || server.exitCode !== null) throw new Error(`The image did not start:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true })
})

test('what the image holds shows everything that the site shows, and writes nothing beside its data', async ({ request }) => {
  const text = async (address: string): Promise<string> => (await request.get(url + address)).text()
  const list = await text('/te-koop/')
  const [, detail = '', number = ''] = /href="(\/te-koop\/[^"]+\/(\d+)\/)"/.exec(list) ?? []
  const page = await text(detail)
  const found = (html: string, pattern: RegExp): string => (pattern.exec(html)?.[1] ?? '').replace(/^https?:\/\/[^/]+/, '')
  const addresses: [string, string][] = [
    [detail, 'text/html'],
    ['/fr/contact/', 'text/html'],
    ['/map/', 'text/html'],
    ['/admin/login', 'text/html'],
    ['/find/index/nl', 'application/json'],
    [found(list, /(\/media\/[0-9a-f]{20}\/w400\.avif)/), 'image/avif'],
    [found(list, /(\/_next\/static\/[^" ]+\.js)/), 'text/javascript'],
    ['/images/epc/flanders/a.png', 'image/png'],
    [`/brochure/nl/${number}.pdf`, 'application/pdf'],
    [found(page, /property="og:image" content="([^"]+)"/), 'image/jpeg'],
  ]
  for (const [address, type] of addresses) {
    const response = await request.get(url + address)
    expect([response.status(), response.headers()['content-type']], address).toEqual([200, expect.stringContaining(type)])
  }
  expect((await request.get(`${url}/nergens/`)).status()).toBe(404)
  expect(said).not.toMatch(/EACCES|EROFS|ENOENT|Cannot find|Error/)
})
