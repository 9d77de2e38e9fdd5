import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { cruiseTree, ROOTS } from '../../../scripts/lib/cruise.mjs'
import { withGraphs } from '../../../scripts/lib/architecture-graphs'
import { folderOf, subjectOf, usesBetween } from '../../../scripts/lib/folder-graph'
import { foldersInCycles } from './cycles'
import { lineCount, sourceFiles } from './source-files'

let sources: Awaited<ReturnType<typeof cruiseTree>>

beforeAll(async () => {
  sources = await cruiseTree(ROOTS)
}, 60_000)

describe('direction rules', () => {
  it('hold in the sources', () => {
    const own = sources.modules.filter(({ source }) => source.startsWith('src/'))
    expect(own.length).toBeGreaterThan(50)
    expect(sources.violations).toEqual([])
  })
})

describe('foldersInCycles', () => {
  it('finds all that need each other, also over a third', () => {
    const uses = new Map([
      ['app', new Set(['ui'])],
      ['cms', new Set(['ui'])],
      ['lib', new Set(['cms'])],
      ['ui', new Set(['lib'])],
    ])
    expect(foldersInCycles(uses)).toEqual(['cms', 'lib', 'ui'])
  })
})

describe('folders and subjects', () => {
  it.each([
    ['folders', folderOf],
    ['subjects', subjectOf],
  ])('no two %s need each other', (_name, nodeOf) => {
    const uses = usesBetween(sources.modules, nodeOf)
    expect(uses.size).toBeGreaterThan(10)
    expect(foldersInCycles(uses)).toEqual([])
  })

  it('are drawn in the description of the architecture as they use each other', () => {
    const described = readFileSync('docs/architecture.md', 'utf8')
    expect(described).toBe(withGraphs(described, sources.modules))
  })

  it('hold at most a fifth of the code each, a folder with subjects aside', () => {
    const lines = new Map<string, number>()
    for (const file of sourceFiles()) {
      const folder = subjectOf(file) ?? 'src'
      lines.set(folder, (lines.get(folder) ?? 0) + lineCount(file))
    }
    const all = [...lines.values()].reduce((sum, count) => sum + count, 0)
    const shares = [...lines].map(([folder, count]) => ({ folder, share: count / all }))
    expect(shares.filter(({ share }) => share > 0.2)).toEqual([])
  })
})
