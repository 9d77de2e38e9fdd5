import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
  rmSync(root, { recursive: true })
})

it('what was copied to run has the settings of its build', () => {
  useBuiltSettings(root)
  expect(process.env[VARIABLE]).toBe('{"compress":false}')
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
