// @module-tag slow
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cruiseTree } from '../../../scripts/lib/cruise.mjs'
import { INTENDED, PLANTED } from './planted'

const loadRules = async () =>
  (await import('../../../.dependency-cruiser.cjs')).default as { forbidden: { name: string }[] }

let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'planted-')))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes files into the empty tree and gives the rules they break, each once. */
async function rulesBroken(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const { modules, violations } = await cruiseTree(Object.keys(files), folder)
  expect(modules.length).toBeGreaterThan(0)
  return [...new Set(violations.map(({ rule }) => rule))]
}

describe('direction rules', () => {
  it.each(PLANTED)('$rule reports $name', async ({ rule, files }) => {
    expect(await rulesBroken(files)).toEqual([rule])
  })

  it('are each broken by a planted violation', async () => {
    const { forbidden } = await loadRules()
    const names = new Set(forbidden.map(({ name }) => name))
    expect(new Set(PLANTED.map(({ rule }) => rule))).toEqual(names)
  })

  it('let the intended directions through', async () => {
    expect(await rulesBroken(INTENDED)).toEqual([])
  })

  it('see through the alias of the sources', async () => {
    const { modules } = await cruiseTree(['src/domain/properties/views.ts'])
    expect(modules.map(({ source }) => source)).toContain('src/i18n/languages.ts')
  })
})
