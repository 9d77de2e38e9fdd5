import { describe, expect, it } from 'vitest'
import { UnionFind } from '@/import/parse/union-find'

describe('UnionFind', () => {
  it('gives joined names one root and leaves others alone', () => {
    const sets = new UnionFind()
    sets.join('c', 'b')
    sets.join('d', 'e')
    sets.join('e', 'c')
    expect(['b', 'c', 'd', 'e'].map((name) => sets.rootOf(name))).toEqual(['b', 'b', 'b', 'b'])
    expect(sets.rootOf('f')).toBe('f')
  })

  it('has the same root whatever the order', () => {
    const pairs = [['a', 'b'], ['b', 'c'], ['c', 'd']] as const
    const roots = [pairs, pairs.toReversed()].map((order) => {
      const sets = new UnionFind()
      for (const [a, b] of order) sets.join(b, a)
      return sets.rootOf('d')
    })
    expect(roots).toEqual(['a', 'a'])
  })
})
