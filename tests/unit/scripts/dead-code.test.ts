// @module-tag slow
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findDeadCode } from '../../../scripts/lib/dead-code.mjs'

const PLANTED = {
  'package.json': JSON.stringify({ name: 'planted', devDependencies: { vitest: '*' } }),
  'src/lib/money.ts': 'export const served = 1\nexport const tried = 2\nexport const unused = 3',
  'src/proxy.ts': "import { served } from './lib/money'\nexport const proxy = served",
  'tests/unit/lib/money.test.ts':
    "import { it } from 'vitest'\nimport { tried } from '../../../src/lib/money'\nit('', () => tried)",
}

let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'dead-code-')))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  copyFileSync('knip.json', path.join(folder, 'knip.json'))
  for (const [file, text] of Object.entries(PLANTED)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

it('names what nothing uses, then what tests alone use', async () => {
  const named: string[] = []
  const onLine = (line: string): void => {
    const [, name] = /^(\w+)\s.*src\/lib\/money\.ts/.exec(line) ?? []
    if (name) named.push(name)
  }
  expect(await findDeadCode(folder, { silent: true, onLine })).toBe(1)
  expect(named).toEqual(['unused', 'tried', 'unused'])
})
