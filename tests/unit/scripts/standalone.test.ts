import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onlyWhatRuns } from '../../../scripts/lib/standalone.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'standalone-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const has = (name: string): boolean => existsSync(path.join(root, '.next/standalone', name))

it('content of the machine, sources and tools leave a copy of what runs; the rest stays', () => {
  const gone = ['data/site.db', '.env', 'src/proxy.ts', 'tests/a.ts', 'node_modules/drizzle-kit/a.js', 'node_modules/@libsql/linux-x64-musl/a.node']
  const kept = ['.next/BUILD_ID', 'node_modules/next/a.js', 'node_modules/prettier/a.js', 'node_modules/@libsql/linux-x64-gnu/a.node', 'public/a.svg']
  for (const name of [...gone, ...kept]) {
    const file = path.join(root, '.next/standalone', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
  onlyWhatRuns(root)
  expect(gone.filter(has)).toEqual([])
  expect(kept.filter(has)).toEqual(kept)
  expect(existsSync(root)).toBe(true)
})

it('a build without a copy is left alone', () => {
  expect(() => { onlyWhatRuns(root) }).not.toThrow()
})
