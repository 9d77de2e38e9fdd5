import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureSecret, loadEnvFile } from '../../../scripts/lib/env-file.mjs'
import { allFiles } from '../architecture/source-files'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-file-'))
  file = path.join(folder, '.env')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** An environment as a process has it, without what Next adds to its type. */
const environment = (variables: Record<string, string> = {}): NodeJS.ProcessEnv =>
  ({ ...variables }) as unknown as NodeJS.ProcessEnv

describe('ensureSecret', () => {
  it('writes 32 random bytes that only the owner can read', () => {
    expect(ensureSecret(file, environment())).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(/^PAYLOAD_SECRET=[0-9a-f]{64}\n$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is another secret for each install', () => {
    ensureSecret(file, environment())
    const first = readFileSync(file, 'utf8')
    rmSync(file)
    ensureSecret(file, environment())
    expect(readFileSync(file, 'utf8')).not.toBe(first)
  })

  it('keeps the secret that is there', () => {
    writeFileSync(file, 'PAYLOAD_SECRET=mine\n')
    expect(ensureSecret(file, environment())).toBe(false)
    expect(readFileSync(file, 'utf8')).toBe('PAYLOAD_SECRET=mine\n')
  })

  it('keeps the other lines of a file without one', () => {
    writeFileSync(file, 'PORT=4000')
    expect(ensureSecret(file, environment())).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(/^PORT=4000\nPAYLOAD_SECRET=[0-9a-f]{64}\n$/)
  })

  it('writes nothing when the environment has one', () => {
    expect(ensureSecret(file, environment({ PAYLOAD_SECRET: 'given' }))).toBe(false)
  })

  it('says what to do when it cannot write', () => {
    const nowhere = path.join(folder, 'missing/.env')
    expect(() => ensureSecret(nowhere, environment())).toThrow(/ENOENT.*[^]*PAYLOAD_SECRET/)
  })
})

describe('loadEnvFile', () => {
  it('fills in what is not set and overrides nothing', () => {
    writeFileSync(file, 'PORT=4000\nSITE_URL=https://file.example\n')
    const filled = environment({ PORT: '5000' })
    loadEnvFile(file, filled)
    expect(filled).toEqual({ PORT: '5000', SITE_URL: 'https://file.example' })
  })

  it('leaves what is set to nothing: a copy of a site is kept from the Redis and the bucket of the site itself', () => {
    writeFileSync(file, 'REDIS_URL=redis://shared\nS3_BUCKET=site\n')
    const filled = environment({ REDIS_URL: '', S3_BUCKET: '' })
    loadEnvFile(file, filled)
    expect(filled).toEqual({ REDIS_URL: '', S3_BUCKET: '' })
  })

  it('fills in a secret that is set to nothing, without which there is no site', () => {
    const filled = environment({ PAYLOAD_SECRET: '' })
    expect(ensureSecret(file, filled)).toBe(true)
    loadEnvFile(file, filled)
    expect(filled.PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/)
  })

  it('does nothing without a file', () => {
    const filled = environment()
    loadEnvFile(file, filled)
    expect(filled).toEqual({})
  })

  it.each([
    ['PORT=4000', { PORT: '4000' }],
    ['export PORT = 4000', { PORT: '4000' }],
    ['NAME="a b # c" # comment', { NAME: 'a b # c' }],
    ["NAME='a=b'", { NAME: 'a=b' }],
    ['URL=http://x/#part', { URL: 'http://x/#part' }],
    ['MAIL_FROM=Immo#1 <a@b.be>', { MAIL_FROM: 'Immo#1 <a@b.be>' }],
    ['MAIL_FROM="Immo #1 <a@b.be>"', { MAIL_FROM: 'Immo #1 <a@b.be>' }],
    ['PORT=4000 # comment', { PORT: '4000' }],
    ['# comment', {}],
    ['no assignment', {}],
    ['EMPTY=', { EMPTY: '' }],
    ['A=1\r\nB=2', { A: '1', B: '2' }],
  ])('reads %j', (text, expected) => {
    writeFileSync(file, text)
    const filled = environment()
    loadEnvFile(file, filled)
    expect(filled).toEqual(expected)
  })

  it('is how every command reads the file, which a server that is running has read so', () => {
    const programs = ['bench', 'demo', 'scripts', 'src'].flatMap(allFiles).filter((name) => /\.(?:mjs|ts)$/.test(name))
    expect(programs.filter((name) => /process\.loadEnvFile|util\.parseEnv/.test(readFileSync(name, 'utf8')))).toEqual([])
  })
})
