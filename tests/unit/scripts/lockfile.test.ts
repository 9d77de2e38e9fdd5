import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installNeeded } from '../../../scripts/lib/lockfile.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dependencies-'))
  mkdirSync(path.join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

const one = { version: '1.0.0', integrity: 'sha512-one' }
const elsewhere = { version: '1.0.0', integrity: 'sha512-mac', optional: true }

function lock(packages: Record<string, object>): void {
  const all = { '': { name: 'project' }, ...packages }
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: all }))
}
const installed = (text: string): void =>
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), text)

describe('installNeeded', () => {
  it('installs when nothing is installed', () => {
    lock({ 'node_modules/one': one })
    expect(installNeeded(root)).toBe(true)
  })

  it('does not when every package is there as locked', () => {
    lock({ 'node_modules/one': one })
    installed(JSON.stringify({ packages: { 'node_modules/one': one } }))
    expect(installNeeded(root)).toBe(false)
  })

  it('does not for an optional package of another system', () => {
    lock({ 'node_modules/one': one, 'node_modules/mac': elsewhere })
    installed(JSON.stringify({ packages: { 'node_modules/one': one } }))
    expect(installNeeded(root)).toBe(false)
  })

  it.each([
    ['another version', { ...one, version: '1.0.1' }],
    ['other contents', { ...one, integrity: 'sha512-other' }],
  ])('installs when the lockfile names %s', (_, locked) => {
    lock({ 'node_modules/one': locked })
    installed(JSON.stringify({ packages: { 'node_modules/one': one } }))
    expect(installNeeded(root)).toBe(true)
  })

  it('installs when a package is missing or the record is broken', () => {
    lock({ 'node_modules/one': one, 'node_modules/two': one })
    installed(JSON.stringify({ packages: { 'node_modules/one': one } }))
    expect(installNeeded(root)).toBe(true)
    installed('{ "packages": ')
    expect(installNeeded(root)).toBe(true)
  })
})
