// @module-tag slow
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'restart-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (name: string): string => path.join(folder, name)
const starts = (): number => (existsSync(at('starts')) ? readFileSync(at('starts'), 'utf8').length : 0)

/** A program that notes each of its starts and then does something; `n` is how many there were. */
function supervised(action: string) {
  const note = `const fs = require('fs'); fs.appendFileSync(${JSON.stringify(at('starts'))}, '.')
    const n = fs.readFileSync(${JSON.stringify(at('starts'))}, 'utf8').length
    fs.writeFileSync(${JSON.stringify(at('pid'))}, String(process.pid))`
  writeFileSync(at('program.cjs'), `${note}\n${action}`)
  const supervisor = spawn(process.execPath, ['tests/support/restarted.mjs', at('program.cjs'), at('worked')])
  let said = ''
  supervisor.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    supervisor.once('close', (code) => resolve({ code, said })),
  )
  return { supervisor, ended }
}

const WORKED = "fs.writeFileSync(require('path').join(__dirname, 'worked'), '')"
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('what fell is started again, whatever it fell of, until it ends by itself', async () => {
  const { ended } = supervised(`${WORKED}
    if (n === 1) throw new Error('out of luck')
    if (n === 2) process.kill(process.pid, 'SIGKILL')
    if (n === 3) process.abort()`)
  const { code, said } = await ended
  expect([code, starts()]).toEqual([0, 4])
  expect(said).toMatch(/out of luck[^]*fell \(exit code 1\)[^]*started again in 0\.1 s/)
  expect(said).toMatch(/fell \(SIGKILL\)[^]*started again in 0\.2 s/)
  expect(said).toContain('fell (SIGABRT)')
})

it('what falls again and again is given up, with a reason', async () => {
  const { code, said } = await supervised(`${WORKED}; process.exit(7)`).ended
  expect([code, starts()]).toEqual([1, 5])
  expect(said).toMatch(/✖ The server fell 5 times in a minute \(exit code 7\)/)
})

it('what never worked is given up at once', async () => {
  const { code, said } = await supervised('process.exit(3)').ended
  expect([code, starts()]).toEqual([1, 1])
  expect(said).toContain('✖ The server stopped (exit code 3)')
})

it.each(['SIGINT', 'SIGTERM'] as const)('%s stops it, started again or not', async (signal) => {
  const { supervisor, ended } = supervised(`${WORKED}; if (n < 2) process.exit(1)
    process.on('${signal}', () => process.exit(0)); setInterval(() => {}, 1000)
    fs.writeFileSync(require('path').join(__dirname, 'running'), '')`)
  await expect.poll(() => existsSync(at('running')), { timeout: 20_000 }).toBe(true)
  const pid = Number(readFileSync(at('pid'), 'utf8'))
  supervisor.kill(signal)
  expect((await ended).code).toBe(0)
  expect(starts()).toBe(2)
  expect(isAlive(pid)).toBe(false)
})

it('how it was stopped is said: what was broken off is no 0', async () => {
  const { supervisor, ended } = supervised(`${WORKED}; process.on('SIGTERM', () => process.exit(1)); setInterval(() => {}, 1000)
    fs.writeFileSync(require('path').join(__dirname, 'running'), '')`)
  await expect.poll(() => existsSync(at('running')), { timeout: 20_000 }).toBe(true)
  supervisor.kill('SIGTERM')
  expect((await ended).code).toBe(1)
})

it('SIGTERM stops it between two starts too', async () => {
  const { supervisor, ended } = supervised(`${WORKED}; process.exit(1)`)
  await expect.poll(starts, { timeout: 20_000 }).toBe(3)
  await expect.poll(() => isAlive(Number(readFileSync(at('pid'), 'utf8')))).toBe(false)
  supervisor.kill('SIGTERM')
  await ended
  expect(starts()).toBeLessThan(5)
})
