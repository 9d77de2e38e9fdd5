import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBuiltSettings } from '@/server/built-settings.mjs'

const VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-'))
  mkdirSync(path.join(root, '.next'))
  writeFileSync(path.join(root, '.next/required-server-files.json'), '{"config":{"compress":false}}')
})
afterEach(() => {
  delete process.env[VARIABLE]
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

it('what was copied to run has the settings of its build', () => {
  useBuiltSettings(root)
  expect(process.env[VARIABLE]).toBe('{"compress":false}')
})

it('of several servers it shares the pages that Next has rendered, whatever the build knew of them', () => {
  vi.stubEnv('REDIS_URL', 'redis://localhost:6379')
  useBuiltSettings(root)
  expect(JSON.parse(process.env[VARIABLE] ?? '')).toEqual({ compress: false, cacheHandler: path.join(root, 'src/server/next-cache.mjs') })
})

it('beside the sources the settings are read from their file', () => {
  writeFileSync(path.join(root, 'next.config.ts'), '')
  useBuiltSettings(root)
  expect(process.env).not.toHaveProperty(VARIABLE)
})

it('a copy without a build says so', () => {
  rmSync(path.join(root, '.next/required-server-files.json'))
  expect(() => { useBuiltSettings(root) }).toThrow('required-server-files.json')
})

it('Next hands its own server the settings in the same way still', () => {
  const next = createRequire(import.meta.url)
  expect(readFileSync(next.resolve('next/dist/build/utils.js'), 'utf8')).toContain(`process.env.${VARIABLE} = JSON.stringify(nextConfig)`)
  expect(readFileSync(next.resolve('next/dist/server/config.js'), 'utf8')).toContain(`JSON.parse(process.env.${VARIABLE})`)
})
