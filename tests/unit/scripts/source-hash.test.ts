import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBuilt } from '../../../scripts/lib/build.mjs'
import { sourceHash } from '../../../scripts/lib/source-hash.mjs'

let root: string
const at = (file: string): string => path.join(root, file)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'source-hash-'))
  mkdirSync(at('src/lib'), { recursive: true })
  mkdirSync(at('data'))
  writeFileSync(at('src/lib/a.ts'), 'one')
  writeFileSync(at('next.config.ts'), 'config')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('sourceHash', () => {
  it('ignores timestamps, hidden files and everything that is no source', () => {
    const before = sourceHash(root)
    utimesSync(at('src/lib/a.ts'), new Date(0), new Date(0))
    writeFileSync(at('src/.DS_Store'), 'noise')
    writeFileSync(at('data/site.db'), 'content')
    expect(sourceHash(root)).toBe(before)
  })

  it.each([
    ['a content', () => writeFileSync(at('src/lib/a.ts'), 'two')],
    ['a name', () => renameSync(at('src/lib/a.ts'), at('src/lib/b.ts'))],
    ['a new file', () => writeFileSync(at('src/lib/c.ts'), '')],
    ['a lost file', () => rmSync(at('next.config.ts'))],
    ['what joins files', () => (mkdirSync(at('scripts')), writeFileSync(at('scripts/join-sheets.ts'), 'one'))],
    ['the lockfile', () => writeFileSync(at('package-lock.json'), '{}')],
  ])('notices %s', (_, change) => {
    const before = sourceHash(root)
    change()
    expect(sourceHash(root)).not.toBe(before)
  })
})

describe('isBuilt', () => {
  it('holds for a finished build of exactly these sources', () => {
    mkdirSync(at('.next'))
    expect(isBuilt(root)).toBe(false)
    writeFileSync(at('.next/source-hash'), `${sourceHash(root)}\n`)
    expect(isBuilt(root)).toBe(false)
    writeFileSync(at('.next/BUILD_ID'), 'id')
    expect(isBuilt(root)).toBe(true)
    expect(isBuilt(root, true)).toBe(false)
    mkdirSync(at('.next/standalone'))
    expect(isBuilt(root, true)).toBe(true)
    writeFileSync(at('src/lib/a.ts'), 'changed')
    expect(isBuilt(root)).toBe(false)
  })
})
