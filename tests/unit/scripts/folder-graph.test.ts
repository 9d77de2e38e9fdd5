import { describe, expect, it } from 'vitest'
import {
  folderGraph,
  folderOf,
  subjectOf,
  usesBetween,
  withGraph,
} from '../../../scripts/lib/folder-graph'

describe('folders and subjects', () => {
  it.each([
    ['src/lib/money.ts', 'lib', 'lib'],
    ['src/domain/properties/price.ts', 'domain', 'domain/properties'],
    ['src/features/properties/components/Card.tsx', 'features', 'features/properties'],
    ['src/app/(site)/[locale]/layout.tsx', 'app', 'app'],
    ['src/proxy.ts', null, null],
    ['node_modules/next/index.js', null, null],
  ])('%s stands in %s, %s', (file, folder, subject) => {
    expect(folderOf(file)).toBe(folder)
    expect(subjectOf(file)).toBe(subject)
  })
})

const to = (...files: string[]) => files.map((resolved) => ({ resolved }))
const uses = (...edges: [string, string][]) =>
  usesBetween(
    edges.map(([from, used]) => ({
      source: `src/${from}/a.ts`,
      dependencies: to(`src/${used}/b.ts`),
    })),
    subjectOf,
  )

describe('usesBetween', () => {
  it('names each use between two folders once, and none within a folder', () => {
    const found = usesBetween(
      [
        { source: 'src/ui/a.tsx', dependencies: to('src/lib/x.ts', 'src/ui/b.tsx') },
        { source: 'src/ui/b.tsx', dependencies: to('src/lib/y.ts', 'node_modules/react/index.js') },
      ],
      subjectOf,
    )
    expect([...found]).toEqual([['ui', new Set(['lib'])]])
  })
})

describe('folderGraph', () => {
  it('leaves out a use that follows from two others', () => {
    const graph = folderGraph(uses(['app', 'ui'], ['ui', 'lib'], ['app', 'lib']))
    expect(graph.split('\n')).toEqual([
      '```mermaid',
      'flowchart TD',
      '  app["app"] --> ui["ui"]',
      '  ui["ui"] --> lib["lib"]',
      '```',
    ])
  })
})

describe('withGraph', () => {
  it('replaces what stands between the marks of a name, and nothing else', () => {
    const graphs = (...bodies: string[]) =>
      bodies.map((body, index) => `<!-- graph ${'ab'[index]} -->\n${body}\n<!-- /graph -->`).join('\n')
    expect(withGraph(graphs('old', 'other'), 'a', 'new $&')).toBe(graphs('new $&', 'other'))
  })

  it('refuses a text without the marks', () => {
    expect(() => withGraph('nothing', 'a', 'new')).toThrow('marks')
  })
})
