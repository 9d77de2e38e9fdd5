// @module-tag slow
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildIfNeeded, isBuilt } from '../../../scripts/lib/build.mjs'

let root: string

const PAGE = '/(site)/[locale]/[[...path]]/page'

/** What stands for Next's own program: it notes when it begins and ends, and takes as long as it is told. */
const NEXT = `
const fs = require('node:fs')
fs.appendFileSync('builds', 'begun ')
for (const folder of ['static/chunks', ${JSON.stringify(path.dirname(`server/app${PAGE}`))}]) fs.mkdirSync('.next/' + folder, { recursive: true })
fs.writeFileSync(${JSON.stringify(`.next/server/app${PAGE}_client-reference-manifest.js`)}, ${JSON.stringify(`globalThis.__RSC_MANIFEST = { ${JSON.stringify(PAGE)}: { entryCSSFiles: {} } }`)})
setTimeout(() => {
  fs.writeFileSync('.next/BUILD_ID', 'one')
  fs.appendFileSync('builds', 'ended ')
}, Number(process.env.BUILD_MS))`

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'))
  mkdirSync(path.join(root, 'node_modules/next/dist/bin'), { recursive: true })
  writeFileSync(path.join(root, 'node_modules/next/dist/bin/next'), NEXT)
  writeFileSync(path.join(root, 'package.json'), '{}')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => rmSync(root, { recursive: true }))

const build = (ms: number, signal?: AbortSignal) => buildIfNeeded(root, { env: { NODE_ENV: 'production', BUILD_MS: String(ms) }, silent: true, signal })
const builds = () => readFileSync(path.join(root, 'builds'), 'utf8').trim()

it('two that are started at once build one after the other, the second of them nothing', async () => {
  expect(await Promise.all([build(300), build(300)])).toEqual([0, 0])
  expect([builds(), isBuilt(root)]).toEqual(['begun ended', true])
})

it('one that fails leaves it to the next', async () => {
  writeFileSync(path.join(root, 'node_modules/next/dist/bin/next'), 'process.exitCode = 7')
  expect(await build(0)).toBe(7)
  writeFileSync(path.join(root, 'node_modules/next/dist/bin/next'), NEXT)
  expect(await build(0)).toBe(0)
})

it('a process that is killed while it builds holds nobody up', async () => {
  const program = `import('./scripts/lib/build.mjs').then(({ buildIfNeeded }) => buildIfNeeded(${JSON.stringify(root)}))`
  const killed = spawn(process.execPath, ['-e', program], { env: { ...process.env, BUILD_MS: '1000' }, stdio: 'ignore' })
  await vi.waitFor(() => expect(existsSync(path.join(root, 'builds'))).toBe(true), { timeout: 10_000 })
  const next = build(0)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(builds()).toBe('begun')
  const ended = once(killed, 'exit')
  killed.kill('SIGKILL')
  await ended
  expect(await next).toBe(0)
  expect(isBuilt(root)).toBe(true)
})

it('one that waits ends as soon as it is no longer wanted', async () => {
  const unwanted = new AbortController()
  const first = build(1500)
  const second = build(0, unwanted.signal)
  setTimeout(() => unwanted.abort(), 100)
  expect(await second).toBe(143)
  expect([await first, builds()]).toEqual([0, 'begun ended'])
})
