import { describe, expect, it } from 'vitest'
import { folderGraph, withGraph } from '../../../scripts/lib/folder-graph'

describe('folderGraph', () => {
  it('draws each use between two rooms once, and none within a room or outside all', () => {
    const to = (...files: string[]) => files.map((resolved) => ({ resolved }))
    const graph = folderGraph([
      { source: 'src/ui/a.tsx', dependencies: to('src/lib/x.ts', 'src/ui/b.tsx') },
      { source: 'src/ui/b.tsx', dependencies: to('src/lib/y.ts', 'node_modules/react/index.js') },
      { source: 'src/app/(site)/[locale]/layout.tsx', dependencies: to('src/features/pages/queries.ts') },
      { source: 'src/features/pages/components/A.tsx', dependencies: to('src/features/pages/b.ts') },
      { source: 'src/proxy.ts', dependencies: to('src/routes/decide.ts') },
    ])
    expect(graph.split('\n')).toEqual([
      '```mermaid',
      'flowchart TD',
      '  app["app"] --> features_pages["features/pages"]',
      '  ui["ui"] --> lib["lib"]',
      '```',
    ])
  })
})

describe('withGraph', () => {
  it('replaces what stands between the marks', () => {
    const text = 'before\n<!-- graph -->\nold\n<!-- /graph -->\nafter'
    expect(withGraph(text, 'new $&')).toBe(
      'before\n<!-- graph -->\nnew $&\n<!-- /graph -->\nafter',
    )
  })

  it('refuses a text without marks', () => {
    expect(() => withGraph('nothing', 'new')).toThrow('marks')
  })
})
